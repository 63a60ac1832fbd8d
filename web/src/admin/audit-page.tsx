import { auditActions, auditThings } from '@fairquay/contract/audit/actions.ts'
import { type AuditEntry, listAudit, listAuditPeople } from '@fairquay/contract/audit/endpoints.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuditDifference } from './audit-difference.tsx'
import type { AuditAddress } from './desk-address.ts'
import { DeskPage, formatMoment, Loaded } from './desk-page.tsx'

const spell = (word: string) => {
  const words = word.replaceAll('-', ' ').replace(/^api\b/, 'API')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Who changed what, newest first: each entry with what was before and what is now. */
export function AuditPage() {
  const address = useSearch({ from: '/admin/operator/audit' })
  const navigate = useNavigate()
  const entries = useInfiniteQuery({
    queryKey: ['operator', 'audit', address],
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { query: { ...address, ...(pageParam && { older: pageParam }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const people = useQuery({
    queryKey: ['operator', 'audit-people'],
    queryFn: ({ signal }) => call(listAuditPeople, { signal }),
  })
  const change = (part: Record<keyof AuditAddress, unknown> | object) =>
    void navigate({
      to: '/operator/audit',
      search: (rest) => ({ ...rest, ...part }) as AuditAddress,
      replace: true,
      resetScroll: false,
    })
  return (
    <DeskPage title="Audit log" lead="Every change that matters: who made it, what was before and what is now.">
      <search className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Select
          label="Person"
          options={[
            { value: '', label: 'Everybody' },
            ...(people.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(address.person ?? '')}
          onChange={(event) => change({ person: event.target.value || undefined })}
        />
        <Select
          label="Thing"
          options={[
            { value: '', label: 'Everything' },
            ...auditThings.map((value) => ({ value, label: spell(value) })),
          ]}
          value={address.thing ?? ''}
          onChange={(event) => change({ thing: event.target.value || undefined })}
        />
        <Select
          label="Action"
          options={[
            { value: '', label: 'Every action' },
            ...auditActions.map((value) => ({ value, label: spell(value) })),
          ]}
          value={address.action ?? ''}
          onChange={(event) => change({ action: event.target.value || undefined })}
        />
        <TextField
          type="date"
          label="From"
          value={address.from ?? ''}
          onChange={(event) => change({ from: event.target.value || undefined })}
        />
        <TextField
          type="date"
          label="To"
          value={address.to ?? ''}
          onChange={(event) => change({ to: event.target.value || undefined })}
        />
      </search>
      <Loaded query={entries} rows={8} rowClassName="h-20">
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data)
          return all.length === 0 ? (
            <EmptyState icon={<ScrollText size={26} aria-hidden="true" />} title="There is no entry">
              {Object.keys(address).length > 0
                ? 'Nothing was changed that fits these filters.'
                : 'What people change from now on stands here.'}
            </EmptyState>
          ) : (
            <>
              <ol aria-label="Entries" className="rounded-lg border border-line bg-surface">
                {all.map((entry) => (
                  <AuditRow key={entry.id} entry={entry} />
                ))}
              </ol>
              {entries.hasNextPage ? (
                <Button
                  tone="secondary"
                  className="mt-5"
                  isBusy={entries.isFetchingNextPage}
                  onClick={() => void entries.fetchNextPage()}
                >
                  Older entries
                </Button>
              ) : null}
            </>
          )
        }}
      </Loaded>
    </DeskPage>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, thing, name, before, after } = entry
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="tabular text-sm text-soft">
        <time dateTime={at}>{formatMoment(at)}</time>
        <span className="block break-words text-ink">{actor || 'The marketplace'}</span>
      </p>
      <div className="min-w-0">
        <p className="break-words">
          {spell(thing)} {name ? <strong className="font-medium">{name}</strong> : null} {action}
        </p>
        <AuditDifference before={before} after={after} />
      </div>
    </li>
  )
}
