import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { acceptLegalText, type listAcceptances } from '@fairquay/contract/legal/endpoints.ts'
import { parseLegalText } from '@fairquay/contract/legal/legal-text.ts'
import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { call } from '../call.ts'
import { acceptancesQuery } from '../legal/legal-queries.ts'
import { Sections } from '../legal/sections.tsx'
import { legalTexts } from '../legal/texts.ts'
import { leaveDesk, readSession, refreshSession } from '../session.tsx'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { useGoOn } from './use-go-on.ts'

/** Where somebody reads and accepts what is new before they go on, or leaves. */
export function AcceptPage() {
  useTitle(legalTexts.acceptTitle)
  const { next } = useSearch({ from: '/secured/accept' })
  const goOn = useGoOn(next)
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(acceptancesQuery)
  const finish = async () => {
    await refreshSession()
    const session = readSession()
    if (session.status === 'signedIn' && session.user.to_accept.length > 0)
      return queries.invalidateQueries({ queryKey: acceptancesQuery.queryKey })
    showToast('success', legalMessages.accepted)
    return goOn()
  }
  return (
    <div className="w-full max-w-xl">
      <h1 tabIndex={-1} className="text-3xl">
        {legalTexts.acceptTitle}
      </h1>
      <p className="mt-2 mb-6 text-soft">{legalTexts.acceptLead(settings.name)}</p>
      {data ? (
        data.asked.map((asked) => <Asked key={asked.document} asked={asked} onAccepted={finish} />)
      ) : error ? (
        <LoadError title={legalTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : (
        <div role="status" aria-label={legalTexts.loading}>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="text-soft">{legalTexts.rather}</p>
        <Link to="/profile" className="py-1 text-quay underline underline-offset-4">
          {legalTexts.toProfile}
        </Link>
        <Button tone="quiet" className="-ml-4" onClick={() => void leaveDesk()}>
          {legalTexts.signOut}
        </Button>
      </div>
    </div>
  )
}

type AskedProps = {
  asked: AnswerOf<typeof listAcceptances>['asked'][number]
  onAccepted: () => Promise<unknown>
}

function Asked({ asked: { document, number, changes, text }, onAccepted }: AskedProps) {
  const queries = useQueryClient()
  const name = legalMessages.names[document]
  const accepting = useMutation({
    mutationFn: () => call(acceptLegalText, { params: { document }, body: { number } }),
    onSuccess: onAccepted,
    onError: (error) => {
      showToast('error', error.message)
      // Another version may have come while this one was read.
      return queries.invalidateQueries({ queryKey: acceptancesQuery.queryKey })
    },
  })
  return (
    <section aria-labelledby={`asked-${document}`} className="mt-4 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id={`asked-${document}`} className="text-xl">
        {name}
      </h2>
      {changes ? <p className="mt-2 whitespace-pre-line">{changes}</p> : null}
      <Disclosure summary={legalTexts.wholeText} isOpen={changes === '' ? true : undefined} className="mt-2">
        <div className="rounded-md bg-sunken px-4 pb-4">
          <Sections sections={parseLegalText(text)} />
        </div>
      </Disclosure>
      <Button className="mt-4" isBusy={accepting.isPending} onClick={() => accepting.mutate()}>
        {legalTexts.acceptOf(name)}
      </Button>
    </section>
  )
}
