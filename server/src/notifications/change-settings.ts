import { findNextDigest } from '@fairquay/contract/notifications/digest.ts'
import type { NotificationSettings } from '@fairquay/contract/notifications/endpoints.ts'
import { notificationMessages } from '@fairquay/contract/notifications/messages.ts'
import { mayEndMail, type Topic, topics } from '@fairquay/contract/notifications/topics.ts'
import { isUnsubscribeToken } from '@fairquay/contract/notifications/unsubscribe-token.ts'
import { isTimeZone } from '@fairquay/contract/time-zone.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { sendDigestJob } from './send-digest.ts'

type Row = {
  is_daily: boolean
  digest_hour: number
  time_zone: string
  choices: { topic: Topic; in_app: boolean; by_mail: boolean }[]
}

/** What a person has chosen, with every topic once. */
export async function readSettings(db: Queryable, userId: number): Promise<NotificationSettings> {
  const { rows } = await sql<Row>`
    select coalesce(s.is_daily, false) as is_daily, coalesce(s.digest_hour, 8) as digest_hour, coalesce(s.time_zone, 'UTC') as time_zone,
      (select coalesce(json_agg(json_build_object('topic', topic, 'in_app', in_app, 'by_mail', by_mail)), '[]')
       from notification_choices c where c.user_id = u.id) as choices
    from users u left join notification_settings s on s.user_id = u.id where u.id = ${userId}`.execute(db)
  const row = rows[0]
  const chosen = new Map(row?.choices.map((choice) => [choice.topic, choice]))
  return {
    choices: topics.map((topic) => chosen.get(topic) ?? { topic, in_app: true, by_mail: true }),
    is_daily: row?.is_daily ?? false,
    hour: row?.digest_hour ?? 8,
    time_zone: row?.time_zone ?? 'UTC',
  }
}

/** Keeps what a person has chosen; what waits for a digest moves with it, or goes out now when there is to be none any more. */
export async function changeSettings(
  app: Pick<App, 'db' | 'jobs'>,
  userId: number,
  settings: NotificationSettings,
  now = new Date(),
): Promise<NotificationSettings> {
  if (!isTimeZone(settings.time_zone)) throw new Failure('invalid_input', { time_zone: notificationMessages.zoneWrong })
  return inTransaction(app.db, async (tx) => {
    await sql`
      insert into notification_settings (user_id, is_daily, digest_hour, time_zone)
      values (${userId}, ${settings.is_daily}, ${settings.hour}, ${settings.time_zone})
      on conflict (user_id) do update set is_daily = excluded.is_daily, digest_hour = excluded.digest_hour, time_zone = excluded.time_zone`.execute(
      tx,
    )
    const unwanted = settings.choices.filter(({ topic, by_mail }) => !by_mail && mayEndMail(topic))
    for (const { topic, in_app, by_mail } of settings.choices)
      await keepChoice(tx, userId, topic, in_app, by_mail || !mayEndMail(topic))
    await forgetWaiting(
      tx,
      userId,
      unwanted.map(({ topic }) => topic),
    )
    const due = settings.is_daily ? findNextDigest(now, settings.hour, settings.time_zone) : now
    const { rows } = await sql`
      update notifications set digest_at = ${due}
      where user_id = ${userId} and digest_at is not null and digested_at is null returning 1`.execute(tx)
    if (rows.length > 0) await app.jobs.enqueue(tx, sendDigestJob, { userId }, { after: due })
    return readSettings(tx, userId)
  })
}

/** Whether the mails that a link is about have ended already; undefined when the link is nobody's. */
export async function areMailsEnded(
  { db }: Pick<App, 'db'>,
  token: string,
  topic?: Topic,
): Promise<boolean | undefined> {
  const userId = await findOwner(db, token)
  if (userId === undefined) return undefined
  const about = topicsOf(topic)
  const { choices } = await readSettings(db, userId)
  return choices.every((choice) => !choice.by_mail || !about.includes(choice.topic))
}

/** Ends the mails of a topic, or of all that can be ended, for whoever a link was sent to; false when the link is nobody's. */
export async function endMails({ db }: Pick<App, 'db'>, token: string, topic?: Topic): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const userId = await findOwner(tx, token)
    if (userId === undefined) return false
    const ended = topicsOf(topic)
    const { choices } = await readSettings(tx, userId)
    for (const choice of choices)
      if (ended.includes(choice.topic)) await keepChoice(tx, userId, choice.topic, choice.in_app, false)
    await forgetWaiting(tx, userId, ended)
    return true
  })
}

/** Whom the link with this token was sent to. */
async function findOwner(db: Queryable, token: string): Promise<number | undefined> {
  // Anything but a UUID would make PostgreSQL complain.
  if (!isUnsubscribeToken(token)) return undefined
  const row = await db
    .selectFrom('notification_settings')
    .select('user_id')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  return row?.user_id
}

/** The topics whose mails a link ends: its own, or all that can be ended. */
function topicsOf(topic: Topic | undefined): readonly Topic[] {
  return (topic ? [topic] : topics).filter(mayEndMail)
}

/** What waits for the digest about these topics is not wanted any more. */
async function forgetWaiting(tx: Queryable, userId: number, topics: readonly Topic[]): Promise<void> {
  await sql`
    update notifications set digested_at = now()
    where user_id = ${userId} and digest_at is not null and digested_at is null and topic = any(${topics}::text[])`.execute(
    tx,
  )
}

async function keepChoice(tx: Queryable, userId: number, topic: Topic, inApp: boolean, byMail: boolean): Promise<void> {
  await sql`
    insert into notification_choices (user_id, topic, in_app, by_mail) values (${userId}, ${topic}, ${inApp}, ${byMail})
    on conflict (user_id, topic) do update set in_app = excluded.in_app, by_mail = excluded.by_mail`.execute(tx)
}
