import { type KeptStock, listStock, listStockPlaces } from '@fairquay/contract/stock/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The places the own company can count goods at. */
export const stockPlacesQuery = queryOptions({
  queryKey: ['stock-places'],
  queryFn: async ({ signal }) => (await call(listStockPlaces, { signal })).data,
})

const perPage = 100

/** The stock of a product with where it lies, and the places it could lie at; asked anew whenever it is opened, because orders move it. */
export const productPlacesQuery = (productId: number) =>
  queryOptions({
    queryKey: ['stock-places', productId],
    queryFn: async ({ signal }) => {
      const [places, levels] = await Promise.all([
        call(listStockPlaces, { signal }).then(({ data }) => data),
        findLevels(productId, signal),
      ])
      return { places, levels }
    },
    staleTime: 0,
    gcTime: 0,
  })

async function findLevels(productId: number, signal: AbortSignal): Promise<KeptStock[]> {
  const levels: KeptStock[] = []
  for (let page = 1; ; page++) {
    const { data, pagination } = await call(listStock, { query: { product_id: productId, page, perPage }, signal })
    levels.push(...data)
    if (data.length < perPage || levels.length >= pagination.total) return levels
  }
}
