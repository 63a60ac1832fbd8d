import type { ShipmentPlan } from '../shipment-plans/shapes.ts'
import { fillOf } from '../shipment-plans/summary.ts'
import type { PalletCategory, ShipmentForm } from './form.ts'

/** From so full on, a whole container or trailer is asked for: below it is said to be little used, and groupage is what people take. */
const wholeUnit = 0.6

/** What a plan says of how goods could travel: on which pallets, and whether whole units are worth it; `plan` was made of shared loads on pallets of this kind. */
export function proposeShipment(
  plan: ShipmentPlan,
  pallet: PalletCategory,
  mode: ShipmentForm['transport_type'],
): Pick<ShipmentForm, 'pallet_category' | 'container_distribution'> {
  const [first, ...others] = plan.units
  // Nobody charters an aircraft for some pallets.
  const isWhole = mode !== 'air' && (others.length > 0 || (first !== undefined && fillOf(first) >= wholeUnit))
  const fitsNone = plan.warnings.some(({ code }) => code === 'CARTON_TOO_LARGE')
  return { pallet_category: fitsNone ? '' : pallet, container_distribution: isWhole ? 'full-load' : 'groupage' }
}
