import type { Beside, ProductCard as Card, Product } from '@fairquay/contract/catalogue/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { ProductCard } from '../catalogue/card/product-card.tsx'
import { cardsQuery, productListQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Carousel } from '../ui/carousel.tsx'
import { productPageTexts } from './texts.ts'
import { rowOfGoodsLook, WaitingGoods } from './waiting-goods.tsx'

/** So many are asked for: this product may be one of them. */
const asked = 9

/** Goods of the same sub-industry, or where it has none, of the same seller. Nothing is said where there are none, or they cannot come. */
export function RelatedGoods({ product, beside }: { product: Product; beside: Beside }) {
  const chosen = [...beside.accessories, ...beside.related]
  const viewer = useViewerKind()
  const cards = useQuery({ ...cardsQuery([...new Set(chosen)], viewer), placeholderData: undefined })
  const pick = (ids: readonly number[]) => (cards.data ?? []).filter(({ id }) => ids.includes(id))
  const accessories = pick(beside.accessories)
  return (
    <>
      {accessories.length > 0 ? <GoodsRow label={productPageTexts.accessories} products={accessories} /> : null}
      {chosen.length > 0 && cards.isPending ? (
        <WaitingGoods />
      ) : (
        <MoreGoods product={product} chosen={pick(beside.related)} />
      )}
    </>
  )
}

/** The goods the seller has chosen first, then those that are found. */
function MoreGoods({ product, chosen }: { product: Product; chosen: readonly Card[] }) {
  const [category] = product.get_sub_industries
  const place = category ? { category: String(category.id) } : { supplier: String(product.get_supplier.id) }
  const { data, isPending } = useQuery({
    ...productListQuery({ ...place, page: 1, perPage: asked, sortNewest: 'true' }, useViewerKind()),
    placeholderData: undefined,
  })
  if (isPending) return <WaitingGoods />
  const known = new Set([product.id, ...chosen.map(({ id }) => id)])
  const found = (data?.data ?? []).filter(({ id }) => !known.has(id)).slice(0, asked - 1)
  const others = [...chosen, ...found]
  return others.length === 0 ? null : <GoodsRow label={productPageTexts.related} products={others} />
}

export function GoodsRow({ label, products }: { label: string; products: readonly Card[] }) {
  return (
    <div className={rowOfGoodsLook}>
      <Carousel label={label} heading={<h2 className="text-xl">{label}</h2>}>
        {products.map((other) => (
          <ProductCard key={other.id} product={other} headingLevel={3} />
        ))}
      </Carousel>
    </div>
  )
}
