import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database, Queryable } from './database.ts'
import { type Jobs, jobKind } from './jobs.ts'

/** A mail to one person. The recipient and the subject come from our own data, never from what somebody typed (safety.md). */
export type Mail = {
  toName: string
  toAddress: string
  subject: string
  text: string
  /** Where a mail program ends mails like this one with one press (RFC 8058); for notifications, not for letters. */
  unsubscribeUrl?: string
}

export const sendMailJob = jobKind<{ mailId: number }>('send-mail')

/** Writes the mail and the job that will send it, both in the caller's transaction (safety.md G2). */
export async function postMail(tx: Queryable, jobs: Jobs, mail: Mail): Promise<number> {
  const row = await tx
    .insertInto('mails')
    .values({
      message_id: `<${randomUUID()}@fairquay>`,
      to_name: keepOneLine(mail.toName),
      to_address: mail.toAddress,
      subject: keepOneLine(mail.subject),
      text: mail.text,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await jobs.enqueue(tx, sendMailJob, { mailId: row.id })
  return row.id
}

/**
 * Sends one stored mail. Without SMTP settings the outbox is where mails end, and that is no error. A mail that was sent already is left alone;
 * when the note of the sending is lost in a crash, the repeat carries the same Message-ID.
 */
export async function sendMail(db: Database, config: Config, log: Logger, mailId: number): Promise<void> {
  if (!config.smtpUrl) return
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  try {
    await transport.sendMail({
      from: config.mailFrom,
      to: { name: mail.to_name, address: mail.to_address },
      subject: mail.subject,
      text: mail.text,
      messageId: mail.message_id,
      ...(mail.unsubscribe_url !== null && {
        headers: {
          'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await db
      .updateTable('mails')
      .set({ sent_at: sql<Date>`now()`, attempts: sql`attempts + 1`, last_error: null })
      .where('id', '=', mailId)
      .execute()
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await db
      .updateTable('mails')
      .set({ attempts: sql`attempts + 1`, last_error: reason })
      .where('id', '=', mailId)
      .execute()
    log.warn({ mailId, reason }, 'mail not sent, will be tried again')
    throw error
  } finally {
    transport.close()
  }
}

function keepOneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').trim()
}
