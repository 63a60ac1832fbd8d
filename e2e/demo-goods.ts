import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { APIRequestContext } from '@playwright/test'

/** Goods in stock, those of the demo marketplace first: what other journeys make beside this one may be gone in a moment. */
export async function readDemoGoods(
  request: APIRequestContext,
  headers: Record<string, string>,
  { page = 1, sellerId }: { page?: number; sellerId?: number } = {},
): Promise<Product[]> {
  const address = `/api/v1/products/all?availability=in-stock&perPage=100&page=${page}`
  const answer = await request.get(sellerId === undefined ? address : `${address}&supplier=${sellerId}`, { headers })
  const { data } = ((await answer.json()) as { data: { data: Product[] } }).data
  return data.sort((one, other) => one.id - other.id)
}
