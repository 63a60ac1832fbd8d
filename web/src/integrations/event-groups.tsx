import { eventGroupNames, eventGroups, eventsOf } from '@fairquay/contract/webhooks/event-groups.ts'
import { type WebhookEvent, webhookEventNames, webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { useId } from 'react'
import { CheckboxGroup } from '../ui/checkbox-group.tsx'
import { integrationsTexts } from './texts.ts'

type EventGroupsProps = {
  id?: string
  value: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
  error?: string | undefined
}

/** What a webhook is told of, by what it is about. */
export function EventGroups({ id, value, onChange, error }: EventGroupsProps) {
  const noteId = useId()
  return (
    <fieldset id={id} aria-describedby={error ? noteId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{integrationsTexts.callItWhen}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {eventGroups.map((group) => (
          <CheckboxGroup
            key={group}
            legend={eventGroupNames[group]}
            options={eventsOf(group)}
            names={webhookEventNames}
            value={value.filter((event) => eventsOf(group).includes(event))}
            onChange={(own) => {
              const chosen = [...value.filter((event) => !eventsOf(group).includes(event)), ...own]
              onChange(webhookEvents.filter((event) => chosen.includes(event)))
            }}
          />
        ))}
      </div>
      <p id={noteId} role="alert" className="text-sm text-brick empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
