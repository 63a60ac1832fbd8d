import { randomUUID } from 'node:crypto'
import { type MailUrgency, mailUrgencies, secondsBetweenTurns } from '@fairquay/contract/mail-rules.ts'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Queryable } from './database.ts'
import { isHeld } from './held-addresses.ts'

/** A mail to one person. The recipient and the subject come from our own data, never from what somebody typed. */
export type Mail = {
  toName: string
  toAddress: string
  subject: string
  text: string
  /** A letter where nothing is said. */
  urgency?: MailUrgency
  /** The company whose doing it is that this mail is sent: those of one company take turns with those of others. */
  companyId?: number | undefined
  /** How long the link in it works: a mail that could not be sent until then is dropped. */
  usefulMinutes?: number
  /** Where a mail program ends mails like this one with one press (RFC 8058); for notifications, not for letters. */
  unsubscribeUrl?: string
}

/**
 * Writes the mail in the caller's transaction, so that it is on its way exactly if what it tells of has happened. Its row is its place in the queue. Without a
 * mail server the outbox is where it ends, and it does not leave when one is set up later: nobody wants last year's letters then. To an address that mail comes back
 * from only account mails leave (docs/mail.md#mail-that-comes-back).
 */
export async function postMail(tx: Queryable, config: Pick<Config, 'smtpUrl'>, mail: Mail): Promise<number> {
  const { urgency = 'letter', companyId, usefulMinutes = null } = mail
  const level = mailUrgencies.indexOf(urgency)
  const sender = companyId === undefined ? mail.toAddress.toLowerCase() : `company:${companyId}`
  const lastTurn = sql`(select max(turn) from mails where state = 'waiting' and sender = ${sender} and urgency = ${level})`
  const row = await tx
    .insertInto('mails')
    .values({
      message_id: `<${randomUUID()}@fairquay>`,
      to_name: keepOneLine(mail.toName),
      to_address: mail.toAddress,
      subject: keepOneLine(mail.subject),
      text: mail.text,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      state: !config.smtpUrl
        ? 'kept'
        : urgency === 'account'
          ? 'waiting'
          : sql`case when ${isHeld(mail.toAddress)} then 'held' else 'waiting' end`,
      urgency: level,
      sender,
      turn: sql<Date>`greatest(now(), ${lastTurn} + make_interval(secs => ${secondsBetweenTurns}))`,
      useless_after: sql<Date | null>`now() + make_interval(mins => ${usefulMinutes}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function keepOneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').trim()
}
