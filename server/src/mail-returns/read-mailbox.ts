import { sql } from 'kysely'
import { inTransaction } from '../database.ts'
import { keepReturn } from '../held-addresses.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { loadWhenUsed } from '../load-when-used.ts'
import { readReport } from './read-report.ts'

type Parts = Pick<App, 'db' | 'config' | 'log'>

export const readReturnsJob = jobKind<object>('read-returns', { retries: 0, seconds: 240 })

const loadImap = loadWhenUsed<typeof import('imapflow')>('imapflow')

const minutesBetween = 5
/** A list of reports longer than this is gone through in several looks. */
const mostAtOnce = 200
/** The report itself and the head of the mail it is about stand at the beginning. */
const mostBytes = 256 * 1024
const patience = 20_000

/** Once a minute one process looks whether it is time to read the mailbox of returns. */
export function readReturnsHandler(parts: Parts): JobHandler {
  return { ...handleJob(readReturnsJob, () => readReturns(parts)), isEveryMinute: true }
}

/** Reads what has come since, when it is time; that it could not be read is kept for the operator, and tried again. */
export async function readReturns(parts: Parts): Promise<void> {
  const { db, config, log } = parts
  if (config.returnMailbox === undefined) return
  const { rows: turn } = await sql`
    update return_mailbox set next_look_at = now() + make_interval(mins => ${minutesBetween}) where next_look_at <= now() returning 1`.execute(
    db,
  )
  if (turn.length === 0) return
  try {
    const kept = await readMailbox(parts, new URL(config.returnMailbox))
    if (kept > 0) log.info({ kept }, 'mails came back')
    await sql`update return_mailbox set read_at = now(), failing_since = null, reason = null`.execute(db)
  } catch (error) {
    const reason = describe(error)
    log.warn({ reason }, 'the mailbox of returns could not be read')
    await sql`
      update return_mailbox set failing_since = coalesce(failing_since, now()), reason = ${reason.slice(0, 500)}`.execute(
      db,
    )
  }
}

/** Reports about mails of ours are taken out of the mailbox once they are kept; all else is marked as read and left to whoever reads that mailbox. */
async function readMailbox(parts: Parts, url: URL): Promise<number> {
  const client = open(url)
  // Who waits for an answer is told of a line that breaks; without a listener it would end the process.
  client.on('error', () => {})
  let kept = 0
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(url.pathname.slice(1)) || 'INBOX')
    const found = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of found.slice(0, mostAtOnce)) {
      const message = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true })
      const isOurs = message && (await takeReport(parts, message.source))
      if (isOurs) await client.messageDelete(String(uid), { uid: true })
      else await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      if (isOurs) kept++
    }
    await client.logout()
  } finally {
    client.close()
  }
  return kept
}

function open(url: URL) {
  const { ImapFlow } = loadImap()
  const secure = url.protocol === 'imaps:'
  return new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
}

/** Whether the message was a report about a mail of ours. */
async function takeReport({ db, log }: Parts, source: Uint8Array | undefined): Promise<boolean> {
  if (!source) return false
  const report = await readReport(source).catch((err: unknown) => {
    log.warn({ err }, 'a message in the mailbox of returns could not be read')
    return undefined
  })
  if (!report) return false
  return inTransaction(db, async (tx) => {
    const mail = await tx
      .selectFrom('mails')
      .select(['id', 'to_address'])
      .where('message_id', '=', report.messageId)
      .executeTakeFirst()
    if (mail) await keepReturn(tx, mail, report)
    return mail !== undefined
  })
}

/** What the server said, where it said something; the library's own sentence is "Command failed". */
function describe(error: unknown): string {
  const { message, responseText } = error as Error & { responseText?: string }
  return responseText ? `${message}: ${responseText}` : message
}
