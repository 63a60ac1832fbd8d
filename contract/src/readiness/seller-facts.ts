import { hasCompletePackaging } from '../catalogue/packaging.ts'
import type { Product } from '../catalogue/shapes.ts'
import { type SellerFact, sellerFacts } from './shapes.ts'

/** The field of the product's form that takes a fact, as its editor and its faults name it. */
export const fieldOfFact = {
  hts: 'data.hts',
  origin: 'countryCode',
  weight: 'data.weightValue',
  size: 'packaging',
  dangerous_goods_class: 'dangerousGoodsClass',
  un_number: 'unNumber',
} as const satisfies Record<SellerFact, string>

type SaidOfProduct = Pick<Product, 'country' | 'dangerous_goods_class' | 'un_number' | 'get_packaging'> & {
  product_data: Pick<Product['product_data'], 'hts' | 'weight_value'>
}

/** What a product of the market says of itself. A pack that is described fully says weight and size; the weight alone can also stand with the goods. */
export function readKnownFacts(product: SaidOfProduct): SellerFact[] {
  const isPacked = hasCompletePackaging(product.get_packaging)
  const isKnown: Record<SellerFact, boolean> = {
    hts: product.product_data.hts !== null,
    origin: product.country.code !== '',
    weight: isPacked || (product.product_data.weight_value ?? 0) > 0,
    size: isPacked,
    dangerous_goods_class: product.dangerous_goods_class !== null,
    un_number: product.un_number !== null,
  }
  return sellerFacts.filter((fact) => isKnown[fact])
}

/** Whether a buyer can ask the seller for what is missing. */
export function isSellerFact(code: string): code is SellerFact {
  return sellerFacts.some((fact) => fact === code)
}
