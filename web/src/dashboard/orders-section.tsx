import { getOrderFigures } from '@fairquay/contract/orders/endpoints.ts'
import { listReviews } from '@fairquay/contract/reviews/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../call.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { LoadError } from '../ui/load-error.tsx'
import { FigureTile } from './figure-tile.tsx'
import { Section } from './section.tsx'
import { dashboardTexts } from './texts.ts'

/** What of the company's orders waits for it: as its seller, or as its buyer. */
export function OrdersSection({ side }: { side: 'bought' | 'sold' }) {
  const figures = useQuery({
    // Begins like everything that shows orders, so that it is read again when one changes.
    queryKey: ['orders', 'figures'],
    queryFn: ({ signal }) => call(getOrderFigures, { signal }),
  })
  const reviews = useQuery({
    // Read again when a review is answered.
    queryKey: ['reviews', 'waiting'],
    queryFn: async ({ signal }) =>
      (await call(listReviews, { query: { box: 'received', waiting: true, perPage: 1 }, signal })).pagination.total,
    enabled: side === 'sold',
  })
  const failed = [figures, reviews].filter(({ isError }) => isError)
  const say = dashboardTexts.orderFigures
  const { bought, sold } = figures.data ?? {}
  const to = { to: '/orders' } as const
  return (
    <Section title={dashboardTexts.orders} all={<Link to="/orders">{dashboardTexts.allOrders}</Link>}>
      {failed.length > 0 ? (
        <LoadError
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        >
          {dashboardTexts.ordersFailed}
        </LoadError>
      ) : (
        <ul className={joinClasses('grid grid-cols-2 gap-3', side === 'sold' ? 'md:grid-cols-5' : 'md:grid-cols-4')}>
          {side === 'sold' ? (
            <>
              <FigureTile
                {...to}
                search={{ box: side, status: 'confirmed' }}
                name={say.toPrepare}
                value={sold?.to_prepare}
                isTask
              />
              <FigureTile
                {...to}
                search={{ box: side, status: 'to_ship' }}
                name={say.toShip}
                value={sold?.to_ship}
                isTask
              />
              <FigureTile {...to} search={{ box: side, late: true }} name={say.late} value={sold?.late} isTask />
              <FigureTile {...to} search={{ box: side, claims: true }} name={say.claims} value={sold?.claims} isTask />
              <FigureTile to="/reviews" search={{ waiting: true }} name={say.reviews} value={reviews.data} isTask />
            </>
          ) : (
            <>
              <FigureTile {...to} search={{ box: side, status: 'open' }} name={say.open} value={bought?.open} />
              <FigureTile
                {...to}
                search={{ box: side, status: 'to_receive' }}
                name={say.onTheWay}
                value={bought?.to_receive}
              />
              <FigureTile {...to} search={{ box: side, late: true }} name={say.late} value={bought?.late} isTask />
              <FigureTile {...to} search={{ box: side, claims: true }} name={say.claims} value={bought?.claims} />
            </>
          )}
        </ul>
      )}
    </Section>
  )
}
