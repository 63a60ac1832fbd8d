import type { CaseDecision, ReportForm, ReportThing } from '@fairquay/contract/reports/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { ReportedThing } from './find-reported-thing.ts'

/** Everything that was reported of one thing. `companyId` is whose it is; null where that company is gone. */
export type Case = {
  id: number
  thing: ReportThing
  thingId: number
  companyId: number | null
  name: string
  isOpen: boolean
  decision: CaseDecision | null
}

/** A case, held until the transaction ends. */
export async function lockCase(tx: Queryable, id: number): Promise<Case | undefined> {
  const { rows } = await sql<Case>`
    select id, thing, thing_id as "thingId", company_id as "companyId", name, is_open as "isOpen", decision
    from report_cases where id = ${id} for update`.execute(tx)
  return rows[0]
}

export type Decision = { decision: CaseDecision; reason: string; now: Date; by: { id: number; name: string } }

/** Closes a case; whose reports that settles. */
export async function closeCase(tx: Queryable, id: number, { decision, reason, now, by }: Decision): Promise<number[]> {
  await sql`
    update report_cases set is_open = false, decision = ${decision}, reason = ${reason}, decided_at = ${now},
      decided_by = ${by.id}, decided_by_name = ${by.name}
    where id = ${id}`.execute(tx)
  const { rows } = await sql<{ user_id: number }>`
    update reports set decision = ${decision}, decided_at = ${now} where case_id = ${id} and decision is null returning user_id`.execute(
    tx,
  )
  return rows.map(({ user_id }) => user_id)
}

/** What was reported waits again with it: the operator reads it anew, and whoever reported it is told what becomes of it now. */
export async function reopenCase(tx: Queryable, id: number, now: Date): Promise<void> {
  await sql`
    update reports t set decision = null, decided_at = null
    from report_cases c where c.id = ${id} and t.case_id = c.id and t.decided_at = c.decided_at`.execute(tx)
  await sql`update report_cases set is_open = true, opened_at = ${now} where id = ${id}`.execute(tx)
}

/** Whether its seller has deleted a product. */
export async function isProductGone(tx: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from products p where id = ${id} and not exists (select 1 from product_deletions d where d.product_id = p.id)`.execute(
    tx,
  )
  return rows.length === 0
}

/** Takes a message of a conversation out of sight from that moment; null: it is shown again. */
export async function removeMessage(tx: Queryable, id: number, removedAt: Date | null): Promise<void> {
  await sql`update request_messages set removed_at = ${removedAt} where id = ${id}`.execute(tx)
}

/** The request in whose conversation a message stands. */
export async function findRequestOf(tx: Queryable, messageId: number): Promise<number | undefined> {
  const { rows } = await sql<{ request_id: number }>`
    select t.request_id from request_messages m join request_threads t on t.id = m.thread_id where m.id = ${messageId}`.execute(
    tx,
  )
  return rows[0]?.request_id
}

/** Who can read what their company is told. */
export async function findPeopleOf(
  tx: Queryable,
  companyId: number | null,
): Promise<{ email: string; first_name: string }[]> {
  const { rows } = await sql<{ email: string; first_name: string }>`
    select email, first_name from users where company_id = ${companyId} and status = 1 order by id`.execute(tx)
  return rows
}

/** The case of a thing, made where there is none; one that was decided is open again. */
export async function openCase(
  tx: Queryable,
  { thing, id, found, now }: { thing: ReportThing; id: number; found: ReportedThing; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into report_cases as c (thing, thing_id, company_id, name, opened_at)
    values (${thing}, ${id}, ${found.companyId}, ${found.name.slice(0, 200)}, ${now})
    on conflict (thing, thing_id) do update set name = excluded.name, company_id = excluded.company_id, is_open = true,
      opened_at = case when c.is_open then c.opened_at else excluded.opened_at end
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

type NewReport = Pick<ReportForm, 'reason' | 'text'> & { userId: number; title: string; shown: string; now: Date }

/** False when this person has reported it already and waits for a word. */
export async function insertReport(tx: Queryable, caseId: number, report: NewReport): Promise<boolean> {
  const { userId, reason, text, title, shown, now } = report
  const { rows } = await sql`
    insert into reports (case_id, user_id, reason, text, shown_title, shown_text, at)
    values (${caseId}, ${userId}, ${reason}, ${text}, ${title}, ${shown}, ${now})
    on conflict (case_id, user_id) where decision is null do nothing returning 1`.execute(tx)
  return rows.length > 0
}
