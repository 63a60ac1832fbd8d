import { cartonOf } from '../shipment-plans/cartons-of.ts'
import { nameLine } from '../shipment-plans/names.ts'
import type { PlanInput } from '../shipment-plans/shapes.ts'
import { toCelsius } from '../units.ts'
import type { QuoteGoods, ShipmentData } from './shapes.ts'

/** Degrees by which a refrigerated unit may miss what is asked for. */
const tolerance = 2

/**
 * What a logistic quote asks to load: its packs, and how its shipment travels. The whole load is kept at the temperature that is asked for; pallets stand on
 * pallets only where the request says so.
 */
export function planInputOfFreight(
  shipment: ShipmentData,
  goods: readonly Pick<QuoteGoods, 'name' | 'options' | 'pack' | 'quantity'>[],
): PlanInput {
  const { condition, temperature } = shipment.transport
  const { degree, type } = temperature
  const celsius = degree === null || type === 'celsius' ? degree : toCelsius(degree)
  const kept = condition === 'reefer' && celsius !== null
  return {
    cartons: goods.map(({ name, options, pack, quantity }, index) => ({
      ...cartonOf({ id: String(index + 1), name: nameLine(name, options), pack, quantity }),
      ...(kept && { temperature_c: { min: celsius - tolerance, max: celsius + tolerance } }),
    })),
    wrapper: shipment.wrapper,
    pallet: shipment.pallet_category,
    mode: shipment.transport.type,
    distribution: shipment.container === 'full-load' ? 'full_load' : 'groupage',
    stackable: shipment.is_stackable ? 'auto' : 'no',
  }
}
