import { type MailReturn, shouldHold } from '@fairquay/contract/mail-return-rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from './database.ts'

/** Whether only mails somebody waits for are sent to an address. */
export function isHeld(address: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from held_addresses where address = lower(${address}))`
}

/** Whether it is known that mails to an address do not arrive. That its reader calls them unwanted is theirs to tell, not ours. */
export function comesBack(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from held_addresses where address = lower(${address}) and kind <> 'complained')`
}

export type Return = Pick<MailReturn, 'kind' | 'status'> & { reason: string }

/**
 * Keeps that a mail came back, once however often it is told, and holds the address when that is enough. What waits for it is held with it: sending on would
 * only teach other servers that we write to nobody.
 */
export async function keepReturn(
  tx: Queryable,
  mail: { id: number; to_address: string },
  { kind, status, reason }: Return,
): Promise<void> {
  const address = mail.to_address.toLowerCase()
  // Two reports of one address at a time would both find one too few.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`returns of ${address}`}, 0))`.execute(tx)
  await sql`
    insert into mail_returns (mail_id, address, kind, status, reason) values (${mail.id}, ${address}, ${kind}, ${status}, ${reason})
    on conflict (mail_id, kind) do nothing`.execute(tx)
  const { rows } = await sql<{ kind: MailReturn['kind']; status: string; at: Date; now: Date }>`
    select kind, status, returned_at as at, now() as now from mail_returns where address = ${address} and not is_settled`.execute(
    tx,
  )
  const returns = rows.map(({ at, ...known }) => ({ ...known, at: at.getTime() }))
  if (!shouldHold(returns, rows[0]?.now.getTime() ?? 0)) return
  await sql`
    insert into held_addresses (address, kind, status, reason) values (${address}, ${kind}, ${status}, ${reason})
    on conflict (address) do update set kind = excluded.kind, status = excluded.status, reason = excluded.reason`.execute(
    tx,
  )
  await sql`
    update mails set state = 'held' where state = 'waiting' and urgency > 0 and lower(to_address) = ${address}`.execute(
    tx,
  )
}

/** Mail arrives there, as somebody says or has shown by the link of one. Returns whether it was held. Mails that were held meanwhile stay where they are. */
export async function freeAddress(tx: Queryable, address: string): Promise<boolean> {
  const { rows } = await sql`delete from held_addresses where address = lower(${address}) returning 1`.execute(tx)
  await sql`update mail_returns set is_settled = true where address = lower(${address}) and not is_settled`.execute(tx)
  return rows.length > 0
}
