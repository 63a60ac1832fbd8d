import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
export function PlanUnits(_: { plan: ShipmentPlan; nameOf: (id: string) => string }) {
  return null
}
