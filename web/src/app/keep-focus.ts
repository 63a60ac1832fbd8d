/** What can be pressed. Never a field of text: on a phone it would bring up the keyboard. */
const focusable =
  'a[href], button:enabled, input:is([type="checkbox"], [type="radio"]):enabled, select:enabled, summary, [tabindex="0"]'

/** Milliseconds in which what has gone may give the focus to something by itself, as a dialog does. */
const patience = 100

/** The element that had the focus last, and what stood around it, the nearest first. */
let held: Element | null = null
let around: Element[] = []

function hold({ target }: FocusEvent): void {
  held = target as Element
  around = []
  for (let place = held.parentElement; place && !place.matches('main, body'); place = place.parentElement)
    around.push(place)
}

/** What can be pressed in what is left of the place, the nearest first. */
function findNear(): HTMLElement | undefined {
  for (const place of around)
    if (place.isConnected)
      for (const near of place.querySelectorAll<HTMLElement>(focusable)) if (near.checkVisibility()) return near
}

/**
 * What somebody pressed is gone by their press: the chip of a filter, a line of the cart, a category that has led on. The focus would be nowhere, and those who
 * hear the page or go through it by keyboard at its beginning: it goes to what is nearest of what stayed, or to the heading.
 */
export function keepFocusNear(focusHeading: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = () => held !== null && !held.isConnected && document.activeElement === document.body
  const watch = new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isLost()) return
      const near = findNear()
      if (near) near.focus({ preventScroll: true })
      else focusHeading()
    }, patience)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', hold)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    document.removeEventListener('focusin', hold)
  }
}

/** Which link a page was left by: its address, and the how manieth of those that lead there. */
type WayOut = { href: string; nth: number }
const waysOut = new Map<string, WayOut>()

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)]

/** Remembers by which link of the page its reader goes on; `visit` is that visit of the page in the history. */
export function keepWayOut(visit: string | undefined): void {
  const link = document.activeElement
  if (visit === undefined) return
  const href = link?.matches('main a') ? link.getAttribute('href') : null
  if (link && href !== null) waysOut.set(visit, { href, nth: linksTo(href).indexOf(link as HTMLElement) })
  else waysOut.delete(visit)
}

/** Back on a page, the focus is where it was left, as the scroll is: who looks through a list goes on from there. False where that link is not there. */
export function focusWayOut(visit: string | undefined): boolean {
  const way = waysOut.get(visit ?? '')
  const link = way && linksTo(way.href)[way.nth]
  link?.focus({ preventScroll: true })
  return link !== undefined && link === document.activeElement
}
