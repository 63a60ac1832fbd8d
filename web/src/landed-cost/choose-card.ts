import type { DayRate } from '@fairquay/contract/currency/rates.ts'
import { convertBorderCosts } from '@fairquay/contract/freight/border-costs.ts'
import type { TransportType } from '@fairquay/contract/trade/transport.ts'
import type { FreightPrices } from '../freight-prices/use-freight-prices.ts'
import { chooseMode, type ScenarioForm } from './scenario-form.ts'

/** A price of a rate card as a calculation takes it: decimals of the calculation's currency; null is what the card leaves out. */
export type CardFreight = {
  by: string
  mode: TransportType
  days: { min: number; max: number }
  /** ISO day. */
  until: string
  freight: number
  onward: number | null
  insurance: number | null
}

/** The cheapest price, like with like, that says what freight to the border costs; undefined where none does. */
export function chooseCard(
  { prices, orders }: Pick<FreightPrices, 'prices' | 'orders'>,
  currency: string,
  rates: readonly DayRate[],
): CardFreight | undefined {
  for (const lane of orders.cheapest) {
    const price = prices.find(({ lane_id }) => lane_id === lane)
    if (!price || price.total === null) continue
    const { freight, onward, insurance } = convertBorderCosts(price, currency, rates)
    if (freight === null) continue
    const { provider, mode, transit_days: days, valid_until: until } = price
    return { by: provider.name, mode, days, until, freight, onward, insurance }
  }
  return undefined
}

/** A way whose transport nobody chose is that of the card. */
export function inModeOf(form: ScenarioForm, card: CardFreight | undefined): ScenarioForm {
  if (!card || card.mode === form.mode) return form
  return { ...form, ...chooseMode(form, card.mode), isModeChosen: false }
}

/** A way with what a card says where nothing is typed. Of a freight that is typed nothing is taken from cards, for it may be to the door. */
export function underCard(form: ScenarioForm, card: CardFreight | undefined): ScenarioForm {
  if (!card || form.freight !== null) return form
  return { ...form, freight: card.freight, onward: form.onward ?? card.onward }
}
