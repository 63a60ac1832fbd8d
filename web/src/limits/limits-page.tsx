import { countGroups } from '@fairquay/contract/limits/count-groups.ts'
import { type AttemptCount, type LimitNow, liftLimit, listAttemptCounts } from '@fairquay/contract/limits/endpoints.ts'
import { limitMessages, nameLimit } from '@fairquay/contract/limits/messages.ts'
import { formatMoment, formatNumber } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { atPage, type LimitsAddress } from '../admin/desk-address.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from '../admin/desk-frame.tsx'
import { useDeskAction } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { TableScroll } from '../ui/table-scroll.tsx'
import { limitsTexts as say } from './texts.ts'

const perPage = 20
/** Windows end by themselves: the list is read anew while it is looked at, milliseconds. */
const readAnewAfter = 30_000

/** Who is refused because they have done something too often, and the way to let them go on. */
export function LimitsPage() {
  const address = useSearch({ from: '/admin/operator/limits' })
  const navigate = useNavigate()
  const { page = 1, search, countGroup: group = 'held' } = address
  const query = { group, ...(search && { search }), page, perPage }
  const counts = useQuery({
    queryKey: ['operator', 'limits', query],
    queryFn: ({ signal }) => call(listAttemptCounts, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: readAnewAfter,
  })
  const change = (part: Partial<LimitsAddress>, isTyped = false) =>
    void navigate({
      to: '/operator/limits',
      search: ({ page: _, ...rest }) => ({ ...rest, ...part }) as LimitsAddress,
      replace: isTyped,
      resetScroll: false,
    })
  return (
    <DeskPage title={say.title} lead={say.lead}>
      <search className="mb-4 grid gap-3 sm:flex sm:flex-wrap">
        <ListSearch
          label={say.search}
          hint={say.searchHint}
          value={search}
          onChange={(typed) => change({ search: typed } as LimitsAddress, true)}
        />
        <ListChoice
          label={say.shown}
          options={countGroups}
          name={(option) => say.groups[option]}
          value={group}
          onChange={(next) => change({ countGroup: next === 'all' ? next : undefined } as LimitsAddress)}
          className="w-full sm:w-64"
        />
      </search>
      <Loaded query={counts} rows={4} rowClassName="h-20">
        {({ data, pagination, limits }) => (
          <>
            {data.length === 0 ? (
              <EmptyState
                icon={<Gauge size={26} aria-hidden="true" />}
                title={search ? say.noMatch : group === 'all' ? say.noneCounted : say.noneHeld}
              >
                {search ? say.noMatchHelp : undefined}
              </EmptyState>
            ) : (
              <ul aria-label={say.counts} className={rowsLook}>
                {data.map((count) => (
                  <CountRow key={count.key} counted={count} />
                ))}
              </ul>
            )}
            <Pager
              className="mt-6"
              page={page}
              pageCount={countPages(pagination.total, perPage)}
              link={(to, rest) => <Link to="/operator/limits" search={atPage(address, to)} {...rest} />}
            />
            <AllLimits limits={limits} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

const linkLook = 'inline-block py-0.5 text-quay underline underline-offset-4'

function CountRow({ counted }: { counted: AttemptCount }) {
  const { key, limit, count, most, is_held, ends_at, network, address, person, company, order } = counted
  const who = person?.name ?? company?.name ?? address ?? network ?? ''
  const what = order ? say.inOrder(nameLimit(limit), order.number) : nameLimit(limit)
  const lifting = useDeskAction({
    act: () => call(liftLimit, { params: { key } }),
    done: () => limitMessages.lifted,
  })
  return (
    <li className={`flex flex-wrap items-center gap-x-6 gap-y-2 border-line md:border-t md:px-5 ${rowLook}`}>
      <div className="min-w-0 grow basis-80">
        <p className="font-medium break-words">
          {person ? (
            <Link to="/operator/people" search={{ search: person.email }} className={linkLook}>
              {person.name}
            </Link>
          ) : company ? (
            <Link to="/operator/companies" search={{ search: company.name }} className={linkLook}>
              {company.name}
            </Link>
          ) : (
            (address ?? network)
          )}
          {network && (person || address) ? <span className="font-normal text-soft"> {say.from(network)}</span> : null}
        </p>
        {address && !person ? <p className="text-sm text-soft">{say.nobody}</p> : null}
        <p className="text-sm">{what}</p>
      </div>
      <div className="text-sm text-soft">
        <p className="tabular-nums">
          {say.countOf(count, most)} {is_held ? <Badge tone="brick">{say.held}</Badge> : null}
        </p>
        <p>{say.until(formatMoment(ends_at))}</p>
      </div>
      <Button
        tone="secondary"
        size="small"
        aria-label={say.liftOf(what, who)}
        isBusy={lifting.isPending}
        onClick={() => lifting.mutate(undefined)}
      >
        {say.lift}
      </Button>
    </li>
  )
}

function AllLimits({ limits }: { limits: readonly LimitNow[] }) {
  return (
    <Disclosure className="mt-8" summary={say.all}>
      <p className="mb-3 max-w-prose text-sm text-soft">{say.allHelp}</p>
      <TableScroll label={say.all}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left text-soft">
              <th scope="col" className="py-2 pr-4 font-normal">
                {say.limit}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {say.most}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {say.countedNow}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {say.heldNow}
              </th>
            </tr>
          </thead>
          <tbody>
            {limits.map(({ limit, most, minutes, counted, held }) => (
              <tr key={limit} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {nameLimit(limit)}
                </th>
                <td className="py-2 pr-4 whitespace-nowrap">{say.mostWithin(most, say.within(minutes))}</td>
                <td className="py-2 pr-4 text-right tabular-nums">{formatNumber(counted)}</td>
                <td className="py-2 text-right tabular-nums">{formatNumber(held)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Disclosure>
  )
}
