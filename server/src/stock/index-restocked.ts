import { indexProducts } from '../catalogue/index-products.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'

/**
 * Listings say what can be had. They follow a moment after an order, as a job: made anew in the order's own transaction they would hold the product, and whoever
 * changes products holds those first and their stock second. What a buyer asks for is judged by the stock itself.
 */
export const indexRestockedJob = jobKind<{ products: number[] }>('index-restocked', { atOnce: 2 })

export async function enqueueRestocked(
  tx: Queryable,
  app: Pick<App, 'jobs'>,
  products: readonly number[],
): Promise<void> {
  if (products.length > 0) await app.jobs.enqueue(tx, indexRestockedJob, { products: [...products] })
}

export function indexRestocked(app: Pick<App, 'db'>): JobHandler {
  return handleJob(indexRestockedJob, ({ products }) => inTransaction(app.db, (tx) => indexProducts(tx, products)))
}
