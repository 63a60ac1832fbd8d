import { shelveProducts } from '../catalogue/shelve-products.ts'
import { shelveCompany } from '../company/shelve-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'

/** So many products are shelved with the change itself, so that a small marketplace shows it at once; the others follow as jobs of the same transaction. */
const batch = 300

export const reshelveJob = jobKind<{ products: number[]; companies: number[] }>('reshelve')

export type Touched = { products: readonly number[]; companies: readonly number[] }

/** Shelving a company shelves all its goods; a few at once are enough for one transaction. */
const fewCompanies = 5

/** Brings the market up to date after a word was changed that many products or companies are shown with. */
export async function reshelve(app: Pick<App, 'jobs'>, tx: Queryable, { products, companies }: Touched): Promise<void> {
  await shelveProducts(tx, products.slice(0, batch))
  for (const id of companies.slice(0, fewCompanies)) await shelveCompany(tx, id)
  for (let from = batch; from < products.length; from += batch)
    await app.jobs.enqueue(tx, reshelveJob, { products: products.slice(from, from + batch), companies: [] })
  for (let from = fewCompanies; from < companies.length; from += fewCompanies)
    await app.jobs.enqueue(tx, reshelveJob, { products: [], companies: companies.slice(from, from + fewCompanies) })
}

export function reshelveThings(app: Pick<App, 'db'>): JobHandler {
  return handleJob(reshelveJob, ({ products, companies }) =>
    inTransaction(app.db, async (tx) => {
      await shelveProducts(tx, products)
      for (const id of companies) await shelveCompany(tx, id)
    }),
  )
}
