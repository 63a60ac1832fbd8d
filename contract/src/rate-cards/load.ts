import type { Amount } from '../money.ts'
import { roundTo } from '../rounding.ts'
import type { ShipmentPlan, UnitName } from '../shipment-plans/shapes.ts'
import type { RateBasis } from './shapes.ts'

/** What a price is reckoned from. Null is what nobody knows, and no price is reckoned from it. */
export type FreightLoad = {
  gross_kg: number | null
  /** By the outermost edges of what is handled. */
  volume_m3: number | null
  ldm: number | null
  pallets: number | null
  /** Kilograms that are charged on the way it goes. */
  chargeable_kg: number | null
  /** Tonnes or cubic metres, whichever is more. */
  wm: number | null
  /** Whole containers or trailers, one name for each; null where nobody has planned any. */
  units: readonly UnitName[] | null
  value: { amount: Amount; currency: string } | null
}

/** Sums of a plan carry the noise of their last digits. */
const places = 4

/** The load of a shared shipment, by what is charged on its way; `full` is the plan of the same goods in whole units. */
export function readLoad(
  plan: ShipmentPlan | null,
  full: ShipmentPlan | null,
  value: FreightLoad['value'],
): FreightLoad {
  const shared = plan && isWhole(plan) ? plan : null
  const { gross_kg = null, volume_m3 = null, ldm = null } = shared?.totals ?? {}
  const charged = shared?.totals.chargeable
  return {
    gross_kg: tidy(gross_kg),
    volume_m3: tidy(volume_m3),
    ldm: tidy(ldm),
    // Goods in cases travel on none, which is not none that are charged for.
    pallets: shared && shared.pallets.length > 0 ? shared.pallets.length : null,
    chargeable_kg: tidy(charged?.unit === 'kg' ? charged.value : gross_kg),
    wm: tidy(charged?.unit === 'wm' ? charged.value : weightOrMeasure(gross_kg, volume_m3)),
    units: full && isWhole(full) && full.units.length > 0 ? full.units.map(({ type }) => type) : null,
    value,
  }
}

/** Whether everything found a place: what did not is missing from the figures. */
function isWhole({ warnings }: ShipmentPlan): boolean {
  return !warnings.some(({ code }) => code === 'CARTON_TOO_LARGE' || code === 'NO_UNIT_FITS')
}

function weightOrMeasure(kg: number | null, m3: number | null): number | null {
  return kg === null || m3 === null ? null : Math.max(kg / 1000, m3)
}

function tidy(value: number | null): number | null {
  return value === null ? null : roundTo(value, places)
}

/** Units that hold whatever the first of them holds, and more; those of another row do not stand for it. */
const families: readonly (readonly UnitName[])[] = [
  ['20DC', '40DC', '40HC', '45HC'],
  ['20RF', '40RF'],
  ['trailer', 'mega_trailer'],
  ['reefer_trailer'],
  ['PMC'],
]

/** How many units of one kind take a load that was planned in these: as many, where each holds what any of them does; null where that is not known. */
export function countUnits(planned: readonly UnitName[], equipment: UnitName): number | null {
  const family = families.find((names) => names.includes(equipment)) ?? []
  const size = family.indexOf(equipment)
  const isEnough = planned.every((name) => family.includes(name) && family.indexOf(name) <= size)
  return planned.length > 0 && isEnough ? planned.length : null
}

/** How much of a basis a load is; null where it is not known. Of a percentage it is the percentage itself that counts, see `priceLane`. */
export function quantityOf(basis: RateBasis, load: FreightLoad, equipment: UnitName | null): number | null {
  if (basis === 'per_shipment' || basis === 'pct_value') return 1
  if (basis === 'per_container') return load.units && equipment ? countUnits(load.units, equipment) : null
  const measures = {
    per_kg: load.chargeable_kg,
    per_m3: load.volume_m3,
    per_wm: load.wm,
    per_ldm: load.ldm,
    per_pallet: load.pallets,
  }
  return measures[basis]
}
