import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { readViewerKind, useViewerKind } from '../catalogue/viewer.ts'
import { useSession } from '../session.tsx'
import { settings } from '../settings.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useTitle } from '../ui/use-title.ts'
import { GoodsRow, WaitingRow } from './goods-row.tsx'
import { Hero } from './hero.tsx'
import { newArrivalsQuery } from './home-queries.ts'
import { PromoBanner } from './promo-banner.tsx'

const fetchLowerHome = () => import('./lower-home.tsx')
// Most marketplaces have goods.
const NoGoodsYet = lazyPart(fetchLowerHome, 'NoGoodsYet')
// Hardly anybody sees a marketplace that nobody runs yet.
const OpeningBanner = lazyPart(fetchLowerHome, 'OpeningBanner', true)
// Below the first screen, therefore after it.
const LowerHome = lazyPart(fetchLowerHome, 'LowerHome')

/** The face of the marketplace (docs/product.md#home). */
export function HomePage() {
  useTitle(homeMessages.title)
  const isGuest = useSession().status === 'guest'
  const newArrivals = useQuery(newArrivalsQuery(useViewerKind()))
  return (
    <div className="pb-4">
      <Hero />
      {settings.isOpening ? (
        <Suspense fallback={<div className="h-21" />}>
          <OpeningBanner />
        </Suspense>
      ) : isGuest ? (
        <PromoBanner />
      ) : null}
      <div className="page-width mt-10 flex flex-col gap-14 md:mt-14 md:gap-20">
        {newArrivals.data?.length === 0 ? (
          <Suspense fallback={<WaitingRow title={homeMessages.newArrivals} />}>
            <NoGoodsYet />
          </Suspense>
        ) : (
          <GoodsRow title={homeMessages.newArrivals} answer={newArrivals} />
        )}
        <Suspense fallback={<div className="h-[3000px]" />}>
          <LowerHome />
        </Suspense>
      </div>
    </div>
  )
}

export function prefetch(queries: QueryClient): void {
  void queries.prefetchQuery(newArrivalsQuery(readViewerKind()))
}
