import { readShowroomAddress, showroomPageSize } from '@fairquay/contract/showroom/address.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ProductListSkeleton } from '../catalogue/list/card-list.tsx'
import { readViewerKind, useViewerKind } from '../catalogue/viewer.ts'
import { CompanyProblem } from '../company/company-problem.tsx'
import { isLost } from '../is-lost.ts'
import { useView } from '../statistics/use-view.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { useTitle } from '../ui/use-title.ts'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { BannerEdit } from './banner-edit.tsx'
import { SellerIntro } from './seller-intro.tsx'
import { BannerSkeleton, ShowroomBanner } from './showroom-banner.tsx'
import { ShowroomGoods } from './showroom-goods.tsx'
import { showroomLook } from './showroom-look.ts'
import { showroomQuery } from './showroom-queries.ts'

/** A seller's showroom: its banner, who it is, and its goods in its own order (docs/product.md#showroom). */
export function ShowroomPage() {
  const { slug } = useParams({ from: '/market/showroom/$slug' })
  const address = useSearch({ from: '/market/showroom/$slug' })
  const navigate = useNavigate()
  const perPage = useWindowWidth(showroomPageSize)
  const query = useQuery(showroomQuery(slug, address, perPage, useViewerKind()))
  const company = query.data?.company
  useTitle(company?.name)
  useView('showroom', company?.id)
  const current = company?.slug
  useEffect(() => {
    // A renamed company answers at its old address too; the address bar then takes the new one.
    if (current && current !== slug)
      void navigate({ to: '/showroom/$slug', params: { slug: current }, search: address, replace: true })
  }, [current, slug, address, navigate])
  if (isLost(query)) return <CompanyProblem query={query} />
  if (!query.data || !company) return <ShowroomSkeleton count={perPage} />
  return (
    <div className={showroomLook.page}>
      <StaleNotice query={query} />
      <ShowroomBanner company={company} edit={<BannerEdit company={company} />} />
      <SellerIntro
        key={company.id}
        company={company}
        rating={query.data.seller_rating}
        orderValue={query.data.order_value}
      />
      <div className={showroomLook.goods}>
        <ShowroomGoods slug={company.slug} answer={query.data} address={address} isStale={query.isPlaceholderData} />
      </div>
    </div>
  )
}

/** Fetched ahead when somebody points at a link to a showroom. */
export function prefetch(
  queries: QueryClient,
  { params, search }: { params: Record<string, string>; search: Record<string, unknown> },
): void {
  const perPage = showroomPageSize(window.innerWidth)
  if (params.slug)
    void queries.prefetchQuery(showroomQuery(params.slug, readShowroomAddress(search), perPage, readViewerKind()))
}

function ShowroomSkeleton({ count }: { count: number }) {
  return (
    <div className={showroomLook.page}>
      <BannerSkeleton />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-end gap-4">
          <Skeleton className="-mt-4 ml-4 size-14 sm:-mt-8 sm:ml-10 sm:size-20" />
          <Skeleton className="mb-2 h-6 w-48" />
        </div>
        <Skeleton className="h-11 grow md:mt-3 md:h-10 md:w-72 md:grow-0" />
      </div>
      <div className="mt-2 max-w-3xl py-2 sm:pl-10">
        <Skeleton className="h-4" />
      </div>
      <Skeleton className="mt-1 hidden h-5 w-3/4 md:block" />
      <div className="mt-3 border-t border-line pt-3 lg:pl-[18rem]">
        <ProductListSkeleton count={count} />
      </div>
    </div>
  )
}
