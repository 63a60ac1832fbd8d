import { formatMoment } from '@fairquay/contract/locale.ts'
import type { Delivery } from '@fairquay/contract/webhooks/endpoints.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { isGone, isRedirect } from '@fairquay/contract/webhooks/rules.ts'
import { integrationsTexts } from './texts.ts'

/** One call and what it was answered: status, how long it took, and the beginning of what was said. */
export function AttemptLine({ attempt }: { attempt: Delivery['attempts'][number] }) {
  return (
    <>
      <span className="font-medium">{attempt.status ?? attempt.error}</span>{' '}
      <span className="text-soft">
        {integrationsTexts.attemptTime(formatMoment(attempt.at, 'seconds'), attempt.milliseconds)}
      </span>
      {isGone(attempt.status) ? <p>{webhookMessages.gone}</p> : null}
      {attempt.answer ? (
        <code className="block max-h-40 overflow-auto rounded-md bg-sunken px-3 py-2 break-all whitespace-pre-wrap">
          {attempt.answer}
        </code>
      ) : null}
    </>
  )
}

/** Said once, beneath the last call, however often it was tried. */
export function RedirectNote({ last }: { last: Delivery['attempts'][number] | undefined }) {
  return last && isRedirect(last.status) ? <p>{webhookMessages.redirected}</p> : null
}
