import { refuseChecks } from '@fairquay/contract/company/check-rules.ts'
import type { CheckKind, RecordedCheck } from '@fairquay/contract/company-checks.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

/** `recorded_by` is the operator's name as it was then. */
export type StoredCheck = RecordedCheck & { recorded_by: string; recorded_at: Date }

const order = sql`array_position(array['registry', 'address', 'bank', 'person'], kind)`

/** What is recorded of a company, in the order in which it is told. */
export async function findChecks(db: Queryable, companyId: number): Promise<StoredCheck[]> {
  const { rows } = await sql<StoredCheck>`
    select kind, checked_on::text as checked_on, evidence, checked_by_name as recorded_by, recorded_at from company_checks
    where company_id = ${companyId} order by ${order}`.execute(db)
  return rows
}

/**
 * Makes the checks of a company these: one that is not named is withdrawn, one that is as it was keeps who recorded it. Whoever calls this indexes the company in the same transaction.
 */
export async function recordChecks(
  tx: Queryable,
  companyId: number,
  checks: readonly RecordedCheck[],
  by: { userId: number | null; name: string },
): Promise<void> {
  const faults = refuseChecks(checks, new Date().toISOString().slice(0, 10))
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
  const kinds: CheckKind[] = checks.map(({ kind }) => kind)
  await sql`delete from company_checks where company_id = ${companyId} and kind <> all(${kinds}::text[])`.execute(tx)
  for (const { kind, checked_on, evidence } of checks)
    await sql`
      insert into company_checks as c (company_id, kind, checked_on, evidence, checked_by, checked_by_name)
      values (${companyId}, ${kind}, ${checked_on}::date, ${evidence.trim()}, ${by.userId}, ${by.name})
      on conflict (company_id, kind) do update set checked_on = excluded.checked_on, evidence = excluded.evidence, checked_by = excluded.checked_by,
        checked_by_name = excluded.checked_by_name, recorded_at = now()
      where (c.checked_on, c.evidence) is distinct from (excluded.checked_on, excluded.evidence)`.execute(tx)
}
