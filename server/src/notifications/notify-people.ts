import { findNextDigest } from '@fairquay/contract/notifications/digest.ts'
import {
  describeNotification,
  findNotificationPath,
  type NotificationFacts,
  writeMailFooter,
  writeNotificationSubject,
  writeNotificationText,
} from '@fairquay/contract/notifications/messages.ts'
import { type NotificationKind, type Topic, topicOf } from '@fairquay/contract/notifications/topics.ts'
import type { Config } from '../config.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { insertRows } from '../insert-rows.ts'
import { postMail } from '../mail.ts'
import { findRecipients, makeUnsubscribeToken, type Recipient } from './queries.ts'
import { sendDigestJob } from './send-digest.ts'
import { settingsLink, unsubscribeAddress, unsubscribeLink } from './unsubscribe-links.ts'

/** What a mail says to a person of this name; the line to end such mails is added to it. */
export type Letter = (name: string) => { subject: string; text: string }

export type News = {
  kind: NotificationKind
  facts: NotificationFacts
  /** Who finds it under the bell. */
  people: readonly number[]
  /** Who of them is also written to; nobody where another letter tells them. */
  writeTo?: readonly number[]
  /** What is written at once; without it, the sentence of the notification. A digest always has the sentence. */
  letterFor?: Letter
  /** The company whose doing it is; mails of one company take turns with those of others. */
  companyId?: number | undefined
}

type Parts = Pick<App, 'config'> & { jobs: Pick<App['jobs'], 'enqueue'> }

/**
 * Tells people of something in the caller's transaction, so that nobody is told of what did not happen and nobody misses what did: under the bell and by
 * mail, at once or in their digest, each as the person has chosen.
 */
export async function notifyPeople(tx: Queryable, app: Parts, news: News, now = new Date()): Promise<void> {
  const topic = topicOf(news.kind)
  if (topic === null || news.people.length === 0) return
  const writeTo = new Set(news.writeTo)
  const rows: object[] = []
  for (const person of await findRecipients(tx, news.people, topic)) {
    const isMailed = writeTo.has(person.id) && (person.by_mail || topic === 'security')
    const digestAt = isMailed && person.is_daily ? findNextDigest(now, person.digest_hour, person.time_zone) : null
    if (isMailed && !digestAt) await writeAtOnce(tx, app, person, topic, news)
    // One job does for all that waits for the same moment.
    if (digestAt && !person.has_digest)
      await app.jobs.enqueue(tx, sendDigestJob, { userId: person.id }, { after: digestAt })
    if (person.in_app || digestAt)
      rows.push({
        user_id: person.id,
        topic,
        kind: news.kind,
        facts: news.facts,
        request_id: news.facts.request_id ?? null,
        is_shown: person.in_app,
        digest_at: digestAt,
      })
  }
  await insertRows(tx, 'notifications', columns, rows)
}

const columns = {
  user_id: 'integer',
  topic: 'text',
  kind: 'text',
  facts: 'jsonb',
  request_id: 'integer',
  is_shown: 'boolean',
  digest_at: 'timestamptz',
}

async function writeAtOnce(
  tx: Queryable,
  { config }: Pick<Parts, 'config'>,
  person: Recipient,
  topic: Topic | 'security',
  { kind, facts, letterFor, companyId }: News,
): Promise<void> {
  const name = `${person.first_name} ${person.last_name}`
  const { subject, text } = (letterFor ?? letterOf(config, kind, facts))(name)
  const mail = { toName: name, toAddress: person.email, subject, companyId }
  // Whatever protects the account is not ended by a link.
  if (topic === 'security') {
    await postMail(tx, config, { ...mail, text, urgency: 'account' })
    return
  }
  const token = person.unsubscribe_token ?? (await makeUnsubscribeToken(tx, person.id))
  const links = { settingsLink: settingsLink(config), unsubscribeLink: unsubscribeLink(config, token, topic) }
  await postMail(tx, config, {
    ...mail,
    urgency: letterFor ? 'letter' : 'news',
    text: `${text}\n${writeMailFooter(links)}`,
    unsubscribeUrl: unsubscribeAddress(config, token, topic),
  })
}

function letterOf(config: Config, kind: News['kind'], facts: NotificationFacts): Letter {
  return (name) => ({
    subject: writeNotificationSubject(kind, facts),
    text: writeNotificationText({
      recipient: name,
      items: [
        {
          sentence: describeNotification(kind, facts),
          about: facts.about ?? '',
          link: `${config.publicUrl}/#${findNotificationPath(kind, facts)}`,
        },
      ],
      marketplace: config.settings.name,
    }),
  })
}
