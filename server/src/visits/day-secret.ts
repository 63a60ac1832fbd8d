import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** The secret of a day, the same for all processes; the first to need it makes it and throws away those of the days before. */
export async function getDaySecret(tx: Queryable, day: string): Promise<Buffer> {
  const { rows: made } = await sql`
    insert into visitor_secrets (day, secret) values (${day}, ${randomBytes(32)}) on conflict (day) do nothing returning 1`.execute(
    tx,
  )
  if (made.length > 0) await sql`delete from visitor_secrets where day < ${day}::date`.execute(tx)
  const { rows } = await sql<{ secret: Buffer }>`select secret from visitor_secrets where day = ${day}`.execute(tx)
  const secret = rows[0]?.secret
  if (!secret) throw new Error(`There is no secret for the visitors of ${day}`)
  return secret
}
