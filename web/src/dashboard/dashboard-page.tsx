import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RequestList, RequestListSkeleton } from '../requests/request-list.tsx'
import { requestListQuery } from '../requests/request-queries.ts'
import { useUser } from '../session.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { useTitle } from '../ui/use-title.ts'
import { GoodsSection } from './goods-section.tsx'

const mostRequests = 5

/** What waits for the person: a seller's goods, and the newest requests they have a part in. */
export function DashboardPage() {
  useTitle('Dashboard')
  const user = useUser()
  if (!user) return null
  return (
    <div className="page-width pt-6 pb-16">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        Dashboard
      </h1>
      <p className="mt-1 text-soft">
        {user.profile.first_name}
        {user.company ? `, ${user.company.name}` : ''}
      </p>
      {user.role === 'seller' ? (
        <Section title="Your products" all={<Link to="/products-parent">All products</Link>}>
          <GoodsSection />
        </Section>
      ) : null}
      <Section title="Newest requests" all={<Link to="/requests">All requests</Link>}>
        <NewestRequests />
      </Section>
    </div>
  )
}

function NewestRequests() {
  const requests = useQuery(requestListQuery({}))
  if (requests.isError)
    return (
      <LoadError onRetry={() => void requests.refetch()} isRetrying={requests.isFetching}>
        Your requests could not be loaded.
      </LoadError>
    )
  if (!requests.data) return <RequestListSkeleton label="Loading requests" />
  if (requests.data.data.length === 0)
    return (
      <p className="rounded-lg border border-line bg-surface p-6 text-soft">
        There are no requests yet. <Link to="/products">Browse the products</Link>
      </p>
    )
  return <RequestList requests={requests.data.data.slice(0, mostRequests)} isStale={requests.isPlaceholderData} />
}

function Section({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-8">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{title}</h2>
        <span className="text-sm">{all}</span>
      </div>
      {children}
    </section>
  )
}
