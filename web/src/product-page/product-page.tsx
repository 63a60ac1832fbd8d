import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { PackageX } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { CallFailure } from '../call-failure.ts'
import { productQuery, replacementsQuery } from '../catalogue/catalogue-queries.ts'
import { readViewerKind, useViewerKind } from '../catalogue/viewer.ts'
import { isLost } from '../is-lost.ts'
import { useView } from '../statistics/use-view.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { useTitle } from '../ui/use-title.ts'
import { GoodsRow } from './lazy-goods.tsx'
import { productLook } from './product-look.ts'
import { ProductView } from './product-view.tsx'
import { productPageTexts } from './texts.ts'

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
          <Suspense fallback={null}>
            <GoodsRow label={productPageTexts.replacementsOfGone} products={instead.data} />
          </Suspense>
        </div>
      ) : null}
    </>
  )
}

function ProductSkeleton() {
  return (
    <div role="status" aria-label={productPageTexts.loadingProduct} className="page-width pt-4 pb-16">
      <Skeleton className="h-7 w-64" />
      <div className={productLook.columns}>
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
