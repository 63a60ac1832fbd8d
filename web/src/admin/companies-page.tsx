import { suspendCompany } from '@fairquay/contract/admin/endpoints.ts'
import { type DeskCompany, listDeskCompanies } from '@fairquay/contract/admin/people-endpoints.ts'
import { type CompanyState, companyKinds, companyStates } from '@fairquay/contract/admin/states.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { call } from '../call.ts'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { useUser } from '../session.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { ChecksButton } from './checks-button.tsx'
import { atPage, type CompaniesAddress } from './desk-address.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { roleNames } from './people-page.tsx'
import { SuspendButton } from './suspend-button.tsx'
import { adminTexts } from './texts.ts'

const perPage = 30
const stateNames: Record<CompanyState, string> = {
  open: adminTexts.open,
  waiting: adminTexts.waiting,
  suspended: adminTexts.suspended,
  left: adminTexts.nobodyLeft,
}
const tones: Record<CompanyState, BadgeTone> = {
  open: 'quay',
  waiting: 'amber',
  suspended: 'brick',
  left: 'neutral',
}

export function CompaniesPage() {
  const address = useSearch({ from: '/admin/operator/companies' })
  const navigate = useNavigate()
  const { companyKind: kind, companyState: state, ...rest } = address
  const query = { ...rest, ...(kind && { kind }), ...(state && { state }), page: address.page ?? 1, perPage }
  const companies = useQuery({
    queryKey: ['operator', 'companies', query],
    queryFn: ({ signal }) => call(listDeskCompanies, { query, signal }),
    placeholderData: keepPreviousData,
  })
  const change = (part: Partial<CompaniesAddress>, isTyped = false) =>
    void navigate({
      to: '/operator/companies',
      search: ({ page: _, ...rest }) => ({ ...rest, ...part }) as CompaniesAddress,
      replace: isTyped,
      resetScroll: false,
    })
  return (
    <DeskPage title={adminTexts.companies} lead={adminTexts.companiesLead}>
      <search className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <ListSearch
          label={adminTexts.searchCompanies}
          hint={adminTexts.searchCompaniesHint}
          value={address.search}
          onChange={(search) => change({ search } as CompaniesAddress, true)}
        />
        <ListChoice
          label={adminTexts.kind}
          all={adminTexts.allKinds}
          options={companyKinds}
          name={(option) => roleNames[option]}
          value={kind}
          onChange={(companyKind) => change({ companyKind } as CompaniesAddress)}
        />
        <ListChoice
          label={adminTexts.state}
          all={adminTexts.allStates}
          options={companyStates}
          name={(option) => stateNames[option]}
          value={state}
          onChange={(companyState) => change({ companyState } as CompaniesAddress)}
        />
      </search>
      <Loaded query={companies}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon={<Building2 size={26} aria-hidden="true" />} title={adminTexts.noCompanyFits}>
              {adminTexts.filterHelp}
            </EmptyState>
          ) : (
            <>
              <div className="mb-2">
                <ResultCount
                  total={pagination.total}
                  say={adminTexts.companyCount}
                  isStale={companies.isPlaceholderData}
                />
              </div>
              <ul aria-label={adminTexts.companies} className={rowsLook}>
                {data.map((company) => (
                  <CompanyRow key={company.id} company={company} />
                ))}
              </ul>
              <Pager
                className="mt-6"
                page={pagination.current_page}
                pageCount={countPages(pagination.total, perPage)}
                link={(page, rest) => <Link to="/operator/companies" search={atPage(address, page)} {...rest} />}
              />
            </>
          )
        }
      </Loaded>
    </DeskPage>
  )
}

function CompanyRow({ company }: { company: DeskCompany }) {
  const isOwn = useUser()?.company?.id === company.id
  const kind = companyKinds.find((known) => known === company.kind)
  const size = adminTexts.companySize(company.people, company.kind === 'seller' ? company.products : undefined)
  return (
    <li
      className={`${rowLook} grid items-center gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_9.5rem_12rem]`}
    >
      <div className="min-w-0">
        <p className="font-medium break-words">
          {company.kind === 'seller' && company.state === 'open' ? (
            <Link to="/showroom/$slug" params={{ slug: company.slug }} className="hover:text-quay hover:underline">
              {company.name}
            </Link>
          ) : (
            company.name
          )}
        </p>
        <p className="text-sm text-soft">
          {adminTexts.placeSince(
            [company.city, company.country].filter(Boolean).join(', '),
            formatDay(company.created_at),
          )}
        </p>
      </div>
      <div className="text-sm">
        <p>{kind ? roleNames[kind] : company.kind}</p>
        <p className="tabular text-soft">
          <Link
            to="/operator/people"
            search={{ company: company.id }}
            className="text-quay underline underline-offset-4"
          >
            {size.link}
          </Link>
          {size.after}
        </p>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={tones[company.state]}>{stateNames[company.state]}</Badge>
        {company.is_approved ? (
          <Badge>{adminTexts.approved}</Badge>
        ) : company.kind !== 'buyer' && company.state === 'open' ? (
          <Badge tone="amber">{adminTexts.notApproved}</Badge>
        ) : null}
      </p>
      <p className="flex flex-wrap gap-2 md:justify-self-end">
        {company.is_approved && company.kind !== 'buyer' ? <ChecksButton company={company} /> : null}
        {isOwn ? (
          <span className="text-sm text-soft">{adminTexts.yours}</span>
        ) : company.state === 'left' ? null : (
          <SuspendButton
            name={company.name}
            isSuspended={company.state === 'suspended'}
            help={company.kind === 'seller' ? adminTexts.suspendSellerHelp : adminTexts.suspendCompanyHelp}
            change={(body) => call(suspendCompany, { params: { id: company.id }, body })}
          />
        )}
      </p>
    </li>
  )
}
