import type { ReportGroup } from '@fairquay/contract/reviews/address.ts'
import { mostReviewsCounted } from '@fairquay/contract/reviews/endpoints.ts'
import type { ReportReason } from '@fairquay/contract/reviews/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Slice } from './find-reviews.ts'
import { type ReviewRow, reviewColumns, reviewParties } from './queries.ts'

export type ReportedRow = ReviewRow & {
  reports: { id: number; reason: ReportReason; text: string; at: string; by: string }[]
}

/** Reviews for the operator to decide on: those reported, the longest waiting first, or those hidden, the last hidden first. */
export async function findReported(
  db: Queryable,
  group: ReportGroup,
  { limit, offset }: Slice,
): Promise<{ rows: ReportedRow[]; total: number }> {
  const walk =
    group === 'waiting'
      ? sql`select review_id as id, row_number() over (order by min(at), review_id) as place from review_reports
            where settled_at is null group by review_id`
      : sql`select id, row_number() over (order by changed_at desc, id desc) as place from reviews where status = 'hidden'`
  const { rows } = await sql<ReportedRow>`
    select ${reviewColumns},
      (select coalesce(json_agg(json_build_object('id', t.id, 'reason', t.reason, 'text', t.text, 'at', t.at,
         'by', concat_ws(', ', u.first_name || ' ' || u.last_name, k.name)) order by t.at, t.id), '[]')
       from review_reports t join users u on u.id = t.user_id left join companies k on k.id = u.company_id
       where t.review_id = r.id and t.settled_at is null) as reports
    from (select * from (${walk}) w order by place limit ${limit} offset ${offset}) w join reviews r on r.id = w.id ${reviewParties}
    order by w.place`.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from (${walk}) w limit ${mostReviewsCounted}) c`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}
