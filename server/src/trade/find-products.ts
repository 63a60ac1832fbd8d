import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { findDetails } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'

/** Products on the market as members see them, by id; the others are missing. */
export async function findProducts(db: Queryable, productIds: readonly number[]): Promise<Map<number, Product>> {
  const texts = await findDetails(db, [...new Set(productIds)], 'member')
  return new Map([...texts].map(([id, text]) => [id, JSON.parse(text) as Product]))
}
