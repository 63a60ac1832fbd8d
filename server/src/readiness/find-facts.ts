import { readKnownFacts } from '@fairquay/contract/readiness/seller-facts.ts'
import type { SellerFact } from '@fairquay/contract/readiness/shapes.ts'
import type { Queryable } from '../database.ts'
import { findProducts } from '../trade/find-products.ts'

/** What products on the market say of themselves, by their ids; the others are missing. */
export async function findFacts(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, { name: string; known: SellerFact[] }>> {
  const cards = await findProducts(db, productIds)
  return new Map([...cards].map(([id, card]) => [id, { name: card.name, known: readKnownFacts(card) }]))
}
