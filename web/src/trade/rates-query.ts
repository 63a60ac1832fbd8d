import { getRates } from '@fairquay/contract/currency/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The latest rates of exchange. Without them sums in several currencies are told apart. */
export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: ({ signal }) => call(getRates, { signal }),
  retry: false,
})
