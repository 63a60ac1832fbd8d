import type { RequestDetail } from '@fairquay/contract/requests/endpoints.ts'
import { eventNames, formatMoment, requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'

/** What has happened to a request, the oldest first. Answers will stand here as well. */
export function RequestTimeline({ request }: { request: RequestDetail }) {
  return (
    <section aria-labelledby="request-history" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="request-history" className="mb-3 text-lg">
        History
      </h2>
      <ol className="flex flex-col gap-4">
        {request.events.map(({ action, at, by }) => (
          <li key={`${action}-${at}`} className="relative pl-6">
            <span aria-hidden="true" className="absolute top-1.5 left-0 size-2.5 rounded-full bg-quay" />
            <span className="font-medium">{eventNames[action]}</span>
            <span className="block text-sm text-soft">
              {by} · <time dateTime={at}>{formatMoment(at)}</time>
            </span>
          </li>
        ))}
        {request.status === 'sent' ? (
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
