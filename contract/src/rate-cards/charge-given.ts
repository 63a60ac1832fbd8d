import type { TransportType } from '../trade/transport.ts'
import type { FreightLoad } from './load.ts'

type Rule = { m3: number; ldm: number; least: number; step: number }

/**
 * Kilograms that a cubic metre, and a loading metre, count as, the least that is charged and the step it is rounded up to: what is usual (docs/planner.md), as a
 * plan counts them. By sea tonnes or cubic metres are charged, one at least.
 */
const kilogramsOf: Partial<Record<TransportType, Rule>> = {
  air: { m3: 1_000_000 / 6000, ldm: 0, least: 0, step: 0.5 },
  truck: { m3: 333, ldm: 1750, least: 0, step: 0 },
  rail: { m3: 500, ldm: 0, least: 500, step: 0 },
}
const leastBySea = 1

/** A load that somebody says, with what is charged of it on its way. Without weight or volume that is not known, nor on the road without the loading metres: they may be what decides. */
export function chargeGiven(load: FreightLoad, mode: TransportType): FreightLoad {
  const { gross_kg, volume_m3, ldm, wm } = load
  const rule = kilogramsOf[mode]
  if (gross_kg === null || volume_m3 === null) return { ...load, chargeable_kg: null }
  if (!rule) return { ...load, chargeable_kg: gross_kg, wm: wm === null ? null : Math.max(wm, leastBySea) }
  if (rule.ldm > 0 && ldm === null) return { ...load, chargeable_kg: null }
  const charged = Math.max(gross_kg, volume_m3 * rule.m3, (ldm ?? 0) * rule.ldm, rule.least)
  return { ...load, chargeable_kg: roundUp(charged, rule.step) }
}

/** The noise of binary numbers costs no step. */
function roundUp(value: number, step: number): number {
  return step > 0 ? Math.ceil(value / step - 1e-9) * step : value
}
