import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { addressesOf } from '../pictures.ts'

/** How far the marketplace has been set up, as it stands in the database. */
export type SetupFacts = {
  set_up_at: Date | null
  mail_tested_at: Date | null
  /** Whether the demo's accounts are here, however they came. */
  has_demo: boolean
  /** Whether it is being loaded at this moment, by whichever process: nothing but a load keeps companies from being added. */
  is_demo_loading: boolean
  industries: number
  operators: number
  companies: number
  /** Names of the companies that are not the demo's, a few of them. */
  others: string[]
}

/** The demo's companies are those whose people have addresses that are nobody's (RFC 2606, RFC 6761). */
const isOfDemo = sql`exists (select 1 from users d where d.company_id = c.id and d.email ~ '(@demo\.test|\.example)$')`

export async function findSetupFacts(db: Queryable): Promise<SetupFacts> {
  const { rows } = await sql<SetupFacts>`
    select m.set_up_at, m.mail_tested_at,
      exists (select 1 from users where email like '%@demo.test') as has_demo,
      exists (select 1 from pg_locks where relation = 'companies'::regclass and mode = 'ShareRowExclusiveLock' and granted) as is_demo_loading,
      (select count(*)::int from industries) as industries,
      (select count(*)::int from users where role = 'admin' and status = 1) as operators,
      (select count(*)::int from companies where kind <> 'operator') as companies,
      array(select c.name from companies c where c.kind <> 'operator' and not ${isOfDemo} order by c.id desc limit 5) as others
    from marketplace m`.execute(db)
  const facts = rows[0]
  if (!facts) throw new Error('The row about the marketplace is missing.')
  return facts
}

export async function noteSetUp(tx: Queryable, isDone: boolean): Promise<void> {
  await sql`update marketplace set set_up_at = case when ${isDone} then coalesce(set_up_at, now()) end`.execute(tx)
}

export async function noteMailTested(db: Queryable): Promise<void> {
  await sql`update marketplace set mail_tested_at = now()`.execute(db)
}

export async function noteDemo(tx: Queryable, demo: 'loaded' | 'removed'): Promise<void> {
  await sql`update marketplace set demo = ${demo}`.execute(tx)
}

/** The address of the logo before; `imageId` null: none any more. Whether there is such a picture is asked by the table. */
export async function replaceLogo(tx: Queryable, imageId: number | null): Promise<string | null> {
  const { rows } = await sql<{ name: string | null; format: string | null }>`
    with before as (select logo_image_id from marketplace for update)
    update marketplace set logo_image_id = ${imageId}
    returning (select i.name from images i, before b where i.id = b.logo_image_id) as name,
      (select i.format from images i, before b where i.id = b.logo_image_id) as format`.execute(tx)
  const { name, format } = rows[0] ?? {}
  return name && format ? addressesOf(name, format).preview : null
}
