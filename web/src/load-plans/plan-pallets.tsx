import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
export function PlanPallets(_: { plan: ShipmentPlan; input: PlanInput; nameOf: (id: string) => string }) {
  return null
}
