import { listOrderValues } from '@fairquay/contract/order-value/endpoints.ts'
import { readOrderValue } from '@fairquay/contract/order-value/form.ts'
import type { OrderValue } from '@fairquay/contract/order-value/steps.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What sellers give for bigger orders, by company; without them prices stand as they are listed, so nobody waits for it. */
export function orderValuesQuery(sellerIds: readonly number[]) {
  const ids = [...new Set(sellerIds)].sort((a, b) => a - b).join(',')
  return queryOptions({
    queryKey: ['order-values', ids],
    enabled: ids !== '',
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, OrderValue>> => {
      const { data } = await call(listOrderValues, { query: { seller_ids: ids }, signal })
      return new Map(data.map(({ seller_id, ...form }) => [seller_id, readOrderValue(form)]))
    },
    staleTime: 30_000,
    placeholderData: (before) => before,
  })
}
