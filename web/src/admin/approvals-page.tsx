import { listApprovals, listDecisions } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { History, ShieldCheck } from 'lucide-react'
import { companySignInTexts } from '../accounts/company-sign-in/texts.ts'
import { call } from '../call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pager } from '../ui/pager.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { DecisionCard } from './decision-card.tsx'
import { DeskPage, Loaded } from './desk-frame.tsx'
import { DomainClaims } from './domain-claims.tsx'
import { adminTexts } from './texts.ts'
import { WaitingCompanyCard } from './waiting-company-card.tsx'

const perPage = 20

/** Companies that wait for an operator's word, who has waited longest first, and what was decided. */
export function ApprovalsPage() {
  const { tab, page = 1 } = useSearch({ from: '/admin/operator/approvals' })
  const navigate = useNavigate()
  return (
    <DeskPage title={adminTexts.approvals} lead={adminTexts.approvalsLead}>
      <Tabs
        label={adminTexts.approvals}
        tabs={[
          { value: 'waiting', label: adminTexts.waiting },
          { value: 'decided', label: adminTexts.decided },
          { value: 'domains', label: companySignInTexts.claims },
        ]}
        value={tab ?? 'waiting'}
        onChange={(value) =>
          void navigate({ to: '/operator/approvals', search: value === 'waiting' ? {} : { tab: value } })
        }
      >
        <div className="pt-5">
          {tab === 'domains' ? <DomainClaims /> : tab === 'decided' ? <Decided page={page} /> : <Waiting page={page} />}
        </div>
      </Tabs>
    </DeskPage>
  )
}

function Waiting({ page }: { page: number }) {
  const query = useQuery({
    queryKey: ['operator', 'approvals', page],
    queryFn: ({ signal }) => call(listApprovals, { query: { page, perPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Loaded query={query} rows={2} rowClassName="h-[28rem] sm:h-92">
      {({ data, pagination }) =>
        data.length === 0 ? (
          <EmptyState icon={<ShieldCheck size={26} aria-hidden="true" />} title={adminMessages.noneWaiting}>
            {adminMessages.noneWaitingHelp}
          </EmptyState>
        ) : (
          <>
            <ul className="flex flex-col gap-4">
              {data.map((waiting) => (
                <WaitingCompanyCard key={waiting.company.id} waiting={waiting} />
              ))}
            </ul>
            <Pager
              className="mt-6"
              page={page}
              pageCount={countPages(pagination.total, perPage)}
              link={(to, rest) => <Link to="/operator/approvals" search={to > 1 ? { page: to } : {}} {...rest} />}
            />
          </>
        )
      }
    </Loaded>
  )
}

function Decided({ page }: { page: number }) {
  const query = useQuery({
    queryKey: ['operator', 'decisions', page],
    queryFn: ({ signal }) => call(listDecisions, { query: { page, perPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Loaded query={query} rows={4} rowClassName="h-44">
      {({ data, pagination }) =>
        data.length === 0 ? (
          <EmptyState icon={<History size={26} aria-hidden="true" />} title={adminMessages.noneDecided}>
            {adminMessages.noneDecidedHelp}
          </EmptyState>
        ) : (
          <>
            <ul aria-label={adminTexts.decisions} className="flex flex-col gap-4">
              {data.map((decision) => (
                <DecisionCard key={decision.id} decision={decision} />
              ))}
            </ul>
            <Pager
              className="mt-6"
              page={page}
              pageCount={countPages(pagination.total, perPage)}
              link={(to, rest) => (
                <Link to="/operator/approvals" search={{ tab: 'decided', ...(to > 1 && { page: to }) }} {...rest} />
              )}
            />
          </>
        )
      }
    </Loaded>
  )
}
