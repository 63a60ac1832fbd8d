import { randomUUID } from 'node:crypto'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { refuseResend } from '@fairquay/contract/admin/rules.ts'
import { secondsBetweenTurns } from '@fairquay/contract/mail-rules.ts'
import { sql } from 'kysely'
import { recordChange, recordChanges } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { getMail } from './queries.ts'

/** Sends a mail once more. Without a mail server nothing could be sent, and a mail would only look as if it had never left. */
export async function resendMail(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const mail = await getMail(tx, id)
  const facts = { useless_after: mail.useless_after?.toISOString() ?? null, is_emptied: mail.text === '' }
  const refusal = refuseResend(facts, config.smtpUrl !== undefined, new Date())
  if (refusal) throw new Failure('refused', { id: refusal }, refusal)
  await readyMail(tx, id)
  await recordChange(tx, viewer, {
    action: 'resent',
    thing: 'mail',
    id,
    name: mail.subject,
    before: { sent_at: mail.sent_at?.toISOString() ?? null, last_error: mail.last_error },
    after: { to: mail.to_address, sent_at: null, last_error: null },
  })
}

/** One that was sent goes as a new message: its old name would make the other side take it for a copy. All others may have arrived, and keep theirs. */
async function readyMail(tx: Queryable, id: number): Promise<void> {
  await sql`
    update mails set state = 'waiting', turn = now(), due_at = now(), sent_at = null, last_error = null, refusals = 0,
      message_id = case when sent_at is null then message_id else ${`<${randomUUID()}@fairquay>`} end
    where id = ${id}`.execute(tx)
}

/** Sends all mails that were given up once more, those of one sender behind each other as if they had been written now. */
export async function resendFailedMails(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  viewer: Viewer,
): Promise<{ resent: number; dropped: number }> {
  if (!config.smtpUrl) throw new Failure('refused', undefined, adminMessages.noMailServer)
  const { rows: dropped } = await sql`
    update mails set state = 'dropped' where state = 'failed' and useless_after <= now() returning 1`.execute(tx)
  const { rows } = await sql<{ id: number; to_address: string; subject: string; reason: string | null }>`
    with failed as materialized (select id from mails where state = 'failed' and text <> '' order by id for update),
    placed as (
      select m.id, m.last_error as reason, row_number() over (partition by m.sender, m.urgency order by m.id) - 1 as place
      from mails m join failed using (id))
    update mails m set state = 'waiting', turn = now() + placed.place * make_interval(secs => ${secondsBetweenTurns}), due_at = now(),
      last_error = null, refusals = 0
    from placed where m.id = placed.id
    returning m.id, m.to_address, m.subject, placed.reason`.execute(tx)
  await recordChanges(
    tx,
    viewer,
    rows.map(({ id, to_address, subject, reason }) => ({
      action: 'resent' as const,
      thing: 'mail' as const,
      id,
      name: subject,
      before: { last_error: reason },
      after: { to: to_address, last_error: null },
    })),
  )
  return { resent: rows.length, dropped: dropped.length }
}
