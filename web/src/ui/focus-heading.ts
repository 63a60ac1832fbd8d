/** A dialog that does not go is not waited for any longer; milliseconds. */
const longest = 2000

/**
 * After something was confirmed: the focus goes to the heading of the page, which says what it has become, once the dialog it was confirmed in has gone. What
 * had opened that dialog is often gone too, and the focus would be lost with it.
 */
export function focusHeading(): void {
  const latest = performance.now() + longest
  const look = () => {
    if (document.querySelector('[role="dialog"]') && performance.now() < latest) return void requestAnimationFrame(look)
    // The dialog gives the focus back as its last deed.
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus()
    })
  }
  requestAnimationFrame(look)
}
