import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { findCards as findTexts } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'

/** Products on the market as members see them, by id; the others are missing. */
export async function findCards(db: Queryable, productIds: readonly number[]): Promise<Map<number, Product>> {
  const texts = await findTexts(db, [...new Set(productIds)], 'member')
  return new Map([...texts].map(([id, card]) => [id, JSON.parse(card) as Product]))
}
