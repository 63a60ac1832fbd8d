import { formatMoment } from '@fairquay/contract/locale.ts'
import type { RequestDetail, RequestEvent } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { eventNames, requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { threadTexts } from './texts.ts'

const ends = new Set<RequestEvent['action']>(['decline', 'withdraw', 'expire', 'pass_over'])
const waiting = new Set(['sent', 'seen', 'asked', 'answered'])

/** What has happened to a request, the oldest first: with whom, by whom and why. */
export function RequestTimeline({ request }: { request: RequestDetail }) {
  const several = request.threads.length > 1
  return (
    <section aria-labelledby="request-history" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="request-history" className="mb-3 text-lg">
        {threadTexts.history}
      </h2>
      <ol className="flex flex-col gap-4">
        {request.events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened is its place in the history
          <li key={index} className="relative pl-6">
            <span
              aria-hidden="true"
              className={joinClasses(
                'absolute top-1.5 left-0 size-2.5 rounded-full',
                event.action === 'accept' || event.action === 'agree'
                  ? 'bg-quay ring-3 ring-tint'
                  : ends.has(event.action)
                    ? 'bg-edge'
                    : 'bg-quay',
              )}
            />
            <span className="font-medium">
              {event.number === null
                ? eventNames[event.action]
                : threadTexts.eventRevision(eventNames[event.action], event.number)}
            </span>
            {event.reason === '' ? null : (
              <span className="block text-sm break-words">{threadTexts.quotedReason(event.reason)}</span>
            )}
            <span className="block text-sm text-soft">
              {describeActor(event, several ? nameThread(request, event.thread) : undefined)}
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </span>
          </li>
        ))}
        {waiting.has(request.status) ? (
          <li className="relative pl-6 text-soft">
            <span aria-hidden="true" className="absolute top-1.5 left-0 size-2.5 rounded-full border border-edge" />
            {requestPageMessages.waiting}
            {request.party === 'buyer' ? (
              <span className="block text-sm">{requestPageMessages.waitingHelp}</span>
            ) : null}
          </li>
        ) : null}
      </ol>
    </section>
  )
}

function describeActor({ by, person }: RequestEvent, thread: string | undefined): string {
  const actor = [person, by].filter((part) => part !== '').join(', ')
  const withWhom = thread && thread !== by ? threadTexts.withCompany(thread) : ''
  return [actor, withWhom]
    .filter((part) => part !== '')
    .map((part) => `${part} · `)
    .join('')
}

function nameThread(request: RequestDetail, thread: number | null): string | undefined {
  return request.threads.find(({ company }) => company.id === thread)?.company.name
}
