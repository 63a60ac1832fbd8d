import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { hashToken, makeToken } from '../session.ts'

/** How long a browser stays known after somebody last signed in with it. */
export const deviceDays = 180
/** A program that signs in again and again keeps no cookie, so each time it would be a new device. */
const mostDevices = 30

/** The device behind a mark, if the account of this address has signed in with it before. */
export async function findDevice(db: Queryable, mark: string, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id from known_devices d join users u on u.id = d.user_id
    where d.mark_hash = ${hashToken(mark)} and u.email = ${email} and d.seen_at > now() - make_interval(days => ${deviceDays})`.execute(
    db,
  )
  return rows[0]?.id
}

/**
 * Keeps that somebody signed in with this browser and returns its new mark. The one it showed ends, for whomever it stood: a copied mark is worth
 * nothing after the next sign-in, and one that a stranger put into the browser gains nothing from it.
 */
export async function knowDevice(tx: Queryable, userId: number, shown: string | undefined): Promise<string> {
  const { token: mark, hash } = makeToken()
  if (shown !== undefined)
    // In one order, so that two sign-ins of one browser at once wait for each other instead of failing.
    await sql`
      update known_devices set mark_hash = ${hash} where id in (
        select id from known_devices where mark_hash = ${hashToken(shown)} order by id for update)`.execute(tx)
  await sql`
    insert into known_devices (mark_hash, user_id) values (${hash}, ${userId})
    on conflict (mark_hash, user_id) do update set seen_at = now()`.execute(tx)
  await sql`
    delete from known_devices where user_id = ${userId} and id in (
      select id from known_devices where user_id = ${userId} order by seen_at desc, id desc offset ${mostDevices})`.execute(
    tx,
  )
  return mark
}

/** Every browser is a stranger's again. */
export async function forgetDevices(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}
