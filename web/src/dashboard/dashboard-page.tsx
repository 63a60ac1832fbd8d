import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listRequests } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { sourcingNames } from '@fairquay/contract/sourcing/names.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RequestList, RequestListSkeleton } from '../requests/inbox/request-list.tsx'
import { requestListQuery } from '../requests/thread/request-queries.ts'
import { useUser } from '../session.tsx'
import { SetupNotice } from '../setup/setup-notice.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { useTitle } from '../ui/use-title.ts'
import { BuyerBoard } from './buyer-board.tsx'
import { CarriedSection } from './carried-section.tsx'
import { MarketBoard } from './market-board.tsx'
import { ReadinessList } from './readiness-list.tsx'
import { Section } from './section.tsx'
import { SellerBoard } from './seller-board.tsx'
import { dashboardTexts } from './texts.ts'

const mostRequests = 5

/** What waits for the person, by what they are here for, and the newest requests they have a part in. */
export function DashboardPage() {
  useTitle(dashboardTexts.dashboard)
  const user = useUser()
  const isServing = user?.role === 'provider' || user?.role === 'broker'
  const requests = useQuery({
    ...requestListQuery(isServing ? { waiting: true } : {}),
    enabled: user?.is_waiting === false && !(isServing && user.company?.is_approved === false),
  })
  if (!user) return null
  const isUnapproved = isServing && user.company?.is_approved === false
  const newest = user.is_waiting ? null : isUnapproved ? (
    <NotApprovedYet />
  ) : (
    <Section
      title={isServing ? say.openRequests : dashboardTexts.newestRequests}
      all={<Link to="/requests">{dashboardTexts.allRequests}</Link>}
    >
      <NewestRequests requests={requests} />
    </Section>
  )
  return (
    <div className="max-w-6xl">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {dashboardTexts.dashboard}
      </h1>
      <p className="mt-1 text-soft">
        {user.profile.first_name}
        {user.company ? `, ${user.company.name}` : ''}
      </p>
      {user.is_admin === 3 ? <SetupNotice /> : null}
      {user.is_waiting ? (
        <ReadinessList>
          <SellerBoard isWaiting>{null}</SellerBoard>
        </ReadinessList>
      ) : user.role === 'seller' ? (
        <SellerBoard isWaiting={false}>{newest}</SellerBoard>
      ) : user.role === 'buyer' ? (
        <BuyerBoard>{newest}</BuyerBoard>
      ) : (
        <>
          {user.is_admin === 3 ? <MarketBoard /> : null}
          {newest}
          {user.role === 'provider' && !isUnapproved && requests.isFetched ? <CarriedSection /> : null}
        </>
      )}
    </div>
  )
}

function NewestRequests({ requests }: { requests: UseQueryResult<AnswerOf<typeof listRequests>> }) {
  const role = useUser()?.role
  if (requests.isError)
    return (
      <LoadError onRetry={() => void requests.refetch()} isRetrying={requests.isFetching}>
        {say.requestsFailed}
      </LoadError>
    )
  if (!requests.data) return <RequestListSkeleton label={dashboardTexts.loadingRequests} />
  if (requests.data.data.length === 0)
    return (
      <p className="rounded-lg border border-line bg-surface p-6 text-soft">
        {dashboardTexts.noRequests[role ?? 'buyer']}
        {role === 'buyer' || role === 'admin' ? (
          <span className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            {role === 'buyer' ? (
              <>
                <FirstStep to="/products">{dashboardTexts.browseTheProducts}</FirstStep>
                <FirstStep to="/sourcing/new">{sourcingNames.ask}</FirstStep>
              </>
            ) : (
              <FirstStep to="/operator/approvals">{dashboardTexts.toApprovals}</FirstStep>
            )}
          </span>
        ) : null}
      </p>
    )
  return <RequestList requests={requests.data.data.slice(0, mostRequests)} isStale={requests.isPlaceholderData} />
}

/** A provider or broker sees no requests before the approval: said, so that an empty page does not look like an empty market. */
function NotApprovedYet() {
  return (
    <Section title={dashboardTexts.notApproved}>
      <div className="rounded-lg border border-line bg-surface p-6">
        <p className="text-soft">{dashboardTexts.notApprovedHelp}</p>
        <FirstStep to="/profile/company-profile">{dashboardTexts.completeProfile}</FirstStep>
      </div>
    </Section>
  )
}

/** Where somebody without any requests begins. */
function FirstStep({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center text-quay underline underline-offset-4">
      {children}
    </Link>
  )
}
