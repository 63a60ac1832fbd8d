import { cartonOf } from '../shipment-plans/cartons-of.ts'
import { nameLine } from '../shipment-plans/names.ts'
import type { PlanInput } from '../shipment-plans/shapes.ts'
import { toCelsius } from '../units.ts'
import type { QuoteGoods, ShipmentData } from './shapes.ts'

/** Degrees by which a refrigerated unit may miss what is asked for. */
const tolerance = 2

/**
 * What a logistic quote asks to load: its packs, and how its shipment travels. The whole load is kept at the temperature that is asked for, else its
 * goods at what was frozen with them; pallets stand on
 * pallets only where the request says so.
 */
export function planInputOfFreight(
  shipment: ShipmentData,
  goods: readonly Pick<QuoteGoods, 'name' | 'options' | 'pack' | 'quantity'>[],
): PlanInput {
  const kept = readKept(shipment.transport)
  return {
    cartons: goods.map(({ name, options, pack, quantity }, index) => ({
      ...cartonOf({ id: String(index + 1), name: nameLine(name, options), pack, quantity }),
      ...(kept && { temperature_c: kept }),
    })),
    wrapper: shipment.wrapper,
    pallet: shipment.pallet_category,
    mode: shipment.transport.type,
    distribution: shipment.container === 'full-load' ? 'full_load' : 'groupage',
    stackable: shipment.is_stackable ? 'auto' : 'no',
    incoterm: shipment.incoterm,
  }
}

/** What the whole load is kept at where a refrigerated unit is asked for, degrees Celsius: it rules over what goods say of themselves. */
export function readKept({ condition, temperature: { degree, type } }: Kept): { min: number; max: number } | undefined {
  if (condition !== 'reefer' || degree === null || !Number.isFinite(degree)) return undefined
  const celsius = type === 'celsius' ? degree : toCelsius(degree)
  return { min: celsius - tolerance, max: celsius + tolerance }
}

type Kept = { condition: string; temperature: ShipmentData['transport']['temperature'] }
