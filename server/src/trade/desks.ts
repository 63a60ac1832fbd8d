import { sql } from 'kysely'
import { speaksFirst } from '../company/speaker.ts'
import type { Config } from '../config.ts'
import type { Queryable } from '../database.ts'

/** `userId` and `companyId` are missing where the support address stands in for everybody. */
export type Desk = { name: string; email: string; userId?: number; companyId?: number }

/**
 * Who is written to at the desk that a kind of request goes to: who speaks for each approved company of that kind; while there is none,
 * the operator's people, and at last the support address. With `onlyId` that company alone.
 */
export async function findDesks(
  tx: Queryable,
  { settings }: Config,
  desk: 'provider' | 'broker',
  onlyId: number | null = null,
): Promise<Desk[]> {
  const { rows } = await sql<Desk>`
    select distinct on (c.id) u.first_name || ' ' || u.last_name as name, u.email, u.id as "userId", c.id as "companyId"
    from companies c
    join users u on u.company_id = c.id and u.status = 1 and u.role = ${desk}
    where c.kind = ${desk} and c.verified_at is not null and (${onlyId}::integer is null or c.id = ${onlyId})
    order by c.id, ${speaksFirst}`.execute(tx)
  if (rows.length > 0 || onlyId !== null) return rows
  const operators = await sql<Desk>`
    select first_name || ' ' || last_name as name, email, id as "userId" from users
    where role = 'admin' and status = 1
    order by id limit 5`.execute(tx)
  return operators.rows.length > 0 ? operators.rows : [{ name: settings.name, email: settings.supportAddress }]
}
