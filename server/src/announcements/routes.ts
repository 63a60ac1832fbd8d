import * as endpoints from '@fairquay/contract/announcements/endpoints.ts'
import { type Announcement, refuseAnnouncement } from '@fairquay/contract/announcements/rules.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { takeStoredSettings } from '../stored-settings.ts'
import { findAnnouncements, holdAnnouncement, presentMoments } from './queries.ts'

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
      after: presentMoments(values),
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
        after: presentMoments(values),
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
