import { listCards } from '@fairquay/contract/catalogue/endpoints.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../call.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** Cards that one call gives. */
const mostCards = 100
/** Milliseconds of no typing after which cards are asked for. */
const pause = 400

/** The cards of the products that were filled in, which say how goods are packed: the order pad itself does not. Each is asked for once. */
export function usePadCards(ids: readonly number[]): ReadonlyMap<number, Product> | undefined {
  const [known] = useState(() => new Map<number, Product>())
  const asked = useSettled([...ids].sort((a, b) => a - b).join(','), pause)
  const { data } = useQuery({
    queryKey: ['pad-cards', asked],
    queryFn: async ({ signal }) => {
      const missing = asked.split(',').filter((id) => !known.has(Number(id)))
      for (let from = 0; from < missing.length; from += mostCards) {
        const query = { ids: missing.slice(from, from + mostCards).join(',') }
        for (const card of (await call(listCards, { query, signal })).data) known.set(card.id, card)
      }
      return new Map(known)
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  return data
}
