import { findCountryByName } from '@fairquay/contract/countries.ts'
import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import type { AddressForm } from '@fairquay/contract/freight/form.ts'
import { findFreightPrices } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../call.ts'
import { addressesQuery } from '../freight/wizard/quote-queries.ts'
import { useUser } from '../session.tsx'
import { useSettled } from '../ui/use-settled.ts'

export type FreightPrices = AnswerOf<typeof findFreightPrices>
export type AnsweredPrice = FreightPrices['prices'][number]
export type FreightQuestion = BodyOf<typeof findFreightPrices>

/** Milliseconds of no typing after which is asked. */
const pause = 300

/** Prices for a question as JSON; '' asks nothing. */
export function freightPricesQuery(asked: string) {
  return queryOptions({
    queryKey: ['freight-prices', asked],
    queryFn: ({ signal }) => call(findFreightPrices, { body: JSON.parse(asked) as FreightQuestion, signal }),
    enabled: asked !== '',
    staleTime: 60_000,
    retry: false,
  })
}

/** Prices for what is asked, as it is typed; the last ones stay while the next are on their way. */
export function useFreightPrices(question: FreightQuestion | undefined) {
  const asked = question === undefined ? '' : JSON.stringify(question)
  const settled = useSettled(asked, pause)
  const query = useQuery({ ...freightPricesQuery(settled), placeholderData: keepPreviousData })
  return { ...query, data: asked === '' ? undefined : query.data, isSettled: settled === asked }
}

/** Where the person's company is: its first address, with the country's code. Undefined until it is known, and of who has no company. */
export function useOwnAddress(): (AddressForm & { code: string }) | undefined {
  const company = useUser()?.company
  const { data } = useQuery({ ...addressesQuery(company?.id ?? 0), enabled: company !== null && company !== undefined })
  const [first] = data?.addresses ?? []
  if (!first) return undefined
  const { country, city, street, zip } = first
  return { country, city, street, zip, code: findCountryByName(country)?.code ?? '' }
}
