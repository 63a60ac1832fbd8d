import { indexProducts } from '../catalogue/index-products.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'

/** So many products are indexed with the change itself, so that a small marketplace shows it at once; the others follow as jobs of the same transaction. */
const batch = 300

// The name in the queue stays what it was: jobs of the last version wait under it during an upgrade.
export const reindexJob = jobKind<{ products: number[]; companies: number[] }>('reshelve')

export type Touched = { products: readonly number[]; companies: readonly number[] }

/** Indexing a company indexes all its goods; a few at once are enough for one transaction. */
const fewCompanies = 5

/** Brings the market up to date after a word was changed that many products or companies are shown with. */
export async function reindex(app: Pick<App, 'jobs'>, tx: Queryable, { products, companies }: Touched): Promise<void> {
  await indexProducts(tx, products.slice(0, batch))
  for (const id of companies.slice(0, fewCompanies)) await indexCompany(tx, id)
  for (let from = batch; from < products.length; from += batch)
    await app.jobs.enqueue(tx, reindexJob, { products: products.slice(from, from + batch), companies: [] })
  for (let from = fewCompanies; from < companies.length; from += fewCompanies)
    await app.jobs.enqueue(tx, reindexJob, { products: [], companies: companies.slice(from, from + fewCompanies) })
}

export function reindexThings(app: Pick<App, 'db'>): JobHandler {
  return handleJob(reindexJob, ({ products, companies }) =>
    inTransaction(app.db, async (tx) => {
      await indexProducts(tx, products)
      for (const id of companies) await indexCompany(tx, id)
    }),
  )
}
