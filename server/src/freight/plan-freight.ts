import { planInputOfFreight } from '@fairquay/contract/freight/plan-input.ts'
import type { QuoteGoods, ShipmentData } from '@fairquay/contract/freight/shapes.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { planQuickly } from '../shipment-plans/plan-quickly.ts'

/** The load plan of a logistic quote; null where its goods cannot be planned, or not in the time a request has. The quote is asked for all the same. */
export async function planFreight(shipment: ShipmentData, goods: readonly QuoteGoods[]): Promise<ShipmentPlan | null> {
  return planQuickly(planInputOfFreight(shipment, goods))
}
