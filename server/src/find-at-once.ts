import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from './database.ts'

type Questions = Readonly<Record<string, RawBuilder<object>>>
type Answers<Asked extends Questions> = {
  [Name in keyof Asked]: Asked[Name] extends RawBuilder<infer Row> ? Row[] : never
}

/**
 * Asks several things in one statement, on one state of the database. Rows come as JSON, in the order each question says: moments are texts there, numbers of any kind are
 * numbers.
 */
export async function findAtOnce<Asked extends Questions>(db: Queryable, questions: Asked): Promise<Answers<Asked>> {
  const answers = Object.entries(questions).map(
    ([name, question]) => sql`(select coalesce(json_agg(r), '[]') from (${question}) r) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Answers<Asked>>`select ${sql.join(answers)}`.execute(db)
  if (!rows[0]) throw new Error('A statement that always has one row has none.')
  return rows[0]
}
