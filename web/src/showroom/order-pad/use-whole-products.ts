import { listDetails } from '@fairquay/contract/catalogue/endpoints.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../call.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** Products that one call gives. */
const mostAsked = 100
/** Milliseconds of no typing after which products are asked for. */
const pause = 400

/** The products that were filled in, whole, because they say how goods are packed: the order pad itself does not. Each is asked for once. */
export function useWholeProducts(ids: readonly number[]): ReadonlyMap<number, Product> | undefined {
  const [known] = useState(() => new Map<number, Product>())
  const asked = useSettled([...ids].sort((a, b) => a - b).join(','), pause)
  const { data } = useQuery({
    queryKey: ['pad-products', asked],
    queryFn: async ({ signal }) => {
      const missing = asked.split(',').filter((id) => !known.has(Number(id)))
      for (let from = 0; from < missing.length; from += mostAsked) {
        const query = { ids: missing.slice(from, from + mostAsked).join(',') }
        for (const product of (await call(listDetails, { query, signal })).data) known.set(product.id, product)
      }
      return new Map(known)
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  return data
}
