import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { addGoodsFacts } from '@fairquay/contract/landed-cost/goods-facts.ts'
import { landedMessages } from '@fairquay/contract/landed-cost/messages.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { findProducts } from '../trade/find-products.ts'

type Lines = LandedCostInput['lines']

/** Lines with what the sellers of the goods they name say of them. Refuses goods that are not on the market, by line. */
export async function addFactsOfGoods(db: Queryable, lines: Lines): Promise<Lines> {
  const cards = await findProducts(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  )
  const faults: FailureDetails = {}
  const known = lines.map((line, at) => {
    if (line.product_id === undefined) return line
    const card = cards.get(line.product_id)
    if (!card) faults[`lines.${at}.product_id`] = landedMessages.goodsUnknown
    return card ? addGoodsFacts(line, card) : line
  })
  if (Object.keys(faults).length > 0) throw new Failure('refused', faults)
  return known
}
