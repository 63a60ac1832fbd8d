import type { VariantDraft } from '@fairquay/contract/catalogue/draft.ts'
import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import { completeVariant } from '@fairquay/contract/catalogue/variants.ts'
import type { DemoProduct } from '../shape.ts'
import { eanOfVariant } from './barcodes.ts'

/** Houses that keep a code for every size and colour; the others have one for the product, as many sellers do. */
const houses = ['almarinho', 'haneul-cosmetics']

/** What the variants of a product say of themselves: the picture of a look, the weight of a size, and a code for each that is sold. */
export function ownVariants(
  product: DemoProduct,
  imageIds: readonly number[],
  look: string | undefined,
): VariantDraft[] {
  const { options = {}, company, terms } = product
  const names = Object.keys(options)
  if (names.length === 0 || !houses.includes(company)) return []
  const looks = look === undefined || product.pictures.length < 2 ? [] : (options[look] ?? [])
  const pictured = looks.flatMap((value, view) => {
    const imageId = imageIds[view]
    return imageId === undefined || view >= product.pictures.length || look === undefined
      ? []
      : [completeVariant({ options: { [look]: value }, images: [imageId] })]
  })
  const weighed = listWeights(product).map(({ name, value, kg }) =>
    completeVariant({ options: { [name]: value }, weightValue: kg }),
  )
  const sold = new Map(
    terms.flatMap(({ options: chosen = {} }) =>
      Object.keys(chosen).length === names.length ? [[combinationOf(chosen), chosen] as const] : [],
    ),
  )
  const code = product.barcode?.type === 'EAN-13' ? product.barcode.code : undefined
  const coded =
    code === undefined
      ? []
      : [...sold.values()].map((chosen, place) =>
          completeVariant({ options: chosen, barcodeType: 'EAN-13', barcode: eanOfVariant(code, place) }),
        )
  return join([...pictured, ...weighed, ...coded])
}

/** Of goods with one option all three may speak of the same combination. */
function join(variants: readonly VariantDraft[]): VariantDraft[] {
  const joined = new Map<string, VariantDraft>()
  for (const variant of variants) {
    const key = combinationOf(variant.options)
    const known = joined.get(key)
    joined.set(
      key,
      known
        ? {
            ...known,
            images: [...known.images, ...variant.images],
            weightValue: variant.weightValue ?? known.weightValue,
            barcode: variant.barcode ?? known.barcode,
            barcodeType: variant.barcodeType ?? known.barcodeType,
          }
        : variant,
    )
  }
  return [...joined.values()]
}

const units: Record<string, number> = { ml: 1, l: 1000, g: 1, kg: 1000 }

/** The weights of sizes that are written as amounts ('50 ml'), after the one that the name of the product says. What is sold by weight has its price from it, and stays. */
function listWeights({
  name,
  options = {},
  weightKg,
  byWeight,
}: DemoProduct): { name: string; value: string; kg: number }[] {
  if (byWeight) return []
  return Object.entries(options).flatMap(([option, values]) => {
    const amounts = values.map(readAmount)
    const base = amounts[values.findIndex((value) => name.includes(value))]
    if (base === undefined || amounts.includes(undefined)) return []
    return values.map((value, at) => ({
      name: option,
      value,
      kg: Math.round(((weightKg * (amounts[at] ?? base)) / base) * 1000) / 1000,
    }))
  })
}

function readAmount(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*(ml|l|g|kg)\b/.exec(text) ?? []
  const size = units[unit]
  return number === undefined || size === undefined ? undefined : Number(number) * size
}
