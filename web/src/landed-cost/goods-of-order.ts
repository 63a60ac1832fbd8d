import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { roundUnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { nameLine } from '@fairquay/contract/shipment-plans/names.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import type { AgreedTerm, LandedGoods } from './scenario-form.ts'

/** The term an order was agreed on, which its landed cost keeps to. */
export function readAgreedTerm({ incoterm, place }: Pick<OrderDetail, 'incoterm' | 'place'>): AgreedTerm | undefined {
  return isIncotermCode(incoterm) ? { incoterm, place } : undefined
}

/** The lines of an order. What of them was cancelled does not travel. */
export function readGoodsOfOrder({ lines, currency }: Pick<OrderDetail, 'lines' | 'currency'>): LandedGoods[] {
  return lines.flatMap(({ name, options, hts, origin_code, quantity, cancelled, unit_price, unit_weight }) => {
    const travels = quantity - cancelled
    if (travels < 1) return []
    return [
      {
        name: nameLine(name, options),
        hs: hts,
        origin: origin_code || null,
        quantity: travels,
        unit_price: unit_weight === null ? unit_price : writeUnitPrice(roundUnitPrice(unit_price * unit_weight)),
        currency: currency as LandedCostInput['currency'],
      },
    ]
  })
}
