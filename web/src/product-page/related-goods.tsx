import type { Beside, ProductCard as Card, Product } from '@fairquay/contract/catalogue/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProductCard } from '../catalogue/card/product-card.tsx'
import { cardsQuery, productListQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Carousel, WaitingSlides } from '../ui/carousel.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { productPageTexts } from './texts.ts'

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

/** What a seller offers in place of a product that is out of stock. */
export function Instead({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(cardsQuery(ids, useViewerKind()))
  if (!data || data.length === 0) return null
  return (
    <section aria-label={productPageTexts.replacements} className="mt-5 rounded-lg bg-tint p-4">
      <h2 className="text-base font-semibold">{productPageTexts.replacements}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {data.map(({ id, slug, name, get_main_image: image }) => (
          <li key={id}>
            <Link
              to="/product/$slug"
              params={{ slug }}
              className="flex min-h-12 items-center gap-3 rounded-md text-quay hover:underline"
            >
              <Picture
                src={image?.preview ?? null}
                alt=""
                width={40}
                height={40}
                className="size-10 shrink-0 rounded-md object-cover"
              />
              <span className="line-clamp-2">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
    <div className={placeLook}>
      <Carousel label={label} heading={<h2 className="text-xl">{label}</h2>}>
        {products.map((other) => (
          <ProductCard key={other.id} product={other} headingLevel={3} />
        ))}
      </Carousel>
    </div>
  )
}

const placeLook = 'mt-10 border-t border-line pt-8'

export function WaitingGoods() {
  return (
    <div className={placeLook}>
      <Skeleton className="mb-4 h-9 w-48" />
      <WaitingSlides>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-3.5 h-3 w-2/5" />
            <Skeleton className="mt-2.5 h-4 w-4/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </WaitingSlides>
    </div>
  )
}
