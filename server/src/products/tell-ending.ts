import { warnedDays } from '@fairquay/contract/catalogue/companions.ts'
import { sql } from 'kysely'
import { firstOwner } from '../catalogue/queries.ts'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { notifyPeople } from '../notifications/notify-people.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export const tellEndingJob = jobKind<object>('tell-ending', { retries: 3, seconds: 1800 })

/** Once a day: documents of products that end within thirty days are told to their company, each end once. */
export function tellEndingHandler(app: Parts): JobHandler {
  return { ...handleJob(tellEndingJob, () => tellEnding(app, new Date())), daily: '5:43' }
}

const atOnce = 100

export async function tellEnding(app: Parts, now: Date): Promise<void> {
  while ((await tellSome(app, now)) === atOnce);
}

type Ending = {
  title: string
  ends: string
  product_id: number
  product: string
  company_id: number
  people: number[]
  owner_id: number | null
}

/** A file that stands with many products is told of once, with the first of them. */
function tellSome(app: Parts, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  return inTransaction(app.db, async (tx) => {
    const { rows } = await sql<Ending>`
      with ending as (
        select distinct on (d.file_id) d.file_id, d.title, d.valid_until, d.product_id
        from product_documents d join document_files f on f.id = d.file_id
        where d.valid_until between ${today}::date and ${today}::date + ${warnedDays}::int and (f.told_of is null or f.told_of < d.valid_until)
          and not exists (select 1 from product_deletions x where x.product_id = d.product_id)
        order by d.file_id, d.valid_until, d.product_id limit ${atOnce}::int
      ),
      told as (
        update document_files f set told_of = e.valid_until from ending e where f.id = e.file_id and (f.told_of is null or f.told_of < e.valid_until)
        returning f.id, f.company_id
      )
      select e.title, e.valid_until::text as ends, e.product_id, p.name as product, t.company_id,
        array(select u.id from users u where u.company_id = t.company_id and u.status = 1 order by u.id) as people,
        (select u.id from users u where u.company_id = t.company_id and u.status = 1 order by ${firstOwner} limit 1) as owner_id
      from ending e join told t on t.id = e.file_id join products p on p.id = e.product_id order by e.file_id`.execute(
      tx,
    )
    for (const row of rows)
      await notifyPeople(tx, app, {
        kind: 'document.ending',
        facts: { about: `${row.title} (${row.product})`, day: row.ends, path: `/products-parent/${row.product_id}` },
        people: row.people,
        writeTo: row.owner_id === null ? [] : [row.owner_id],
        companyId: row.company_id,
      })
    return rows.length
  })
}
