import type { UnitPrice } from '@fairquay/contract/money.ts'
import type { CheckedLine, SellerRequest } from '@fairquay/contract/trade/check-lines.ts'
import { type LineCodes, readCodes } from '@fairquay/contract/trade/line-codes.ts'
import type { RequestedLine } from '@fairquay/contract/trade/requested-line.ts'

/** A line as it is written down, wherever its price is from: the market of this moment, or a deal. */
export type LineToStore = Omit<RequestedLine, 'codes'> & {
  /** Null where the product is gone for good, or never was one. */
  productId: number | null
  termId: number | null
  originalUnitPrice: UnitPrice
  codes: LineCodes & { variant_key: string }
}

/** A request to one seller; `total` in minor units of `currency`. */
export type RequestToStore = Omit<SellerRequest, 'lines'> & { lines: readonly LineToStore[] }

/** What the market says of a line that passed every check. */
export function readCheckedLine(line: CheckedLine): LineToStore {
  const { goods, options, price, targetPrice } = line
  return {
    productId: goods.productId,
    name: goods.name,
    options,
    termId: price.term.id,
    quantity: price.quantity,
    orderMeasure: price.term.orderMeasure,
    unitPrice: price.unitPrice,
    originalUnitPrice: price.originalUnitPrice,
    priceUnit: price.term.priceUnit,
    unitWeight: price.unitWeight,
    total: price.total,
    targetPrice: targetPrice ?? null,
    codes: readCodes(line),
  }
}

export function listLinesToStore(lines: readonly (CheckedLine | LineToStore)[]): LineToStore[] {
  return lines.map((line) => ('goods' in line ? readCheckedLine(line) : line))
}
