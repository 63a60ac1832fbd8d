import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely'
import type { Queryable } from './database.ts'

/** A statement with its values. */
export type Asked = { text: string; values: readonly unknown[] }

/** Stands for the values of a statement that waits for the next one of its connection (pooled-client.ts). */
export class SentAlong {
  readonly values: readonly unknown[]

  constructor(values: readonly unknown[]) {
    this.values = values
  }
}

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
