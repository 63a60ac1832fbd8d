import { type Carton, kindOf, largest } from './goods.ts'
import type { PalletType } from './pallet-types.ts'
import type { LoadedPallet } from './plan-pallets.ts'

type Stacking = { stackable: 'auto' | 'yes' | 'no'; pallet: PalletType; cartons: readonly Carton[] }

/** What an exchange pallet bears while pallets stand on it. */
const mostOnPallet = 4000
/** So much of the deck the top must fill to be stood on. */
const flatShare = 0.85

/**
 * Kilograms that may stand on a loaded pallet. `auto`: where its top is level, fills most of the deck and may bear something; of cartons that
 * say nothing as much as the pallet itself weighs, which its lowest layer bears as well.
 */
export function topLoadOf({ boxes, gross_kg }: LoadedPallet, { stackable, pallet, cartons }: Stacking): number {
  if (stackable === 'no') return 0
  if (stackable === 'yes') return mostOnPallet
  const top = largest(boxes, ({ z, height }) => z + height)
  const topmost = boxes.filter(({ z, height }) => z + height === top)
  const area = topmost.reduce((sum, { length, width }) => sum + length * width, 0)
  if (area < flatShare * pallet.length_mm * pallet.width_mm) return 0
  const kinds = new Map(cartons.map((carton, index) => [carton.id, kindOf(carton, index)]))
  const bears = Math.min(
    ...topmost.map(({ id, length, width }) => {
      const limit = kinds.get(id)?.maxTopLoad ?? 0
      return limit === Infinity ? gross_kg : (limit * area) / (length * width)
    }),
  )
  return Math.min(mostOnPallet, bears)
}
