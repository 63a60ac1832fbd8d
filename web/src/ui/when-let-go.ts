/**
 * Does a thing at once, or, while something is pressed, as soon as it is let go and before the click: what moves away from under a press that has begun is not
 * pressed.
 */
export function whenLetGo(deed: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', deed, { once: true })
  else deed()
}
