import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { Caller } from './app.ts'

/** A seller's products as lists leave them out: whole, the oldest first. */
export async function findWholeProducts(caller: Caller, sellerId: number): Promise<Product[]> {
  const query = { supplier: String(sellerId), sortOldest: 'true', perPage: 100 }
  const list = await caller.get('/api/v1/products/all', { query })
  const ids = list.body.data.data.map(({ id }: { id: number }) => id).join(',')
  return (await caller.get('/api/v1/products/details', { query: { ids } })).body.data
}
