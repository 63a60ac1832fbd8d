import { formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { beginVisit, type DeskAccess, listAccess } from '@fairquay/contract/support-access/endpoints.ts'
import { accessGroups } from '@fairquay/contract/support-access/rules.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { atPage } from '../admin/desk-address.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from '../admin/desk-frame.tsx'
import { useDeskAction } from '../admin/use-desk-action.ts'
import { call, storeVisit } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListChoice } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { AccessVisits } from './access-visits.tsx'
import { supportAccessTexts as say } from './texts.ts'

const perPage = 20

/** Who lets operators see the marketplace as they do, and who was asked to. */
export function LookingOnPage() {
  const address = useSearch({ from: '/admin/operator/looking-on' })
  const navigate = useNavigate()
  const { page = 1, accessGroup: group = 'current' } = address
  const query = { group, page, perPage }
  const accesses = useQuery({
    queryKey: ['operator', 'support-access', query],
    queryFn: ({ signal }) => call(listAccess, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <DeskPage
      title={say.deskTitle}
      lead={say.deskLead}
      action={
        <Link to="/operator/people" className="py-1 text-quay underline underline-offset-4">
          {say.toPeople}
        </Link>
      }
    >
      <div className="mb-4 sm:flex">
        <ListChoice
          label={say.shown}
          options={accessGroups}
          name={(option) => say.groups[option]}
          value={group}
          onChange={(next) =>
            void navigate({ to: '/operator/looking-on', search: next === 'past' ? { accessGroup: next } : {} })
          }
          className="sm:w-64"
        />
      </div>
      <Loaded query={accesses} rows={3} rowClassName="h-24">
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon={<Eye size={26} aria-hidden="true" />} title={say.none[group]} />
          ) : (
            <>
              <ul aria-label={say.list} className={rowsLook}>
                {data.map((access) => (
                  <AccessRow key={access.id} access={access} />
                ))}
              </ul>
              <Pager
                className="mt-6"
                page={page}
                pageCount={countPages(pagination.total, perPage)}
                link={(to, rest) => <Link to="/operator/looking-on" search={atPage(address, to)} {...rest} />}
              />
            </>
          )
        }
      </Loaded>
    </DeskPage>
  )
}

function AccessRow({ access }: { access: DeskAccess }) {
  const { id, person, operator, reason, state, asked_at, until, visits, may_visit } = access
  const beginning = useDeskAction({
    act: async () => {
      const { jwt } = await call(beginVisit, { params: { id } })
      storeVisit(jwt.token)
      // Begun anew as that person: nothing of one's own stays on the page.
      location.hash = '#/dashboard'
      location.reload()
    },
  })
  return (
    <li className={`flex flex-wrap items-start gap-x-6 gap-y-2 border-line md:border-t md:px-5 ${rowLook}`}>
      <div className="min-w-0 grow basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/operator/people"
            search={{ search: person.email }}
            className="min-w-0 py-0.5 font-medium break-words text-quay underline underline-offset-4"
          >
            {person.name}
          </Link>
          <Badge tone={state === 'waiting' ? 'amber' : state === 'open' ? 'quay' : 'neutral'}>
            {say.states[state]}
          </Badge>
        </p>
        <p className="mt-1 text-sm break-words whitespace-pre-line">{reason}</p>
        <p className="mt-1 text-sm text-soft">
          {operator ? say.askedBy(operator) : say.offeredBy(person.name)}, {formatMoment(asked_at)}
          {until ? ` · ${say.until(formatMoment(until))}` : ''}
        </p>
        <AccessVisits visits={visits} />
      </div>
      {may_visit ? (
        <Button
          size="small"
          aria-label={say.lookOnAs(person.name)}
          isBusy={beginning.isPending}
          onClick={() => beginning.mutate(undefined)}
        >
          {say.lookOn}
        </Button>
      ) : null}
    </li>
  )
}
