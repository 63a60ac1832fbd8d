import type { TransportType } from '../trade/transport.ts'
import type { FreightLoad } from './load.ts'

/** Kilograms that a cubic metre, and a loading metre, count as: what is usual (docs/planner.md), as a plan counts them. By sea tonnes or cubic metres are charged. */
const kilogramsOf: Partial<Record<TransportType, { m3: number; ldm: number }>> = {
  air: { m3: 1_000_000 / 6000, ldm: 0 },
  truck: { m3: 333, ldm: 1750 },
  rail: { m3: 500, ldm: 0 },
}

/** A load that somebody says, with what is charged of it on its way. Without weight or volume that is not known, nor on the road without the loading metres: they may be what decides. */
export function chargeGiven(load: FreightLoad, mode: TransportType): FreightLoad {
  const { gross_kg, volume_m3, ldm } = load
  const factors = kilogramsOf[mode]
  if (gross_kg === null || volume_m3 === null) return { ...load, chargeable_kg: null }
  if (!factors) return { ...load, chargeable_kg: gross_kg }
  if (factors.ldm > 0 && ldm === null) return { ...load, chargeable_kg: null }
  return { ...load, chargeable_kg: Math.max(gross_kg, volume_m3 * factors.m3, (ldm ?? 0) * factors.ldm) }
}
