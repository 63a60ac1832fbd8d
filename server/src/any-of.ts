import { type RawBuilder, sql } from 'kysely'

/**
 * Ids to compare with, `where id = ${anyOf(ids)}`. Behind a `select` PostgreSQL cannot count them while it plans: the plan is the same for one and for a thousand, and is
 * made once for each connection. With a bare parameter a statement for one id looks cheaper than the plan that holds for any number, and is planned anew each time, which
 * takes several times as long as the answer.
 */
export function anyOf(ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`any((select ${[...ids]}::int[])::int[])`
}
