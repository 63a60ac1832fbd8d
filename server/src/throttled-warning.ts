import type { Logger } from 'pino'

/**
 * Warns of an error, of the same one at most every so many milliseconds: what asks a database every second that is away for an hour would fill the log
 * with one sentence and its stack, 200 kB a minute.
 */
export function makeThrottledWarning(log: Logger, what: string, every = 30_000): (error: unknown) => void {
  const told = new Map<string, number>()
  return (error) => {
    const now = performance.now()
    const reason = error instanceof Error ? error.message : String(error)
    for (const [known, at] of told) if (now - at >= every) told.delete(known)
    if (told.has(reason)) return
    told.set(reason, now)
    log.warn({ err: error }, what)
  }
}
