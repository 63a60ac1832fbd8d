import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/**
 * The next number of a company, kind and year. Taken in the transaction that stores what it is for: one that fails gives its number back, so that none is left
 * out, and who comes second waits until the first one's is stored or gone.
 */
export async function takeNumber(tx: Queryable, companyId: number, kind: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into paper_numbers (company_id, kind, year, last) values (${companyId}, ${kind}, ${year}, 1)
    on conflict (company_id, kind, year) do update set last = paper_numbers.last + 1
    returning last`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error(`No number for ${kind}`)
  return row.last
}
