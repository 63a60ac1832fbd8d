import { auditActions, auditThings } from '@fairquay/contract/audit/actions.ts'
import { type AuditEntry, listAudit, listAuditPeople } from '@fairquay/contract/audit/endpoints.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { DayChoice } from '../ui/day-choice.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import { AuditDifference } from './audit-difference.tsx'
import { auditTexts } from './audit-texts.ts'
import type { AuditAddress } from './desk-address.ts'
import { DeskPage, Loaded } from './desk-frame.tsx'

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
    <DeskPage title={auditTexts.auditLog} lead={auditTexts.auditLead}>
      <search className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Select
          className="max-lg:col-span-2"
          label={auditTexts.person}
          options={[
            { value: '', label: auditTexts.everybody },
            ...(people.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(address.person ?? '')}
          onChange={(event) => change({ person: event.target.value || undefined })}
        />
        <Select
          label={auditTexts.thing}
          options={[
            { value: '', label: auditTexts.everything },
            ...auditThings.map((value) => ({ value, label: auditTexts.auditThings[value] })),
          ]}
          value={address.thing ?? ''}
          onChange={(event) => change({ thing: event.target.value || undefined })}
        />
        <Select
          label={auditTexts.action}
          options={[
            { value: '', label: auditTexts.everyAction },
            ...auditActions.map((value) => ({ value, label: auditTexts.auditActions[value] })),
          ]}
          value={address.action ?? ''}
          onChange={(event) => change({ action: event.target.value || undefined })}
        />
        <DayChoice label={auditTexts.firstDay} value={address.from} onChange={(from) => change({ from })} />
        <DayChoice label={auditTexts.lastDay} value={address.to} onChange={(to) => change({ to })} />
      </search>
      <Loaded query={entries} rows={8} rowClassName="h-20">
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data)
          return all.length === 0 ? (
            <EmptyState icon={<ScrollText size={26} aria-hidden="true" />} title={auditTexts.noEntry}>
              {Object.keys(address).length > 0 ? auditTexts.noEntryForFilters : auditTexts.noEntryYet}
            </EmptyState>
          ) : (
            <>
              <ol aria-label={auditTexts.entries} className="rounded-lg border border-line bg-surface">
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
                  {auditTexts.olderEntries}
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
  const sentence = auditTexts.auditEntry(auditTexts.auditThings[thing], auditTexts.auditDone[action])
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="tabular text-sm text-soft">
        <time dateTime={at}>{formatMoment(at)}</time>
        <span className="block break-words text-ink">{actor || auditTexts.theMarketplace}</span>
      </p>
      <div className="min-w-0">
        <p className="break-words">
          {sentence.before}
          {name ? <strong className="font-medium">{name}</strong> : null}
          {sentence.after}
        </p>
        <AuditDifference before={before} after={after} />
      </div>
    </li>
  )
}
