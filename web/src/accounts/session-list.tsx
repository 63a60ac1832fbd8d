import { endOneSession, type listSessions } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { describeDevice } from './describe-device.ts'
import { sessionsQuery } from './profile-queries.ts'
import { accountsTexts } from './texts.ts'

type OpenSession = AnswerOf<typeof listSessions>['data'][number]

const shownAtFirst = 5

/** Where the person is signed in; every session but this one can be ended from here. */
export function SessionList() {
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery)
  const [isWhole, setWhole] = useState(false)
  const ending = useMutation({
    mutationFn: (ids: readonly number[]) => Promise.all(ids.map(endSession)),
    onSuccess: (_ended, ids) =>
      showToast('success', ids.length > 1 ? accountMessages.otherSessionsEnded : accountMessages.sessionEnded),
    onError: (failure) => showToast('error', failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  if (error && !data)
    return (
      <LoadError title={accountsTexts.sessionsLoadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </LoadError>
    )
  if (!data)
    return (
      <div role="status" aria-label={accountsTexts.loading}>
        <Skeleton className="h-18 w-full" />
      </div>
    )
  const others = data.data.filter(({ is_current }) => !is_current)
  const shown = isWhole ? others : others.slice(0, shownAtFirst)
  return (
    <>
      <ul aria-label={accountsTexts.sessions} className="rounded-lg border border-line bg-surface">
        {[...data.data.filter(({ is_current }) => is_current), ...shown].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending.isPending && ending.variables.includes(session.id)}
            onEnd={() => ending.mutate([session.id])}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {others.length > 1 ? (
          <Button
            tone="secondary"
            isBusy={ending.isPending && ending.variables.length > 1}
            onClick={() => ending.mutate(others.map(({ id }) => id))}
          >
            {accountsTexts.endOtherSessions}
          </Button>
        ) : null}
        {shown.length < others.length ? (
          <Button tone="quiet" onClick={() => setWhole(true)}>
            {accountsTexts.showAllSessions(data.data.length)}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** One that has ended meanwhile is as good as ended now. */
async function endSession(id: number): Promise<void> {
  try {
    await call(endOneSession, { params: { id } })
  } catch (error) {
    if (!(error instanceof CallFailure && error.status === 404)) throw error
  }
}

type SessionRowProps = { session: OpenSession; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const device = describeDevice(session.user_agent)
  const since = formatMoment(session.created_at)
  const Icon = /Mobile|Android|iPhone|iPad/.test(session.user_agent) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-faint" />
      <div className="min-w-0 grow">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-soft">{accountsTexts.signedIn(since, accountsTexts.ways[session.way])}</p>
      </div>
      {session.is_current ? (
        <Badge tone="quay">{accountsTexts.thisSession}</Badge>
      ) : (
        <Button
          tone="secondary"
          size="small"
          aria-label={accountsTexts.endSession(device, since)}
          isBusy={isBusy}
          onClick={onEnd}
        >
          {accountsTexts.end}
        </Button>
      )}
    </li>
  )
}
