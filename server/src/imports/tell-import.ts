import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { notifyWebhooks } from '../webhooks/store-deliveries.ts'
import { getImport } from './import-queries.ts'
import { presentSummary } from './present.ts'

/** What this transaction does to products and stock is told to other programs as one thing, not product by product (note_product_news of migration 0085). */
export async function silenceNews(tx: Queryable): Promise<void> {
  await sql`select set_config('fairquay.news', 'off', true)`.execute(tx)
}

/** Tells a company's programs what an import has done, in numbers; which products they were is read with `changed_since`. */
export function tellOfImport(tx: Queryable, companyId: number, id: number): Promise<void> {
  return notifyWebhooks(tx, [companyId], 'products.imported', async () => ({
    import: presentSummary(await getImport(tx, companyId, id)),
  }))
}
