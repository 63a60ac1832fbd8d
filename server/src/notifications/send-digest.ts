import {
  describeNotification,
  findNotificationPath,
  writeDigestSubject,
  writeMailFooter,
  writeNotificationText,
} from '@fairquay/contract/notifications/messages.ts'
import { sql } from 'kysely'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { postMail } from '../mail.ts'
import { makeUnsubscribeToken, type NotificationRow } from './queries.ts'
import { settingsLink, unsubscribeAddress, unsubscribeLink } from './unsubscribe-links.ts'

export const sendDigestJob = jobKind<{ userId: number }>('send-digest')

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export function digestHandler(app: Parts): JobHandler {
  return handleJob(sendDigestJob, ({ userId }) => sendDigest(app, userId))
}

/** A digest that lists more than this says how many more there are: nobody reads a mail of a thousand lines. */
const mostItems = 100

/**
 * Writes the mail with everything that is due for a person, in the transaction that marks it as done: a repeat of the job finds nothing left. What was
 * read in the app meanwhile is left out, and a day on which nothing else is left brings no mail.
 */
export async function sendDigest(app: Parts, userId: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    // A few minutes early is no harm; a clock of the database that is behind ours must not leave something lying.
    const { rows } = await sql<NotificationRow>`
      update notifications set digested_at = now()
      where user_id = ${userId} and digested_at is null and digest_at <= now() + interval '5 minutes'
      returning id, kind, facts, request_id, created_at, read_at`.execute(tx)
    const items = rows.filter(({ read_at }) => read_at === null).sort((one, other) => one.id - other.id)
    const person = await tx
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', userId)
      .where('status', '=', 1)
      .executeTakeFirst()
    if (items.length === 0 || !person) return
    const token = await makeUnsubscribeToken(tx, userId)
    const name = `${person.first_name} ${person.last_name}`
    await postMail(tx, app.config, {
      toName: name,
      toAddress: person.email,
      urgency: 'news',
      subject: writeDigestSubject(items.length, app.config.settings.name),
      text: `${writeNotificationText({
        recipient: name,
        items: items.slice(0, mostItems).map(({ kind, facts }) => ({
          sentence: describeNotification(kind, facts),
          about: facts.about ?? '',
          link: `${app.config.publicUrl}/#${findNotificationPath(kind, facts)}`,
        })),
        more: { count: Math.max(0, items.length - mostItems), link: `${app.config.publicUrl}/#/notifications` },
        marketplace: app.config.settings.name,
      })}\n${writeMailFooter({ settingsLink: settingsLink(app.config), unsubscribeLink: unsubscribeLink(app.config, token) })}`,
      unsubscribeUrl: unsubscribeAddress(app.config, token),
    })
  })
}
