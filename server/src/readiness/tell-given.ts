import { nameFacts } from '@fairquay/contract/readiness/messages.ts'
import type { SellerFact } from '@fairquay/contract/readiness/shapes.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { findFacts } from './find-facts.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export const tellGivenJob = jobKind<object>('tell-given', { retries: 3, seconds: 300 })

/**
 * Every minute: what was asked for is looked up in its product, the longest unseen first, and who asked is told of what it says by now. Looked up and not
 * heard of from those who write products: those are many (the editor, tables, files, feeds, programs), and none of them has to know.
 */
export function tellGivenHandler(app: Parts): JobHandler {
  return { ...handleJob(tellGivenJob, () => tellGiven(app)), isEveryMinute: true }
}

/** So many are looked up a minute. */
const atOnce = 200

type Row = {
  id: number
  product_id: number
  fact: SellerFact
  company_id: number
  asked_by: number | null
  slug: string
}

export async function tellGiven(app: Parts): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { rows } = await sql<Row>`
      update fact_requests f set looked_at = clock_timestamp() from products p
      where p.id = f.product_id and f.id = any(array(
        select id from fact_requests where given_at is null order by looked_at limit ${atOnce}::int for update skip locked))
      returning f.id, f.product_id, f.fact, f.company_id, f.asked_by, p.slug`.execute(tx)
    if (rows.length === 0) return
    const products = await findFacts(
      tx,
      rows.map((row) => row.product_id),
    )
    const given = rows.filter((row) => products.get(row.product_id)?.known.includes(row.fact))
    if (given.length === 0) return
    await sql`update fact_requests set given_at = now() where id = any(${given.map(({ id }) => id)}::integer[])`.execute(
      tx,
    )
    for (const same of Map.groupBy(given, (row) => `${row.product_id} ${row.company_id}`).values()) {
      const [first] = same
      const name = first && products.get(first.product_id)?.name
      if (name !== undefined) await tellAsker(tx, app, same, name)
    }
  })
}

/** Whoever asked is told; where they have left the company, nobody is. */
async function tellAsker(tx: Queryable, app: Parts, rows: readonly Row[], name: string): Promise<void> {
  const people = [...new Set(rows.flatMap(({ asked_by }) => asked_by ?? []))]
  await notifyPeople(tx, app, {
    kind: 'facts.given',
    facts: { about: name, wanted: nameFacts(rows.map(({ fact }) => fact)), path: `/product/${rows[0]?.slug}` },
    people,
    writeTo: people,
  })
}
