import { pingWebhook, type Webhook } from '@fairquay/contract/webhooks/endpoints.ts'
import { eventGroups, eventsOf } from '@fairquay/contract/webhooks/event-groups.ts'
import { pingEvent, type TestEvent, webhookEventNames } from '@fairquay/contract/webhooks/events.ts'
import { deliveryStateNames, webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast-list.ts'
import { AttemptLine, RedirectNote } from './attempt-line.tsx'
import { describeNextTry, nameDelivery } from './delivery-words.ts'
import { deliveriesQuery } from './integration-queries.ts'
import { integrationsTexts } from './texts.ts'

const options = [
  { value: pingEvent, label: integrationsTexts.pingOption },
  ...eventGroups.flatMap(eventsOf).map((event) => ({
    value: event,
    label: integrationsTexts.eventOption(webhookEventNames[event], event),
  })),
]

/** Sends an example of an event, and shows what the receiver answers as soon as it has. */
export function TryOut({ webhook: { id, is_active } }: { webhook: Webhook }) {
  const queries = useQueryClient()
  const [event, setEvent] = useState<TestEvent>(pingEvent)
  const [sent, setSent] = useState<number>()
  const sending = useOnce(pingWebhook, (event: TestEvent) => ({ params: { id }, body: { event } }), {
    onSuccess: ({ delivery_id }) => {
      setSent(delivery_id)
      return queries.invalidateQueries({ queryKey: ['webhooks', id] })
    },
    onError: (failure) => showToast('error', failure.message),
  })
  return (
    <section aria-label={integrationsTexts.tryOut} className="mb-6 rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="text-lg">{integrationsTexts.tryOut}</h2>
      <p className="mb-4 text-sm text-soft">{is_active ? integrationsTexts.tryOutHelp : webhookMessages.isOff}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          className="min-w-0 grow basis-64"
          label={integrationsTexts.exampleOf}
          options={options}
          value={event}
          onChange={({ target }) => setEvent(target.value as TestEvent)}
        />
        <Button tone="secondary" disabled={!is_active} isBusy={sending.isPending} onClick={() => sending.mutate(event)}>
          {integrationsTexts.sendTest}
        </Button>
      </div>
      <div role="status" className="text-sm">
        {sent === undefined ? null : <Outcome webhookId={id} deliveryId={sent} />}
      </div>
    </section>
  )
}

function Outcome({ webhookId, deliveryId }: { webhookId: number; deliveryId: number }) {
  const { data } = useQuery(deliveriesQuery(webhookId, 1))
  const delivery = data?.data.find(({ id }) => id === deliveryId)
  const last = delivery?.attempts.at(-1)
  return (
    <div className="mt-4 flex flex-col gap-1">
      <p className="font-medium">
        {delivery ? (describeNextTry(delivery) ?? nameDelivery(delivery)) : deliveryStateNames.waiting}
      </p>
      {last ? (
        <div>
          <AttemptLine attempt={last} />
        </div>
      ) : null}
      <RedirectNote last={last} />
    </div>
  )
}
