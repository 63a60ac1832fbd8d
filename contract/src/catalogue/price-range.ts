/** A price range in decimal money, both ends included. */
export type PriceRange = { min: number; max: number }

/** What the slider spans while the server has not said anything else (docs/product.md#catalogue). */
export const defaultPriceRange: PriceRange = { min: 1, max: 30000 }

/** The chosen range out of the address: `min,max`; what is not a number becomes 0 (docs/product.md#catalogue), nothing stands for the whole span. */
export function readPriceRange(text: string | undefined, span: PriceRange = defaultPriceRange): PriceRange {
  if (!text) return span
  const [min = '', max = ''] = text.split(',')
  return { min: priceOf(Number(min)), max: priceOf(Number(max)) }
}

/** The range for the address, the smaller end first; the whole span needs no filter. */
export function writePriceRange(range: PriceRange, span: PriceRange = defaultPriceRange): string | undefined {
  const min = Math.min(range.min, range.max)
  const max = Math.max(range.min, range.max)
  return min <= span.min && max >= span.max ? undefined : `${min},${max}`
}

/** One end of a range: what is no number, or a negative one, becomes 0. */
export function priceOf(number: number): number {
  return Number.isFinite(number) && number > 0 ? number : 0
}
