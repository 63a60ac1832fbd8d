import { changeWebhook, createWebhook, type Webhook, type WebhookForm } from '@fairquay/contract/webhooks/endpoints.ts'
import { type WebhookEvent, webhookEventNames, webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { FormFailure, refusalOf } from '../accounts/form-failure.tsx'
import { call } from '../call.ts'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { webhooksQuery } from './integration-queries.ts'

type WebhookDialogProps = {
  /** Undefined: a new one. */
  webhook: Webhook | undefined
  onClose: () => void
  onSecret: (secret: string) => void
}

export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const queries = useQueryClient()
  const formId = useId()
  const [draft, setDraft] = useState<WebhookForm>(() => formOf(webhook))
  const [hasNoEvents, setNoEvents] = useState(false)
  const making = useOnce(createWebhook, (body: WebhookForm) => ({ body }))
  const saving = useMutation({
    mutationFn: async () => {
      if (webhook) return void (await call(changeWebhook, { params: { id: webhook.id }, body: draft }))
      const { secret } = await making.mutateAsync(draft)
      onSecret(secret)
    },
    onSuccess: () => {
      showToast('success', webhookMessages.saved)
      onClose()
      return queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setNoEvents(draft.events.length === 0)
    if (draft.events.length > 0 && !saving.isPending) saving.mutate()
  }
  const toggle = (event: WebhookEvent, isWanted: boolean) =>
    setDraft({
      ...draft,
      events: webhookEvents.filter((one) => (one === event ? isWanted : draft.events.includes(one))),
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={webhook ? 'Edit webhook' : 'New webhook'}
      isHeld={saving.isPending}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={saving.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormFailure error={saving.error} fields={['url']} />
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          required
          maxLength={500}
          placeholder="https://erp.example.com/fairquay"
          value={draft.url}
          error={refusalOf(saving.error, 'url')}
          onChange={(event) => setDraft({ ...draft, url: event.target.value })}
        />
        <TextField
          label="Description"
          isOptional
          maxLength={120}
          value={draft.description}
          onChange={(event) => setDraft({ ...draft, description: event.target.value })}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Call it when</legend>
          <div className="flex flex-col">
            {webhookEvents.map((event) => (
              <Checkbox
                key={event}
                label={webhookEventNames[event]}
                checked={draft.events.includes(event)}
                onChange={({ target }) => toggle(event, target.checked)}
              />
            ))}
          </div>
          <p role="alert" className="text-sm text-brick empty:hidden">
            {hasNoEvents && draft.events.length === 0 ? webhookMessages.noEvents : null}
          </p>
        </fieldset>
        <Checkbox
          label="Switched on"
          checked={draft.is_active}
          onChange={(event) => setDraft({ ...draft, is_active: event.target.checked })}
        />
      </form>
    </Dialog>
  )
}

function formOf(webhook: Webhook | undefined): WebhookForm {
  if (!webhook) return { url: '', description: '', events: [...webhookEvents], is_active: true }
  const { url, description, events, is_active } = webhook
  return { url, description, events, is_active }
}
