import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { useQuery } from '@tanstack/react-query'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { subjectOfItems } from '../freight-prices/price-subject.ts'
import { readGoodsOfProduct, type ShownProduct } from '../landed-cost/goods-of-product.ts'
import { landedTexts as texts } from '../landed-cost/texts.ts'
import type { WayGoods } from '../landed-cost/use-way.ts'

type Rival = {
  /** Nothing while it is fetched, where there is none, or where it has no price. */
  shown: { item: CartItem; goods: WayGoods & { name: string } } | undefined
  isUnpriced: boolean
}

/** Another product in the same quantity, or the least of it that can be ordered where that is more. */
export function useRival(slug: string | undefined, quantity: number | undefined): Rival {
  const { data } = useQuery({ ...productQuery(slug ?? '', useViewerKind()), enabled: slug !== undefined })
  if (!data || slug === undefined) return { shown: undefined, isUnpriced: false }
  const least = readGoodsOfProduct(data, [], undefined)
  const wanted = Math.max(quantity ?? 1, least.item.line.quantity)
  const { item, goods } = readGoodsOfProduct(data, [], wanted)
  if (goods.length === 0) return { shown: undefined, isUnpriced: true }
  const carried = {
    subjectOf: (other: number | null) => subjectOfItems([readGoodsOfProduct(data, [], other ?? wanted).item]),
    search: { product: slug, quantity: wanted },
  }
  return {
    shown: { item, goods: { goods, from: data.product.country.code, name: nameGoods(data), carried } },
    isUnpriced: false,
  }
}

/** A product with whose it is. */
export function nameGoods({ product, company }: ShownProduct): string {
  return texts.goodsOf(product.name, company.name)
}
