import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { incoterms } from '@fairquay/contract/trade/incoterms.ts'
import { useQuery } from '@tanstack/react-query'
import { whereaboutsQuery } from '../accounts/whereabouts-query.ts'
import type { PriceSubject } from '../freight-prices/price-subject.ts'
import { type FreightQuestion, useFreightPrices } from '../freight-prices/use-freight-prices.ts'
import { useUser } from '../session.tsx'
import { ratesQuery } from '../trade/rates-query.ts'
import { type CardFreight, chooseCard } from './choose-card.ts'
import type { ScenarioForm } from './scenario-form.ts'

/** What freight of goods is priced for, of so many of them or of as many as they are, and the address of all its prices. */
export type Carried = { subjectOf: (quantity: number | null) => PriceSubject | undefined; search: LandedAddress }

/** The best price of rate cards for a way, where nobody typed or agreed on another. Those who carry or clear goods themselves see none. */
export function useCardFreight(
  carried: Carried | undefined,
  form: ScenarioForm,
  currency: string,
): { card: CardFreight | undefined; isPending: boolean } {
  const user = useUser()
  const isBuyer = user?.company != null && user.role !== 'provider' && user.role !== 'broker'
  const isAsked = carried !== undefined && isBuyer && form.freight === null && form.destination !== ''
  const subject = isAsked ? carried.subjectOf(form.quantity) : undefined
  const { data: own, isLoading } = useQuery({ ...whereaboutsQuery, enabled: subject !== undefined })
  const { data, error } = useFreightPrices(subject && !isLoading ? askForPrices(subject, form, own) : undefined)
  const isOther = data?.prices.some((price) => price.currency !== currency) ?? false
  const rates = useQuery({ ...ratesQuery, enabled: isOther })
  if (!subject) return { card: undefined, isPending: false }
  if (!data || (isOther && rates.isLoading)) return { card: undefined, isPending: !error }
  return { card: chooseCard(data, currency, rates.data?.data ?? []), isPending: false }
}

/** Where the own company is. */
export type Home = { country: string; zip: string; city: string }

/** A way of transport that nobody chose is open to what is cheapest. The postcode is known of the own door alone. */
export function askForPrices(
  { ask }: PriceSubject,
  { destination, town, incoterm, mode, isModeChosen }: ScenarioForm,
  own: Home | undefined,
): FreightQuestion {
  const isHome = own?.country === destination && (town === '' || town === own.city)
  const isModeSet = isModeChosen || incoterms[incoterm].isForWaterOnly
  return {
    ...ask,
    to: { country: destination, ...(isHome && own.zip && { zip: own.zip }) },
    ...(isModeSet && { mode }),
    incoterm,
  }
}
