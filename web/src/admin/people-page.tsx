import { changeSuspension } from '@fairquay/contract/admin/endpoints.ts'
import { type DeskPerson, listPeople } from '@fairquay/contract/admin/people-endpoints.ts'
import { type PersonState, personRoles, personStates } from '@fairquay/contract/admin/states.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { UserRoundSearch } from 'lucide-react'
import { call } from '../call.ts'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { useUser } from '../session.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Chip } from '../ui/chip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pager } from '../ui/pager.tsx'
import { atPage, type PeopleAddress } from './desk-address.ts'
import { DeskPage, formatDate, formatMoment, Loaded, rowLook, rowsLook } from './desk-page.tsx'
import { ListChoice, ListSearch } from './list-filters.tsx'
import { SuspendButton } from './suspend-button.tsx'

const perPage = 30
export const roleNames = {
  buyer: 'Buyer',
  seller: 'Seller',
  provider: 'Service provider',
  broker: 'Broker',
  admin: 'Operator',
} as const
const stateNames: Record<PersonState, string> = {
  active: 'Active',
  waiting: 'Waits for approval',
  suspended: 'Suspended',
  unconfirmed: 'Address not confirmed',
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
    <DeskPage title="People" lead="Everybody with an account, the newest first.">
      <search className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <ListSearch
          label="Search people"
          hint="Name, e-mail or company"
          value={address.search}
          onChange={(search) => change({ search } as PeopleAddress, true)}
        />
        <ListChoice
          label="Role"
          all="All roles"
          options={personRoles}
          names={roleNames}
          value={address.role}
          onChange={(role) => change({ role } as PeopleAddress)}
        />
        <ListChoice
          label="State"
          all="All states"
          options={personStates}
          names={stateNames}
          value={state}
          onChange={(personState) => change({ personState } as PeopleAddress)}
        />
      </search>
      {address.company ? (
        <p className="mb-4">
          <Chip
            name={people.data?.data[0]?.company?.name ?? `Company ${address.company}`}
            onRemove={() => change({ company: undefined } as unknown as PeopleAddress)}
          />
        </p>
      ) : null}
      <Loaded query={people}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon={<UserRoundSearch size={26} aria-hidden="true" />} title="Nobody fits">
              Try fewer words or another filter.
            </EmptyState>
          ) : (
            <>
              <div className="mb-2">
                <ResultCount total={pagination.total} one="person" many="people" isStale={people.isPlaceholderData} />
              </div>
              <ul aria-label="People" className={rowsLook}>
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
      className={`${rowLook} grid items-center gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_9.5rem_6.5rem]`}
    >
      <div className="min-w-0">
        <p className="font-medium break-words">{person.name}</p>
        <p className="text-sm break-all text-soft">{person.email}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="break-words">
          {roleNames[person.role]}
          {person.company ? ` at ${person.company.name}` : ''}
        </p>
        <p className="text-soft">
          {person.seen_at ? `Seen ${formatMoment(person.seen_at)}` : `Registered ${formatDate(person.created_at)}`}
        </p>
      </div>
      <p>
        <Badge tone={tones[person.state]}>{stateNames[person.state]}</Badge>
      </p>
      <p className="md:justify-self-end">
        {isOneself ? (
          <span className="text-sm text-soft">You</span>
        ) : (
          <SuspendButton
            name={person.name}
            isSuspended={person.state === 'suspended'}
            help="All their sessions end at once. If they are the first person of a seller, its showroom closes and its products leave the lists."
            change={(body) => call(changeSuspension, { params: { id: person.id }, body })}
          />
        )}
      </p>
    </li>
  )
}
