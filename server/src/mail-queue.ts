import { findStatus } from '@fairquay/contract/mail-return-rules.ts'
import { pauseBeforeProbe, pauseBeforeRetry } from '@fairquay/contract/mail-rules.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import { keepReturn } from './held-addresses.ts'

/** A mail that this process hands over now; nobody else takes it until the lease has run out. */
export type TakenMail = {
  id: number
  message_id: string
  to_name: string
  to_address: string
  subject: string
  text: string
  unsubscribe_url: string | null
  refusals: number
}

/** How long a mail stays taken, seconds: longer than the longest hand-over, so that only a killed process loses what it had. */
const lease = 150

const isDue = sql`state = 'waiting' and due_at <= now() and (useless_after is null or useless_after > now())`

async function take(db: Database, order: RawBuilder<unknown>, limit: number): Promise<TakenMail[]> {
  const { rows } = await sql<TakenMail & { urgency: number; turn: Date }>`
    with next as materialized (
      select id from mails where ${isDue} order by ${order} limit ${limit}::int for update skip locked)
    update mails m set due_at = now() + make_interval(secs => ${lease}), tried_at = now(), attempts = attempts + 1
    from next where m.id = next.id
    returning m.id, m.message_id, m.to_name, m.to_address, m.subject, m.text, m.unsubscribe_url, m.refusals, m.urgency, m.turn`.execute(
    db,
  )
  return rows.sort((one, other) => one.urgency - other.urgency || +one.turn - +other.turn || one.id - other.id)
}

/** The next mails in line: the most urgent first, the senders in turns. */
export function takeMails(db: Database, limit: number): Promise<TakenMail[]> {
  return take(db, sql`urgency, turn, id`, limit)
}

export type ServerFailure = { away_since: Date; tries: number; next_try_at: Date; reason: string }

/** That the mail server was away when it was last tried, and since when; nothing while mails leave. */
export async function findServerFailure(db: Database): Promise<ServerFailure | undefined> {
  return db
    .selectFrom('mail_server_failure')
    .select(['away_since', 'tries', 'next_try_at', 'reason'])
    .executeTakeFirst()
}

/**
 * One mail to try the server with, when it is time, for one of all processes; always another one, so that a mail that some server cannot bear does not stand
 * in everybody's way.
 */
export async function takeProbe(db: Database): Promise<{ mail: TakenMail; tries: number } | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update mail_server_failure set next_try_at = now() + make_interval(secs => ${lease})
    where next_try_at <= now() and exists (select from mails where ${isDue})
    returning tries`.execute(db)
  if (!rows[0]) return undefined
  const [mail] = await take(db, sql`tried_at nulls first, urgency, turn, id`, 1)
  return mail && { mail, tries: rows[0].tries }
}

/** Only the first of several failures of one moment counts, and after that only those of probes. */
export async function keepServerFailure(
  db: Database,
  reason: string,
  probe: { tries: number } | undefined,
): Promise<void> {
  const tries = (probe?.tries ?? 0) + 1
  const pause = sql`now() + make_interval(secs => ${pauseBeforeProbe(tries) / 1000})`
  await sql`
    insert into mail_server_failure (next_try_at, reason) values (${pause}, ${reason})
    on conflict (is_only) do update set tries = ${tries}, next_try_at = excluded.next_try_at, reason = excluded.reason
    where ${probe !== undefined}`.execute(db)
}

export async function forgetServerFailure(db: Database): Promise<void> {
  await db.deleteFrom('mail_server_failure').execute()
}

/** A process that has just begun may have been given another server: the first try is now. */
export async function tryServerNow(db: Database): Promise<void> {
  await sql`update mail_server_failure set next_try_at = now(), tries = 0`.execute(db)
}

/** A mail that was made ready to be sent again while it was under way has another name by now, and stays to be sent. */
const stillThis = ({ id, message_id }: TakenMail) => sql`id = ${id} and message_id = ${message_id}`

export async function keepSent(db: Database, mail: TakenMail): Promise<void> {
  await sql`update mails set state = 'sent', sent_at = now(), last_error = null where ${stillThis(mail)}`.execute(db)
}

/** The mail itself was refused: it waits for its next turn, or is given up. Returns whether it is. */
export async function keepRefusal(db: Database, mail: TakenMail, reason: string, isFinal: boolean): Promise<boolean> {
  const refusals = mail.refusals + 1
  const pause = pauseBeforeRetry(refusals, isFinal)
  const isGivenUp = pause === undefined
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`
      update mails set refusals = ${refusals}, last_error = ${reason},
        state = ${isGivenUp ? 'failed' : 'waiting'}, due_at = now() + make_interval(secs => ${(pause ?? 0) / 1000})
      where ${stillThis(mail)} and state = 'waiting' returning 1`.execute(tx)
    if (isGivenUp && rows.length > 0)
      await keepReturn(tx, mail, { kind: 'refused', status: findStatus(reason), reason })
  })
  return isGivenUp
}

/** The mail could do nothing for it: it is back in its place. */
export async function giveBack(db: Database, mail: TakenMail): Promise<void> {
  await sql`update mails set due_at = now() where ${stillThis(mail)} and state = 'waiting'`.execute(db)
}

/** Mails whose links have ended are not sent any more. One that is just being handed over is noted as sent afterwards. */
export async function dropUseless(db: Database): Promise<void> {
  await sql`update mails set state = 'dropped' where state = 'waiting' and useless_after <= now()`.execute(db)
}
