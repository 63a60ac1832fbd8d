import type { ProductDraft, TermDraft, VariantDraft } from './draft.ts'
import { combinationOf } from './term-rules.ts'
import { completeVariant } from './variants.ts'

/** One combination of option values as somebody can buy it: the line that holds for it from the smallest quantity on, and what it says of itself or has from its product. */
export type SoldVariant = {
  /** Option name to value, of every option. */
  options: Readonly<Record<string, string>>
  term: TermDraft
  /** Pictures that are its own; empty: those of the product. */
  images: readonly number[]
} & Pick<
  VariantDraft,
  'barcode' | 'barcodeType' | 'weightValue' | 'weightMeasure' | 'width' | 'height' | 'depth' | 'dimensionMeasure'
>

type Goods = Pick<ProductDraft, 'options' | 'terms' | 'variants' | 'data'>
type Choice = Readonly<Record<string, string>>

/**
 * All combinations of a product that have a price list, at most `most`, in the order of its lines: a line for all sizes of Red is one of each size. Of several that hold, the one
 * closest to the combination does.
 */
export function listSold(product: Goods, most: number): SoldVariant[] {
  const lists = Map.groupBy(product.terms, ({ options }) => combinationOf(options))
  const firsts = [...lists.values()].flatMap((list) => list.toSorted((a, b) => a.minQty - b.minQty)[0] ?? [])
  const sold = new Map<string, SoldVariant>()
  for (const { options } of firsts)
    for (const choice of expand(product.options, options)) {
      if (sold.size === most) return [...sold.values()]
      const key = combinationOf(choice)
      const [term] = findHolding(firsts, choice)
      if (term && !sold.has(key)) sold.set(key, { options: choice, term, ...readFacts(product, choice) })
    }
  return [...sold.values()]
}

/** Every way to complete a choice that leaves options open. */
function* expand([option, ...more]: ProductDraft['options'], chosen: Choice): Generator<Choice> {
  if (!option) {
    yield {}
    return
  }
  const { name, values } = option
  for (const value of chosen[name] === undefined ? values : [chosen[name]])
    for (const rest of expand(more, chosen)) yield { [name]: value, ...rest }
}

/** Those that speak of what was chosen, the closest first. */
function findHolding<Thing extends { options: Choice }>(things: readonly Thing[], chosen: Choice): Thing[] {
  return things
    .filter(({ options }) => Object.entries(options).every(([name, value]) => chosen[name] === value))
    .sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length)
}

function readFacts({ variants = [], data }: Goods, chosen: Choice) {
  const saying = [...findHolding(variants, chosen), completeVariant({ options: {}, ...data })]
  const find = (says: (variant: VariantDraft) => boolean) => saying.find(says) ?? completeVariant({ options: {} })
  const { barcode, barcodeType } = find((one) => one.barcode !== null)
  const { weightValue, weightMeasure } = find((one) => one.weightValue !== null)
  const { width, height, depth, dimensionMeasure } = find((one) =>
    [one.width, one.height, one.depth].some((side) => side !== null),
  )
  const { images } = find((one) => one.images.length > 0)
  return { barcode, barcodeType, weightValue, weightMeasure, width, height, depth, dimensionMeasure, images }
}
