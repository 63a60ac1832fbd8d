import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Notes that an operator has approved the company. Whoever calls this indexes it in the same transaction (`indexCompany`). */
export async function verifyCompany(tx: Queryable, companyId: number): Promise<void> {
  await sql`update companies set verified_at = coalesce(verified_at, now()) where id = ${companyId}`.execute(tx)
}
