import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Failure } from '../failure.ts'
import { makePlanner } from './plan-apart.ts'

/** A process of its own, and little time: somebody waits for something else meanwhile. A usual plan takes some tens of milliseconds. */
const planInTime = makePlanner({ timeLimit: 3000, longestWait: 3000 })

/** The load plan that goes with something; null where its cartons cannot be planned, or not in the time it has. What it goes with is done all the same. */
export async function planQuickly(input: PlanInput): Promise<ShipmentPlan | null> {
  if (findCartonFaults(input.cartons)) return null
  try {
    return await planInTime(input)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}
