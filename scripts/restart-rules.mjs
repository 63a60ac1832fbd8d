// When a server that ended is started again. Old Nodes must be able to read this file.

/** Exit codes with which the server ends on purpose: stopped, or refused with a sentence at its start. */
const wanted = [0, 1]
const firstPause = 1000
const longestPause = 30000
/** A server that was up for so long, milliseconds, had not been dying again and again. */
const healthyFor = 10 * 60 * 1000
/** Ends in a row after which starting again helps nobody. */
const most = 8

/**
 * How many ends in a row this was, and the milliseconds to wait before the server is started again; no `pause` when it is not. `end` is how it ended:
 * `code`, `signal`, how long it was ready (`upFor`, undefined when never), whether any server before it was (`hasBeenReady`), whether somebody asked for
 * it through us (`isWanted`), and how many ends in a row there were before.
 */
export function decideRestart(end) {
  if (end.isWanted) return { ends: end.ends }
  // What never ran has a fault that a second try meets as well. Once it ran, a database that is away for a minute refuses the start of a server, too.
  const isFault = end.signal !== null || wanted.indexOf(end.code) < 0
  const isRestart = end.upFor === undefined && end.hasBeenReady && end.code !== 0
  if (!(isFault && end.upFor !== undefined) && !isRestart) return { ends: end.ends }
  const ends = end.upFor !== undefined && end.upFor >= healthyFor ? 1 : end.ends + 1
  if (ends > most) return { ends }
  return { ends, pause: Math.min(firstPause * 2 ** (ends - 1), longestPause) }
}
