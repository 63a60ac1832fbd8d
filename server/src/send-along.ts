import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely'
import type { Queryable } from './database.ts'
import { SentAlong } from './pooled-client.ts'

/**
 * Asks something of a transaction whose answer nobody waits for: it travels with the transaction's next statement, or its commit, and is done before that. When it
 * fails, that next one fails with its error. Not for what may fail in a way that somebody catches. Outside of a transaction it is done at once.
 */
export async function sendAlong(
  tx: Queryable,
  statement: CompiledQuery | RawBuilder<unknown> | Compilable,
): Promise<void> {
  const { sql, parameters } = 'compile' in statement ? statement.compile(tx) : statement
  const values = tx.isTransaction ? [new SentAlong(parameters)] : parameters
  await tx.executeQuery(CompiledQuery.raw(sql, [...values]))
}
