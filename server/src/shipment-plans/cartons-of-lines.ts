import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import type { PlannedLine } from '@fairquay/contract/shipment-plans/endpoints.ts'
import { cartonMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import type { PlannedCarton } from '@fairquay/contract/shipment-plans/shapes.ts'
import { findPackOf } from '@fairquay/contract/trade/load.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { findProducts } from '../trade/find-products.ts'

/** The cartons that goods of the marketplace travel in, each line's named by its number from 1. Refuses what is not on the market or not packed, by line. */
export async function cartonsOfLines(db: Queryable, lines: readonly PlannedLine[]): Promise<PlannedCarton[]> {
  const cards = await findProducts(
    db,
    lines.map(({ product_id }) => product_id),
  )
  const faults: FailureDetails = {}
  const cartons = lines.flatMap(({ product_id, option_values = [], quantity }, index) => {
    const card = cards.get(product_id)
    const pack = card && findPackOf(card, option_values)
    if (!pack) faults[`lines.${index}.product_id`] = card ? cartonMessages.noPacking : cartonMessages.goodsUnknown
    if (!pack) return []
    return [
      cartonOf({
        id: String(index + 1),
        name: card.name.slice(0, 200),
        pack,
        quantity,
        origin: card.get_supplier.name,
      }),
    ]
  })
  if (Object.keys(faults).length > 0) throw new Failure('refused', faults)
  return cartons
}
