import { formatMoment } from '@fairquay/contract/locale.ts'
import {
  decideOnAccess,
  endAccess,
  listOwnAccess,
  type OwnAccess,
} from '@fairquay/contract/support-access/endpoints.ts'
import { type AccessHours, accessHours } from '@fairquay/contract/support-access/rules.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { AccessVisits } from './access-visits.tsx'
import { OfferForm } from './offer-form.tsx'
import { ownAccessKey, supportAccessTexts as say } from './texts.ts'

/** Whoever asks or may see the marketplace as this person does; the person decides, and ends it. */
export function OwnAccessPage() {
  useTitle(say.ownTitle)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ownAccessKey,
    queryFn: ({ signal }) => call(listOwnAccess, { signal }),
    staleTime: 0,
  })
  return (
    <div className="max-w-3xl">
      <p className="mb-2 text-sm">
        <Link to="/profile" className="text-quay underline underline-offset-4">
          {say.toProfile}
        </Link>
      </p>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {say.ownTitle}
      </h1>
      <p className="mt-1 mb-6 text-soft">{say.ownLead}</p>
      {error && !data ? (
        <LoadError title={say.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : !data ? (
        <div role="status" aria-label={say.loading} className="flex flex-col gap-3">
          <Skeleton className="h-28 w-full" />
        </div>
      ) : (
        <>
          <AccessLists all={data.data} />
          <OfferForm />
        </>
      )}
    </div>
  )
}

const isCurrent = ({ state }: OwnAccess) => state === 'waiting' || state === 'open'

function AccessLists({ all }: { all: readonly OwnAccess[] }) {
  const lists = [
    { title: say.current, rows: all.filter(isCurrent) },
    { title: say.past, rows: all.filter((one) => !isCurrent(one)) },
  ].filter(({ rows }) => rows.length > 0)
  if (lists.length === 0) return <EmptyState icon={<Eye size={26} aria-hidden="true" />} title={say.nothingYet} />
  return lists.map(({ title, rows }) => (
    <section key={title} aria-label={title} className="mb-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="rounded-lg border border-line bg-surface">
        {rows.map((access) => (
          <AccessRow key={access.id} access={access} />
        ))}
      </ul>
    </section>
  ))
}

function AccessRow({ access }: { access: OwnAccess }) {
  const { id, operator, reason, state, asked_at, until, visits } = access
  const name = operator ?? say.anyOperator
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0 md:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow font-medium break-words">
          {state === 'waiting' ? say.asks(name) : state === 'open' ? say.mayLook(name) : name}
        </span>
        <Badge tone={state === 'waiting' ? 'amber' : state === 'open' ? 'quay' : 'neutral'}>{say.states[state]}</Badge>
      </p>
      <p className="mt-1 text-sm break-words whitespace-pre-line">{reason}</p>
      <p className="mt-1 text-sm text-soft">
        {operator ? say.asked(formatMoment(asked_at)) : say.offered(formatMoment(asked_at))}
        {until ? ` · ${say.until(formatMoment(until))}` : ''}
      </p>
      <AccessVisits visits={visits} />
      {state === 'waiting' ? <Decision id={id} operator={name} /> : null}
      {state === 'open' ? <EndButton id={id} /> : null}
    </li>
  )
}

function useOwnAccessAction<Input>(act: (input: Input) => Promise<unknown>, done: (input: Input) => string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (_answer, input) => showToast('success', done(input)),
    onError: (failure) => showToast('error', failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ownAccessKey }),
  })
}

function Decision({ id, operator }: { id: number; operator: string }) {
  const [hours, setHours] = useState<AccessHours>(accessHours[0])
  const deciding = useOwnAccessAction(
    (given: AccessHours | null) => call(decideOnAccess, { params: { id }, body: { hours: given } }),
    (given) => (given === null ? say.refused : say.allowed(say.hours(given))),
  )
  return (
    <fieldset aria-label={say.asks(operator)} className="mt-3 flex flex-wrap items-end gap-3">
      <Select
        label={say.allowFor}
        value={String(hours)}
        onChange={({ target }) => setHours(accessHours.find((one) => String(one) === target.value) ?? accessHours[0])}
        options={accessHours.map((one) => ({ value: String(one), label: say.hours(one) }))}
        className="w-36"
      />
      <Button isBusy={deciding.isPending && deciding.variables !== null} onClick={() => deciding.mutate(hours)}>
        {say.allow}
      </Button>
      <Button
        tone="secondary"
        isBusy={deciding.isPending && deciding.variables === null}
        onClick={() => deciding.mutate(null)}
      >
        {say.refuse}
      </Button>
    </fieldset>
  )
}

function EndButton({ id }: { id: number }) {
  const ending = useOwnAccessAction(
    () => call(endAccess, { params: { id } }),
    () => say.ended,
  )
  return (
    <Button
      tone="secondary"
      size="small"
      className="mt-3"
      isBusy={ending.isPending}
      onClick={() => ending.mutate(undefined)}
    >
      {say.end}
    </Button>
  )
}
