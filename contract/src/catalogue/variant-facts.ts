import type { Image, Product, ProductOption, ProductVariant } from './shapes.ts'

/** What holds for goods in the chosen options: what their variant says, and of everything else what the product says. */
export type VariantFacts = Pick<Product, 'product_data' | 'get_packaging'> & {
  sku: string | undefined
  /** Places in `get_all_images` of the pictures that show it; empty where the seller names none. */
  pictures: readonly number[]
}

type Goods = Pick<Product, 'product_data' | 'get_packaging' | 'variants'>

/** The facts of a product in a combination of option values. */
export function readVariant(product: Goods, chosen: readonly number[]): VariantFacts {
  const { product_data, get_packaging } = product
  const variants = product.variants ?? []
  return listSaying(variants, ({ option_values }) => option_values, chosen).reduce<VariantFacts>(addVariant, {
    product_data,
    get_packaging,
    sku: undefined,
    pictures: [],
  })
}

/** The picture of a product in the chosen options, where a small one stands for it. */
export function showVariant(
  product: Goods & Pick<Product, 'get_all_images' | 'get_main_image'>,
  chosen: readonly number[],
): Image | null {
  return product.get_all_images[readVariant(product, chosen).pictures[0] ?? 0] ?? product.get_main_image
}

/** The variants that speak of what was chosen, the closest last: what is said of all in Red holds for Red in L too, unless that says something else. */
export function listSaying<Variant>(
  variants: readonly Variant[],
  valuesOf: (variant: Variant) => readonly number[],
  chosen: readonly number[],
): Variant[] {
  return variants
    .filter((variant) => valuesOf(variant).every((id) => chosen.includes(id)))
    .sort((a, b) => valuesOf(a).length - valuesOf(b).length)
}

/** The ids of option values that are known by their names; those the product no longer has are left out. */
export function findChosen(
  options: readonly ProductOption[],
  named: readonly { name: string; value: string }[],
): number[] {
  return options.flatMap(({ name, values }) => {
    const wanted = named.find((one) => one.name === name)?.value
    return values.filter(({ value }) => value === wanted).map(({ id }) => id)
  })
}

function addVariant(facts: VariantFacts, variant: ProductVariant): VariantFacts {
  const { option_values: _, sku, images, get_packaging, ...data } = variant
  return {
    sku: sku ?? facts.sku,
    pictures: images ?? facts.pictures,
    get_packaging: get_packaging ?? facts.get_packaging,
    product_data: {
      ...facts.product_data,
      ...data,
      product_have_barcode: facts.product_data.product_have_barcode || variant.barcode !== undefined,
    },
  }
}
