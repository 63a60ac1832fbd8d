import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import type { TransitInput } from '@fairquay/contract/transit/shapes.ts'
import { TransitLine } from '../transit/transit-line.tsx'
import type { LandedGoods, ScenarioForm } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import { readWayEnds } from './way-ends.ts'

type WayTransitProps = { form: ScenarioForm; goods: readonly LandedGoods[]; input: LandedCostInput | undefined }

/** How long goods are on their way, and the CO₂e of it; nothing where it is not known where they are sent from. */
export function WayTransit({ form, goods, input }: WayTransitProps) {
  const weight = weigh(goods, input)
  return (
    <TransitLine
      input={readTransit(form, input, weight?.kg ?? null)}
      note={weight?.isNet ? texts.ofNetWeight : undefined}
    />
  )
}

function readTransit(
  form: ScenarioForm,
  input: LandedCostInput | undefined,
  kg: number | null,
): TransitInput | undefined {
  const ends = input && readWayEnds(form, input)
  return ends && { ...ends, modes: [input.mode], gross_kg: kg }
}

/** What all goods of a calculation weigh: with their packing, or net where that is all that is known. Null where that of one of them is not known. */
function weigh(
  goods: readonly LandedGoods[],
  input: LandedCostInput | undefined,
): { kg: number; isNet: boolean } | null {
  if (!input) return null
  let isNet = false
  let kg = 0
  for (const [at, { grossKg, net_kg, quantity }] of goods.entries()) {
    const one = grossKg ?? net_kg
    if (!one) return null
    if (grossKg === undefined) isNet = true
    kg += (one / quantity) * (input.lines[at]?.quantity ?? quantity)
  }
  return kg > 0 ? { kg, isNet } : null
}
