import type { ValueBasis } from '../customs/duty.ts'
import type { Amount } from '../money.ts'
import type { TariffRow, TariffUnit } from '../tariffs/shapes.ts'
import type { IncotermCode } from '../trade/incoterms.ts'
import type { Measures, RateContext } from './rate-amount.ts'

/** What a calculation of landed costs takes and makes. Amounts are minor units of one currency. */

/** One of the goods. `price` is for all of it, under the rule that was agreed. */
export type LandedGoods = {
  hs: string | null
  origin: string | null
  quantity: number
  price: Amount
  measures: Measures
}

export type LandedInput = {
  destination: string
  basis: ValueBasis
  mode: string
  incoterm: IncotermCode
  currency: string
  /** ISO. */
  day: string
  lines: readonly LandedGoods[]
  originCosts: Amount
  /** Null: not known. */
  freight: Amount | null
  onward: Amount | null
  insurance: { amount: Amount } | { rate: number }
  hasProofOfOrigin: boolean
  /** Whether the goods cross a customs border: else nothing is due on it. */
  isCleared: boolean
  /** Whether the buyer gets the tax back. */
  isTaxRecoverable: boolean
  rates: readonly TariffRow[]
  exchange: RateContext['exchange']
}

/** What is missing for one figure; `line` is the position of the goods. */
export type Gap =
  | { code: 'HS_UNKNOWN' | 'ORIGIN_UNKNOWN' | 'DUTY_UNKNOWN' | 'HS_NOT_EXACT'; line: number }
  | { code: 'MEASURE_UNKNOWN'; line: number; unit: TariffUnit }
  | { code: 'TAX_UNKNOWN' | 'FREIGHT_UNKNOWN' | 'ONWARD_UNKNOWN' | 'PRICE_TOO_LOW' }
  | { code: 'EXCHANGE_UNKNOWN'; currency: string }

/** What one row comes to. `line` is null where it is due on the shipment. */
export type DueRate = { row: TariffRow; line: number | null; base: Amount; amount: Amount }

export type LandedLine = {
  goods: Amount
  freight: Amount
  insurance: Amount
  onward: Amount
  customsValue: Amount
  duty: Amount
  fees: Amount
  tax: Amount
}

/** Everything as it would be if what is not known were the least, or the most, that it can be. */
export type LandedCost = {
  goods: Amount
  insurance: Amount
  cif: Amount
  insured: Amount
  customsValue: Amount
  duties: DueRate[]
  fees: DueRate[]
  taxes: DueRate[]
  lines: LandedLine[]
  /** Without the tax. */
  landedExcludingTax: Amount
  landed: Amount
}

/** `most` is undefined where there is no telling how much more it can be; without gaps it is what `least` is. */
export type LandedResult = { least: LandedCost; most: LandedCost | undefined; gaps: Gap[] }

export type Extreme = 'least' | 'most'
