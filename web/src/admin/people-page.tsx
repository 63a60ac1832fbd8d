import { type DeskPerson, listPeople } from '@fairquay/contract/admin/people-endpoints.ts'
import { type PersonState, personRoles, personStates } from '@fairquay/contract/admin/states.ts'
import { formatDay, formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Eye, UserRoundPlus, UserRoundSearch } from 'lucide-react'
import { call } from '../call.ts'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { useUser } from '../session.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { CompanyChip } from './company-chip.tsx'
import { atPage, type PeopleAddress } from './desk-address.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { PersonButtons } from './person-buttons.tsx'
import { adminTexts } from './texts.ts'

const perPage = 30
export const roleNames = {
  buyer: adminTexts.buyer,
  seller: adminTexts.seller,
  provider: adminTexts.serviceProvider,
  broker: adminTexts.broker,
  admin: adminTexts.operator,
} as const
const stateNames: Record<PersonState, string> = {
  active: adminTexts.active,
  waiting: adminTexts.waitsForApproval,
  suspended: adminTexts.suspended,
  unconfirmed: adminTexts.addressNotConfirmed,
}
const tones: Record<PersonState, BadgeTone> = {
  active: 'quay',
  waiting: 'amber',
  suspended: 'brick',
  unconfirmed: 'neutral',
}

/** Everybody with an account; suspending ends their sessions at once. */
export function PeoplePage() {
  const address = useSearch({ from: '/admin/operator/people' })
  const navigate = useNavigate()
  const { personState: state, ...rest } = address
  const query = { ...rest, ...(state && { state }), page: address.page ?? 1, perPage }
  const people = useQuery({
    queryKey: ['operator', 'people', query],
    queryFn: ({ signal }) => call(listPeople, { query, signal }),
    placeholderData: keepPreviousData,
  })
  const change = (part: Partial<PeopleAddress>, isTyped = false) =>
    void navigate({
      to: '/operator/people',
      search: ({ page: _, ...rest }) => ({ ...rest, ...part }) as PeopleAddress,
      replace: isTyped,
      resetScroll: false,
    })
  return (
    <DeskPage
      title={adminTexts.people}
      lead={adminTexts.peopleLead}
      action={
        <span className="flex flex-wrap gap-3">
          <LinkButton to="/operator/looking-on" tone="secondary" icon={<Eye size={17} aria-hidden="true" />}>
            {adminTexts.lookingOn}
          </LinkButton>
          <LinkButton to="/operator/appointments" icon={<UserRoundPlus size={17} aria-hidden="true" />}>
            {adminTexts.askSomebodyIn}
          </LinkButton>
        </span>
      }
    >
      <search className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <ListSearch
          label={adminTexts.searchPeople}
          hint={adminTexts.searchPeopleHint}
          value={address.search}
          onChange={(search) => change({ search } as PeopleAddress, true)}
        />
        <ListChoice
          label={adminTexts.role}
          all={adminTexts.allRoles}
          options={personRoles}
          name={(option) => roleNames[option]}
          value={address.role}
          onChange={(role) => change({ role } as PeopleAddress)}
        />
        <ListChoice
          label={adminTexts.state}
          all={adminTexts.allStates}
          options={personStates}
          name={(option) => stateNames[option]}
          value={state}
          onChange={(personState) => change({ personState } as PeopleAddress)}
        />
      </search>
      {address.company ? (
        <p className="mb-4">
          <CompanyChip
            id={address.company}
            listed={people.data?.data}
            onRemove={() => change({ company: undefined } as unknown as PeopleAddress)}
          />
        </p>
      ) : null}
      <Loaded query={people}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon={<UserRoundSearch size={26} aria-hidden="true" />} title={adminTexts.nobodyFits}>
              {adminTexts.filterHelp}
            </EmptyState>
          ) : (
            <>
              <div className="mb-2">
                <ResultCount total={pagination.total} say={adminTexts.personCount} isStale={people.isPlaceholderData} />
              </div>
              <ul aria-label={adminTexts.people} className={rowsLook}>
                {data.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </ul>
              <Pager
                className="mt-6"
                page={pagination.current_page}
                pageCount={countPages(pagination.total, perPage)}
                link={(page, rest) => <Link to="/operator/people" search={atPage(address, page)} {...rest} />}
              />
            </>
          )
        }
      </Loaded>
    </DeskPage>
  )
}

function PersonRow({ person }: { person: DeskPerson }) {
  const isOneself = useUser()?.id === person.id
  return (
    <li
      className={`${rowLook} grid items-center gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_7.5rem_12rem] xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_6rem_24rem]`}
    >
      <div className="min-w-0">
        <p className="font-medium break-words">{person.name}</p>
        <p className="text-sm break-all text-soft">{person.email}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="break-words">
          {person.company ? adminTexts.roleAt(roleNames[person.role], person.company.name) : roleNames[person.role]}
        </p>
        <p className="text-soft">
          {person.seen_at
            ? adminTexts.seen(formatMoment(person.seen_at))
            : adminTexts.registered(formatDay(person.created_at))}
        </p>
      </div>
      <p>
        <Badge tone={tones[person.state]}>{stateNames[person.state]}</Badge>
      </p>
      <p className="flex flex-wrap gap-2 md:justify-end md:justify-self-end">
        {isOneself ? <span className="text-sm text-soft">{adminTexts.you}</span> : <PersonButtons person={person} />}
      </p>
    </li>
  )
}
