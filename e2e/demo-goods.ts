import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { APIRequestContext } from '@playwright/test'

/** Goods in stock, whole, those of the demo marketplace first: what other journeys make beside this one may be gone in a moment. */
export async function readDemoGoods(
  request: APIRequestContext,
  headers: Record<string, string>,
  { page = 1, sellerId }: { page?: number; sellerId?: number } = {},
): Promise<Product[]> {
  const address = `/api/v1/products/all?availability=in-stock&perPage=100&page=${page}`
  const answer = await request.get(sellerId === undefined ? address : `${address}&supplier=${sellerId}`, { headers })
  const { data: cards } = ((await answer.json()) as { data: { data: { id: number }[] } }).data
  if (cards.length === 0) return []
  const ids = cards.map(({ id }) => id).sort((one, other) => one - other)
  const whole = await request.get(`/api/v1/products/details?ids=${ids.join(',')}`, { headers })
  return ((await whole.json()) as { data: Product[] }).data
}
