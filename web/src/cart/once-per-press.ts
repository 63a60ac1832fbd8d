/** As long as the second press of a double click may take, milliseconds. */
const doubleClick = 500

const underWay = new Set<string>()

/**
 * Does what a press asks for, and once: pressed again while it is under way, or as soon as only the second press of a double click is, it stays one. Whoever
 * wants it again a moment later gets it again. `what` tells one thing from another, which is asked for at the same time.
 */
export async function oncePerPress(what: string, work: () => Promise<void>): Promise<void> {
  if (underWay.has(what)) return
  underWay.add(what)
  try {
    await Promise.all([work(), new Promise((done) => setTimeout(done, doubleClick))])
  } finally {
    underWay.delete(what)
  }
}
