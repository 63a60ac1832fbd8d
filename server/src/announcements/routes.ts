import * as endpoints from '@fairquay/contract/announcements/endpoints.ts'
import { type Announcement, refuseAnnouncement } from '@fairquay/contract/announcements/rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { takeStoredSettings } from '../stored-settings.ts'

/** What an operator tells everybody. It is part of the settings each page comes with: nothing is asked for it. */
export function announcementRoutes(app: App): void {
  implement(app, endpoints.listAnnouncements, async () => ({ data: await findAnnouncements(app.db) }))

  implementOnce(app, endpoints.addAnnouncement, async (tx, { viewer, body }) => {
    const values = readAnnouncement(body)
    const { id } = await tx
      .insertInto('announcements')
      .values({ ...values, created_by: viewer.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(tx, viewer, {
      action: 'created',
      thing: 'announcement',
      id,
      name: values.text,
      after: present(values),
    })
    return { id }
  })

  implement(app, endpoints.changeAnnouncement, async ({ viewer, params: { id }, body }) => {
    const values = readAnnouncement(body)
    await inTransaction(app.db, async (tx) => {
      const before = await holdAnnouncement(tx, id)
      await tx.updateTable('announcements').set(values).where('id', '=', id).execute()
      await recordChange(tx, viewer, {
        action: 'changed',
        thing: 'announcement',
        id,
        name: values.text,
        before,
        after: present(values),
      })
    })
    await takeStoredSettings(app.db, app.config)
    return { success: true }
  })

  implement(app, endpoints.deleteAnnouncement, async ({ viewer, params: { id } }) => {
    await inTransaction(app.db, async (tx) => {
      const before = await holdAnnouncement(tx, id)
      await tx.deleteFrom('announcements').where('id', '=', id).execute()
      await recordChange(tx, viewer, {
        action: 'deleted',
        thing: 'announcement',
        id,
        name: before.text,
        before,
        after: {},
      })
    })
    await takeStoredSettings(app.db, app.config)
    return { success: true }
  })
}

function readAnnouncement(body: Announcement) {
  const refusals = refuseAnnouncement(body)
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals as Record<string, string>)
  const { text, link, is_warning, starts_at, ends_at } = body
  return {
    text: text.trim(),
    link: link.trim(),
    is_warning,
    starts_at: new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  }
}

type Row = Omit<Announcement, 'starts_at' | 'ends_at'> & { id: number; starts_at: Date; ends_at: Date | null }

const present = <Known extends Pick<Row, 'starts_at' | 'ends_at'>>({ starts_at, ends_at, ...row }: Known) => ({
  ...row,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
})

async function findAnnouncements(db: Queryable) {
  const { rows } = await sql<Row & { created_by: string | null }>`
    select a.id, a.text, a.link, a.is_warning, a.starts_at, a.ends_at, u.first_name || ' ' || u.last_name as created_by
    from announcements a left join users u on u.id = a.created_by order by a.starts_at desc, a.id desc limit 100`.execute(
    db,
  )
  return rows.map(present)
}

async function holdAnnouncement(tx: Queryable, id: number) {
  const { rows } = await sql<Row>`
    select id, text, link, is_warning, starts_at, ends_at from announcements where id = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  const { id: _, ...before } = present(rows[0])
  return before
}
