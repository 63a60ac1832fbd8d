import { planInputOfFreight } from '@fairquay/contract/freight/plan-input.ts'
import type { QuoteGoods, ShipmentData } from '@fairquay/contract/freight/shapes.ts'
import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Failure } from '../failure.ts'
import { makePlanner } from '../shipment-plans/plan-apart.ts'

/** A thread of its own, and little time: a request is sent meanwhile. A usual one takes some tens of milliseconds. */
const planQuickly = makePlanner({ timeLimit: 3000, longestWait: 3000 })

/** The load plan of a logistic quote; null where its goods cannot be planned, or not in the time a request has. The quote is asked for all the same. */
export async function planFreight(shipment: ShipmentData, goods: readonly QuoteGoods[]): Promise<ShipmentPlan | null> {
  const input = planInputOfFreight(shipment, goods)
  if (findCartonFaults(input.cartons)) return null
  try {
    return await planQuickly(input)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}
