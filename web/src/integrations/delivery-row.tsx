import { formatMoment } from '@fairquay/contract/locale.ts'
import { type Delivery, replayDelivery } from '@fairquay/contract/webhooks/endpoints.ts'
import { type DeliveryState, webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { isTestBody } from '@fairquay/contract/webhooks/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOnce } from '../forms/use-once.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { showToast } from '../ui/toast-list.ts'
import { AttemptLine, RedirectNote } from './attempt-line.tsx'
import { describeNextTry, nameDelivery } from './delivery-words.ts'
import { integrationsTexts } from './texts.ts'

const tones: Record<DeliveryState, BadgeTone> = { waiting: 'amber', delivered: 'quay', failed: 'brick' }

/** One thing that was sent; opened, what it was to the letter, and every attempt. */
export function DeliveryRow({ webhookId, delivery }: { webhookId: number; delivery: Delivery }) {
  const queries = useQueryClient()
  const replaying = useOnce(replayDelivery, () => ({ params: { id: webhookId, deliveryId: delivery.id } }), {
    onSuccess: () => {
      showToast('success', webhookMessages.replayed)
      return queries.invalidateQueries({ queryKey: ['webhooks', webhookId] })
    },
    onError: (failure) => showToast('error', failure.message),
  })
  const last = delivery.attempts.at(-1)
  const nextTry = describeNextTry(delivery)
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="min-w-0 grow">{delivery.event}</span>
          {isTestBody(delivery.body) ? <Badge>{integrationsTexts.test}</Badge> : null}
          <Badge tone={tones[delivery.state]}>{nameDelivery(delivery)}</Badge>
          <span className="text-sm font-normal text-soft">
            {last?.status ? `${last.status} · ` : ''}
            {formatMoment(delivery.created_at, 'seconds')}
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p className="text-soft">
          <code className="break-all">{delivery.message_id}</code>
        </p>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that it can be scrolled without a mouse
          tabIndex={0}
          aria-label={integrationsTexts.sent}
          className="max-h-64 overflow-auto rounded-md bg-sunken px-3 py-2"
        >
          <pre className="break-all whitespace-pre-wrap">{delivery.body}</pre>
        </section>
        {delivery.state === 'failed' && delivery.attempts.length === 0 ? <p>{webhookMessages.notSent}</p> : null}
        <ol aria-label={integrationsTexts.attempts} className="flex flex-col gap-2">
          {delivery.attempts.map((attempt) => (
            <li key={attempt.at}>
              <AttemptLine attempt={attempt} />
            </li>
          ))}
        </ol>
        {nextTry ? <p>{nextTry}</p> : null}
        <RedirectNote last={last} />
        <Button
          tone="secondary"
          size="small"
          className="self-start"
          isBusy={replaying.isPending}
          onClick={() => replaying.mutate()}
        >
          {integrationsTexts.sendAgain}
        </Button>
      </div>
    </Disclosure>
  )
}
