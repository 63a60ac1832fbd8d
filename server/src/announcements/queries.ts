import type { Announcement } from '@fairquay/contract/announcements/rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

type Row = Omit<Announcement, 'starts_at' | 'ends_at'> & { id: number; starts_at: Date; ends_at: Date | null }

/** With its moments as the wire has them. */
export const presentMoments = <Known extends Pick<Row, 'starts_at' | 'ends_at'>>({
  starts_at,
  ends_at,
  ...row
}: Known) => ({
  ...row,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
})

/** The newest first. */
export async function findAnnouncements(db: Queryable) {
  const { rows } = await sql<Row & { created_by: string | null }>`
    select a.id, a.text, a.link, a.is_warning, a.starts_at, a.ends_at, u.first_name || ' ' || u.last_name as created_by
    from announcements a left join users u on u.id = a.created_by order by a.starts_at desc, a.id desc limit 100`.execute(
    db,
  )
  return rows.map(presentMoments)
}

/** One to be changed, held until it is. */
export async function holdAnnouncement(tx: Queryable, id: number) {
  const { rows } = await sql<Row>`
    select id, text, link, is_warning, starts_at, ends_at from announcements where id = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  const { id: _, ...before } = presentMoments(rows[0])
  return before
}
