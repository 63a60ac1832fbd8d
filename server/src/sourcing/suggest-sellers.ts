import { mostSuggestedSellers, type SuggestedSeller } from '@fairquay/contract/sourcing/endpoints.ts'
import type { Queryable } from '../database.ts'
import { findResults } from '../search/find-results.ts'
import { findProductOwner, findSellersOf } from './queries.ts'

/** Products the search brings that are looked at. */
const mostFound = 100
/** Of the best this many, the categories count as the ones that are meant. */
const mostTelling = 5

/** Sellers of goods like a product or like some words, by the marketplace's own search and the categories of what it finds. */
export async function suggestSellers(
  db: Queryable,
  { product_id, search = '' }: { product_id?: number; search?: string },
  ownCompanyId: number,
): Promise<SuggestedSeller[]> {
  const product = product_id === undefined ? undefined : await findProductOwner(db, product_id)
  const typed = search.trim() || product?.name || ''
  const { hits } = await findResults(db, { typed, target: 'products', page: 1, perPage: mostFound, isExact: false })
  const found = (JSON.parse(`[${hits}]`) as { id: number }[]).map(({ id }) => id)
  const ids = [...new Set([...(product && product_id !== undefined ? [product_id] : []), ...found])]
  if (ids.length === 0) return []
  return findSellersOf(db, ids, { first: mostTelling, most: mostSuggestedSellers, exceptCompany: ownCompanyId })
}
