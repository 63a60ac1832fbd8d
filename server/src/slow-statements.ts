import type { LogEvent } from 'kysely'
import type { Logger } from 'pino'
import { currentCall } from './call-context.ts'

/** A statement is as long as this in the log; what is cut off is the end of a list. */
const longest = 2000

/**
 * Tells the log of statements that took `least` milliseconds or more, and of the call they were made for. Their values are no part of their text and
 * are not told. Waiting for a lock counts; waiting for a connection does not, which is the pool's and shows in its figures (docs/metrics.md).
 */
export function tellOfSlowStatements(log: Logger, least: number): (event: LogEvent) => void {
  return ({ query, queryDurationMillis: took }) => {
    if (took < least) return
    const call = currentCall()
    const statement = query.sql.replace(/\s+/g, ' ').slice(0, longest)
    const from = call && { route: call.route, ...(call.trace && { trace: call.trace.id }) }
    log.warn({ ms: Math.round(took), ...from, statement }, 'slow statement')
  }
}
