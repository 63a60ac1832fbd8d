import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { roundUnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { OrderLoad } from '@fairquay/contract/orders/load.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { nameLine } from '@fairquay/contract/shipment-plans/names.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { loadPacks, readDealPacking } from '@fairquay/contract/trade/load.ts'
import type { AgreedTerm, LandedGoods } from './scenario-form.ts'

/** The term an order was agreed on, which its landed cost keeps to. */
export function readAgreedTerm({ incoterm, place }: Pick<OrderDetail, 'incoterm' | 'place'>): AgreedTerm | undefined {
  return isIncotermCode(incoterm) ? { incoterm, place } : undefined
}

/** The lines of an order, with what they weigh in the packs of its deal where `load` has these. What of them was cancelled does not travel. */
export function readGoodsOfOrder(
  { lines, currency }: Pick<OrderDetail, 'lines' | 'currency'>,
  load?: Pick<OrderLoad, 'lines'>,
): LandedGoods[] {
  return lines.flatMap((line) => {
    const { name, options, hts, origin_code, quantity, cancelled, order_measure, unit_price, unit_weight } = line
    const travels = quantity - cancelled
    if (travels < 1) return []
    const packing = load?.lines.find(({ position }) => position === line.position)?.load
    return [
      {
        ...(packing && { grossKg: loadPacks(readDealPacking(packing).pack, travels).grams / 1000 }),
        name: nameLine(name, options),
        unit: order_measure,
        hs: hts,
        origin: origin_code || null,
        quantity: travels,
        unit_price: unit_weight === null ? unit_price : writeUnitPrice(roundUnitPrice(unit_price * unit_weight)),
        currency: currency as LandedCostInput['currency'],
      },
    ]
  })
}
