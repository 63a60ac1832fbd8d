import { readCatalogueAddress } from '@fairquay/contract/catalogue/address.ts'
import type { getProduct } from '@fairquay/contract/catalogue/endpoints.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import type { VariantFacts } from '@fairquay/contract/catalogue/variant-facts.ts'
import { holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { CatchBoundary, Link, useNavigate, useParams } from '@tanstack/react-router'
import { PackageX } from 'lucide-react'
import { useEffect } from 'react'
import { CallFailure } from '../call-failure.ts'
import { CardBadges } from '../catalogue/card/card-badges.tsx'
import { TagList } from '../catalogue/card/tag-list.tsx'
import { productQuery, replacementsQuery } from '../catalogue/catalogue-queries.ts'
import { readViewerKind, useViewerKind } from '../catalogue/viewer.ts'
import { isLost } from '../is-lost.ts'
import { ReviewSection } from '../reviews/review-section.tsx'
import { ShortRatingButton } from '../reviews/short-rating.tsx'
import { useView } from '../statistics/use-view.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Near } from '../ui/near.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { useStickyTop } from '../ui/use-sticky-top.ts'
import { useTitle } from '../ui/use-title.ts'
import { BesideSection } from './beside-section.tsx'
import { Gallery } from './gallery.tsx'
import { OrderBar } from './order-bar.tsx'
import { OrderBox } from './order-box.tsx'
import { ProductSections } from './product-sections.tsx'
import { GoodsRow, Instead, RelatedGoods, WaitingGoods } from './related-goods.tsx'
import { ShareButton } from './share-button.tsx'
import { SupplierBlock } from './supplier-block.tsx'
import { productPageTexts } from './texts.ts'
import { useChoice } from './use-choice.ts'

// Pictures and what there is to read on the left, everything about ordering on the right; on phones one below the other.
const columns =
  'mt-4 grid grid-cols-1 gap-x-12 gap-y-8 md:gap-x-8 md:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-x-12 lg:grid-cols-[minmax(0,1fr)_26rem] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_28rem]'

/** One product: to look at, to read about, to put into the cart. */
export function ProductPage() {
  const { slug } = useParams({ from: '/market/product/$slug' })
  const query = useQuery(productQuery(slug, useViewerKind()))
  const isMissing = query.error instanceof CallFailure && query.error.status === 404
  useTitle(isMissing ? catalogueMessages.productNotFound : query.data?.product.name)
  useView('product', query.data?.product.id)
  useCurrentSlug(slug, query.data?.product.slug)
  if (isMissing) return <MissingProduct slug={slug} />
  if (isLost(query))
    return (
      <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching} className="min-h-[60dvh]">
        {catalogueMessages.productLoadFailed}
      </LoadError>
    )
  if (!query.data) return <ProductSkeleton />
  return (
    <>
      <div className="page-width">
        <StaleNotice query={query} className="mt-4 mb-0" />
      </div>
      <ProductView key={query.data.product.id} {...query.data} />
    </>
  )
}

type ProductViewProps = Pick<AnswerOf<typeof getProduct>['data'], 'product' | 'company' | 'beside' | 'seller_rating'>

function ProductView({ product, company, beside, seller_rating }: ProductViewProps) {
  const choice = useChoice(product)
  const ordering = useStickyTop()
  const category = product.get_sub_industries[0]
  return (
    <div className="page-width pt-4 pb-16 max-md:pb-0">
      <Breadcrumb>
        <Link to="/">{productPageTexts.home}</Link>
        <Link to="/products">{productPageTexts.products}</Link>
        {category ? (
          <Link to="/products" search={readCatalogueAddress({ category: category.id })}>
            {category.name}
          </Link>
        ) : null}
        {product.name}
      </Breadcrumb>
      <div className={columns}>
        <Gallery images={product.get_all_images} name={product.name} wanted={choice.picture} />
        <div ref={ordering} className="min-w-0 self-start md:sticky md:row-span-2">
          <CardBadges product={product} className="mb-2 flex flex-wrap gap-1.5 empty:hidden" />
          <div className="flex items-start gap-2">
            <h1 tabIndex={-1} className="grow text-2xl text-pretty lg:text-[1.75rem]">
              {holdSizes(product.name)}
            </h1>
            <ShareButton title={product.name} path={`/p/${product.slug}`} />
          </div>
          {product.product_data.usp ? <p className="mt-2 text-soft">{product.product_data.usp}</p> : null}
          <div className="mt-2 empty:hidden">
            <ShortRatingButton rating={{ average: product.rating, count: product.review_count }} />
          </div>
          <div className="mt-3">
            <TagList product={product} />
          </div>
          <Codes facts={choice.facts} />
          <div className="mt-5 border-t border-line pt-5">
            <CatchBoundary getResetKey={() => product.slug} errorComponent={PricesFailed}>
              <OrderBox product={product} company={company} choice={choice} />
            </CatchBoundary>
          </div>
          {product.availability === 'out-of-stock' && beside.replacements.length > 0 ? (
            <Instead ids={beside.replacements} />
          ) : null}
          <div className="mt-6">
            <SupplierBlock company={company} rating={seller_rating} />
          </div>
        </div>
        <div className="mt-2 min-w-0">
          <ProductSections product={product} facts={choice.facts} />
          <BesideSection beside={beside} />
          <ReviewSection
            of={{ kind: 'product', slug: product.slug }}
            seller={company.name}
            className="mt-10 border-t border-line pt-8"
          />
        </div>
      </div>
      <Near waiting={<WaitingGoods />}>
        <RelatedGoods product={product} beside={beside} />
      </Near>
      <OrderBar product={product} company={company} choice={choice} />
    </div>
  )
}

/** The codes of what was chosen, by which buyers order and shops know it. */
function Codes({ facts: { sku, product_data } }: { facts: VariantFacts }) {
  const codes = [
    sku && productPageTexts.sku(sku),
    product_data.barcode && productPageTexts.barcode(product_data.barcode),
  ]
  return <p className="tabular mt-3 text-sm break-words text-faint empty:hidden">{codes.filter(Boolean).join(' · ')}</p>
}

/** Fetched ahead when somebody points at a link to a product. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  if (params.slug) void queries.prefetchQuery(productQuery(params.slug, readViewerKind()))
}

/** A renamed product answers at its old address too; the address bar then takes the new one. */
function useCurrentSlug(asked: string, current: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (current && current !== asked) void navigate({ to: '/product/$slug', params: { slug: current }, replace: true })
  }, [asked, current, navigate])
}

function PricesFailed() {
  return (
    <p role="alert" className="rounded-lg bg-brick-tint p-4 text-brick">
      {catalogueMessages.pricesFailed}
    </p>
  )
}

function MissingProduct({ slug }: { slug: string }) {
  const instead = useQuery(replacementsQuery(slug, useViewerKind()))
  return (
    <>
      <EmptyState
        headingLevel={1}
        icon={<PackageX size={26} aria-hidden="true" />}
        title={catalogueMessages.productNotFound}
        action={<LinkButton to="/products">{productPageTexts.seeAllProducts}</LinkButton>}
        className="min-h-[60dvh] justify-center"
      >
        {catalogueMessages.productNotFoundHelp}
      </EmptyState>
      {instead.data && instead.data.length > 0 ? (
        <div className="page-width pb-16">
          <GoodsRow label={productPageTexts.replacementsOfGone} products={instead.data} />
        </div>
      ) : null}
    </>
  )
}

function ProductSkeleton() {
  return (
    <div role="status" aria-label={productPageTexts.loadingProduct} className="page-width pt-4 pb-16">
      <Skeleton className="h-7 w-64" />
      <div className={columns}>
        <Skeleton className="aspect-square w-full rounded-lg" />
        <div className="space-y-4">
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
    </div>
  )
}
