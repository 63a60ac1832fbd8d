import type { MailReturn } from '@fairquay/contract/mail-return-rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type HoldRow = { kind: MailReturn['kind']; status: string; reason: string; since: Date }

export async function findHold(db: Queryable, address: string): Promise<HoldRow | undefined> {
  return db
    .selectFrom('held_addresses')
    .select([sql<MailReturn['kind']>`kind`.as('kind'), 'status', 'reason', 'since'])
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
}

export type HeldRow = HoldRow & {
  id: number
  address: string
  person: { id: number; name: string } | null
  held_mails: number
}

const like = (search: string): RawBuilder<unknown> =>
  search === '' ? sql`true` : sql`position(lower(${search}) in h.address) > 0`

/** One page of the addresses that are held, the newest first. Few are, and of each page only the rows shown are looked up elsewhere. */
export async function findHeldAddresses(
  db: Queryable,
  search: string,
  limit: number,
  offset: number,
): Promise<{ addresses: HeldRow[]; total: number }> {
  const { rows } = await sql<HeldRow>`
    select h.id, h.address, h.kind, h.status, h.reason, h.since, (
      select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) from users u where u.email = h.address) as person,
      (select count(*)::int from mails m where m.state = 'held' and lower(m.to_address) = h.address) as held_mails
    from (select * from held_addresses h where ${like(search)} order by since desc, id desc limit ${limit}::int offset ${offset}::int) h
    order by h.since desc, h.id desc`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::int as total from held_addresses h where ${like(search)}`.execute(db)
  return { addresses: rows, total: totals[0]?.total ?? 0 }
}

export type MailboxState = { read_at: Date | null; failing_since: Date | null; reason: string | null }

export async function findMailboxState(db: Queryable): Promise<MailboxState> {
  return db.selectFrom('return_mailbox').select(['read_at', 'failing_since', 'reason']).executeTakeFirstOrThrow()
}

export async function countHeldAddresses(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from held_addresses`.execute(db)
  return rows[0]?.count ?? 0
}
