import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import type { CaseDecision, CaseGroup, OwnReport, ReportCase, ReportThing } from '@fairquay/contract/reports/shapes.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

type Slice = { limit: number; offset: number }

type OwnRow = Omit<OwnReport, 'at' | 'decided_at'> & { at: Date; decided_at: Date | null }

/** What a person has reported, newest first: things of every kind, and reviews, whose reports are kept with them. */
export async function findOwnReports(
  db: Queryable,
  userId: number,
  { limit, offset }: Slice,
): Promise<{ data: OwnReport[]; total: number }> {
  const reports = sql`
    select c.thing, c.name, t.reason, t.text, t.at, t.decision as outcome, t.decided_at
    from reports t join report_cases c on c.id = t.case_id where t.user_id = ${userId}
    union all
    select 'review', coalesce(p.name, s.name), t.reason, t.text, t.at,
      case when t.settled_at is null then null else coalesce(t.decision, 'settled') end, t.settled_at
    from review_reports t join reviews r on r.id = t.review_id join companies s on s.id = r.seller_company_id
      left join products p on p.id = r.product_id where t.user_id = ${userId}`
  const { rows } = await sql<OwnRow>`
    select * from (${reports}) o order by at desc, thing, name limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from (${reports}) o`.execute(db)
  const data = rows.map(({ at, decided_at, thing, reason, ...row }) => {
    const names: Record<string, string> = thing === 'review' ? reviewMessages.reportReasons : reportMessages.reasons
    return {
      ...row,
      thing,
      reason: names[reason] ?? reason,
      at: at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    }
  })
  return { data, total: counted[0]?.total ?? 0 }
}

type CaseRow = {
  id: number
  thing: ReportThing
  name: string
  path: string | null
  company: ReportCase['company']
  is_open: boolean
  opened_at: Date
  shown_title: string | null
  shown_text: string | null
  reports: (Omit<ReportCase['reports'][number], 'at'> & { at: string })[]
  count: number
  decision: CaseDecision | null
  reason: string
  decided_at: Date | null
  decided_by_name: string
}

/** Beyond so many of one case, more of them tell nothing new. */
const mostShown = 20

/** Cases for the operator: those open, the longest waiting first, or those decided, the last decided first. */
export async function findCases(
  db: Queryable,
  group: CaseGroup,
  { limit, offset }: Slice,
): Promise<{ data: ReportCase[]; total: number }> {
  const isOpen = group === 'open'
  const order = isOpen ? sql`c.opened_at, c.id` : sql`c.decided_at desc, c.id desc`
  // Of an open case those that wait for a word, of one that is settled those it settled last.
  const ofNow = sql`t.case_id = c.id and (case when c.is_open then t.decision is null else t.decided_at = c.decided_at end)`
  const { rows } = await sql<CaseRow>`
    select c.id, c.thing, c.name, c.is_open, c.opened_at, c.decision, c.reason, c.decided_at, c.decided_by_name,
      case c.thing
        when 'product' then (select '/product/' || l.slug from listings l where l.product_id = c.thing_id)
        when 'company' then (select '/company/' || l.slug from companies l where l.id = c.thing_id)
        when 'message' then (select '/requests/' || t.request_id from request_messages m join request_threads t on t.id = m.thread_id where m.id = c.thing_id)
      end as path,
      case when k.id is null then null else json_build_object('id', k.id, 'name', k.name) end as company,
      last.shown_title, last.shown_text,
      (select count(*)::int from reports t where ${ofNow}) as count,
      (select coalesce(json_agg(row_to_json(t)), '[]') from (
        select t.id, t.reason, t.text, t.at, concat_ws(', ', u.first_name || ' ' || u.last_name, o.name) as by
        from reports t join users u on u.id = t.user_id left join companies o on o.id = u.company_id
        where ${ofNow} order by t.at, t.id limit ${mostShown}) t) as reports
    from report_cases c left join companies k on k.id = c.company_id
      left join lateral (select t.shown_title, t.shown_text from reports t where t.case_id = c.id order by t.at desc, t.id desc limit 1) last on true
    where c.is_open = ${isOpen} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from report_cases where is_open = ${isOpen}`.execute(db)
  return { data: rows.map(presentCase), total: counted[0]?.total ?? 0 }
}

function presentCase(row: CaseRow): ReportCase {
  const { decision, reason, decided_at, decided_by_name, shown_title, shown_text, opened_at, ...rest } = row
  return {
    ...rest,
    opened_at: opened_at.toISOString(),
    reports: row.reports.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    shown: { title: shown_title ?? row.name, text: shown_text ?? '' },
    decision: decision && decided_at ? { decision, reason, at: decided_at.toISOString(), by: decided_by_name } : null,
  }
}

/** How many cases wait for a word, and how many reviews do; for the operator's board. */
export async function countOpenCases(db: Queryable): Promise<{ cases: number; reviews: number }> {
  const { rows } = await sql<{ cases: number; reviews: number }>`
    select (select count(*)::int from report_cases where is_open) as cases,
      (select count(distinct review_id)::int from review_reports where settled_at is null) as reviews`.execute(db)
  return rows[0] ?? { cases: 0, reviews: 0 }
}
