import type { Amount, UnitPrice } from '../money.ts'
import type { LineCodes } from './line-codes.ts'

/** One line of a request as its mail and its document tell it: goods, how many, and what they cost by the seller's price list. */
export type RequestedLine = {
  name: string
  options: readonly { name: string; value: string }[]
  quantity: number
  orderMeasure: string
  /** 0 where the seller names its price on demand. */
  unitPrice: UnitPrice
  priceUnit: string
  /** Weight of one unit in `priceUnit`; null unless priced by weight. */
  unitWeight: number | null
  total: Amount
  /** What the buyer would like to pay for one price unit; null where nothing was said. */
  targetPrice?: UnitPrice | null
  codes?: LineCodes
}
