import type { Product } from '../catalogue/shapes.ts'
import { readVariant } from '../catalogue/variant-facts.ts'
import { toGrams } from '../units.ts'
import type { LandedCostInput } from './shapes.ts'

type Line = LandedCostInput['lines'][number]

/** A line with what the seller of its goods says, where it says nothing itself: customs code, origin, what all of it weighs. */
export function addGoodsFacts(
  line: Line,
  product: Pick<Product, 'product_data' | 'get_packaging' | 'variants' | 'country'>,
): Line {
  const { product_data: data } = readVariant(product, line.option_values ?? [])
  const grams = data.weight_value === null ? undefined : toGrams(data.weight_value, data.weight_measure)
  return {
    ...line,
    hs: line.hs ?? data.hts,
    origin: line.origin ?? product.country.code,
    ...(line.net_kg === undefined && grams !== undefined && grams > 0 && { net_kg: (grams * line.quantity) / 1000 }),
  }
}
