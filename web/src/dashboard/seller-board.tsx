import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import type { getSellerFigures } from '@fairquay/contract/statistics/endpoints.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Chart } from './chart.tsx'
import { goodsSummaryQuery, sellerFiguresQuery } from './dashboard-queries.ts'
import { GoodsSection } from './goods-section.tsx'
import { MoneySection } from './money-section.tsx'
import { OrdersSection } from './orders-section.tsx'
import { Section } from './section.tsx'
import { dashboardTexts } from './texts.ts'
import { Thumbnail } from './thumbnail.tsx'

/**
 * What a seller looks at first: goods by state, what waits, what to complete, and who looks. While the company waits for approval nobody can look or ask. What
 * follows waits until all that has its height.
 */
export function SellerBoard({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  const figures = useQuery({ ...sellerFiguresQuery(), enabled: !isWaiting })
  const goods = useQuery(goodsSummaryQuery())
  const isLoading = goods.isPending || (figures.isPending && !isWaiting)
  const { waiting_requests, asked_products = 0, average_quality } = figures.data ?? {}
  const goodsAndViews = (
    <>
      <Section
        title={dashboardTexts.yourProducts}
        all={<Link to="/products-parent">{dashboardTexts.allProducts}</Link>}
      >
        <GoodsSection
          summary={goods}
          waiting={isWaiting ? null : waiting_requests}
          quality={isWaiting ? null : average_quality}
          asked={asked_products}
          isLoading={isLoading}
        />
      </Section>
      {isLoading ? (
        <Skeleton className="mt-8 h-screen w-full rounded-lg" />
      ) : (
        <>
          {isWaiting ? null : <Views figures={figures} />}
          {children}
        </>
      )}
    </>
  )
  return (
    <>
      {isWaiting ? null : <OrdersSection side="sold" />}
      {isWaiting ? goodsAndViews : <MoneySection side="receivable">{goodsAndViews}</MoneySection>}
    </>
  )
}

function Views({ figures }: { figures: UseQueryResult<AnswerOf<typeof getSellerFigures>> }) {
  const { showroom_views, product_views, most_viewed } = figures.data ?? {}
  return (
    <Section title={dashboardTexts.views} all={<Link to="/figures">{dashboardTexts.allFigures}</Link>}>
      {figures.isError ? (
        <LoadError onRetry={() => void figures.refetch()} isRetrying={figures.isFetching}>
          {say.figuresFailed}
        </LoadError>
      ) : (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Chart
            label={dashboardTexts.views}
            series={
              showroom_views && product_views
                ? [
                    { name: say.productViews, days: product_views, tone: 'quay' },
                    { name: say.showroomViews, days: showroom_views, tone: 'amber' },
                  ]
                : undefined
            }
          />
          <div className="rounded-lg border border-line bg-surface p-4 md:p-5">
            <h3 className="font-medium">{say.mostViewed}</h3>
            {most_viewed && most_viewed.length === 0 ? (
              <p className="mt-2 text-sm text-soft">{say.noViews}</p>
            ) : (
              <ol className="mt-2 flex flex-col">
                {most_viewed?.map(({ id, name, slug, image, views }) => (
                  <li key={id}>
                    <Link
                      to="/product/$slug"
                      params={{ slug }}
                      className="flex min-h-12 items-center gap-3 rounded-md hover:text-quay hover:underline"
                    >
                      <Thumbnail src={image} />
                      <span className="line-clamp-2 min-w-0 grow text-sm">{name}</span>
                      <span className="tabular text-sm font-medium">{formatNumber(views)}</span>
                    </Link>
                  </li>
                ))}
              </ol>
            )}
            <p className="mt-3 text-sm text-faint">{say.viewsHelp}</p>
          </div>
        </div>
      )}
    </Section>
  )
}
