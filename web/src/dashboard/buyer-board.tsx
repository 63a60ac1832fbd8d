import { formatDay } from '@fairquay/contract/locale.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { buyerFiguresQuery } from './dashboard-queries.ts'
import { FigureTile } from './figure-tile.tsx'
import { MoneySection } from './money-section.tsx'
import { OrdersSection } from './orders-section.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { Section } from './section.tsx'
import { dashboardTexts } from './texts.ts'
import { Thumbnail } from './thumbnail.tsx'

/** What a buyer looks at first: what is open, and what was ordered lately, ready to be ordered again. What follows waits until that has its height. */
export function BuyerBoard({ children }: { children: ReactNode }) {
  const figures = useQuery(buyerFiguresQuery())
  if (figures.isError)
    return (
      <>
        <LoadError onRetry={() => void figures.refetch()} isRetrying={figures.isFetching}>
          {say.figuresFailed}
        </LoadError>
        {children}
      </>
    )
  const recent = figures.data?.recent
  return (
    <>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4">
        <FigureTile
          to="/requests"
          search={{ waiting: true }}
          name={say.waitingRequests}
          value={figures.data?.waiting_requests}
          isTask
        />
        <FigureTile
          to="/requests"
          search={{ box: 'sent' }}
          name={say.openRequests}
          value={figures.data?.open_requests}
        />
      </ul>
      <OrdersSection side="bought" />
      <MoneySection side="payable">
        <Section title={say.recentGoods} all={<Link to="/products">{dashboardTexts.browseProducts}</Link>}>
          {!recent ? (
            <Skeleton className="h-screen w-full rounded-lg" />
          ) : recent.length === 0 ? (
            <p className="rounded-lg border border-line bg-surface p-6 text-soft">{say.noRecentGoods}</p>
          ) : (
            <ul aria-label={say.recentGoods} className="rounded-lg border border-line bg-surface">
              {recent.map(({ id, name, slug, image, request_id, quantity, order_measure, asked_at }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 last:border-0"
                >
                  <Thumbnail src={image} />
                  <span className="min-w-0 grow basis-40">
                    {slug ? (
                      <Link
                        to="/product/$slug"
                        params={{ slug }}
                        className="line-clamp-2 min-h-6 font-medium hover:text-quay hover:underline"
                      >
                        {name}
                      </Link>
                    ) : (
                      <span className="line-clamp-2 font-medium">{name}</span>
                    )}
                    <OrderedLine
                      request={request_id}
                      sentence={dashboardTexts.orderedLine(quantity, order_measure, request_id, formatDay(asked_at))}
                    />
                  </span>
                  <ReorderButton requestId={request_id} name={name} />
                </li>
              ))}
            </ul>
          )}
        </Section>
        {recent ? children : null}
      </MoneySection>
    </>
  )
}

type OrderedLineProps = { request: number; sentence: ReturnType<typeof dashboardTexts.orderedLine> }

function OrderedLine({ request, sentence: { before, link, after } }: OrderedLineProps) {
  return (
    <span className="tabular block text-sm text-soft">
      {before}
      <Link
        to="/requests/$id"
        params={{ id: String(request) }}
        className="inline-block min-h-6 underline underline-offset-4 hover:text-quay max-md:leading-6"
      >
        {link}
      </Link>
      {after}
    </span>
  )
}
