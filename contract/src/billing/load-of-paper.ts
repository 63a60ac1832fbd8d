import { type LoadSection, writeLoadSection } from '../shipment-plans/load-section.ts'
import type { PlanInput, ShipmentPlan } from '../shipment-plans/shapes.ts'
import { orderPaperTexts as texts } from './order-paper-texts.ts'

/** How goods are meant to be loaded, as a packing list says it: what could be better is for who plans, not for who reads what was sent. */
export function writeLoadOfPaper(input: PlanInput, plan: ShipmentPlan): LoadSection {
  const title = plan.pallets.length > 0 ? texts.loadPlanOnPallets : texts.loadPlan
  return { ...writeLoadSection(input, plan), title, warnings: [] }
}
