import { changeWebhook, createWebhook, type Webhook, type WebhookForm } from '@fairquay/contract/webhooks/endpoints.ts'
import { eventGroupNames, eventGroups, eventsOf } from '@fairquay/contract/webhooks/event-groups.ts'
import { webhookEventNames, webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { CheckboxGroups } from '../ui/checkbox-groups.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { webhooksQuery } from './integration-queries.ts'
import { integrationsTexts } from './texts.ts'

const exampleAddress = 'https://erp.example.com/fairquay'

const groups = eventGroups.map((group) => ({ name: eventGroupNames[group], options: eventsOf(group) }))

type WebhookDialogProps = {
  /** Undefined: a new one. */
  webhook: Webhook | undefined
  onClose: () => void
  onSecret: (secret: string) => void
}

export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const queries = useQueryClient()
  const making = useOnce(createWebhook, (body: WebhookForm) => ({ body }))
  const form = useForm({
    start: formOf(webhook),
    refuse: ({ events }) => ({ events: events.length === 0 ? webhookMessages.noEvents : undefined }),
    send: async (body) => {
      if (webhook) return void (await call(changeWebhook, { params: { id: webhook.id }, body }))
      const { secret } = await making.mutateAsync(body)
      onSecret(secret)
    },
    onSent: () => {
      showToast('success', webhookMessages.saved)
      onClose()
      return queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })
    },
  })
  return (
    <FormDialog
      form={form}
      title={webhook ? integrationsTexts.editWebhook : integrationsTexts.newWebhook}
      action={integrationsTexts.save}
      width="medium"
      onClose={onClose}
    >
      <FormFailure error={form.failure} />
      <TextField
        {...form.text('url')}
        label={integrationsTexts.address}
        type="url"
        inputMode="url"
        required
        maxLength={500}
        placeholder={exampleAddress}
      />
      <TextField {...form.text('description')} label={integrationsTexts.description} isOptional maxLength={120} />
      <CheckboxGroups
        {...form.field('events')}
        onChange={(events) => form.set({ events })}
        legend={integrationsTexts.callItWhen}
        groups={groups}
        names={webhookEventNames}
      />
      <Checkbox {...form.tick('is_active')} label={integrationsTexts.switchedOn} />
    </FormDialog>
  )
}

function formOf(webhook: Webhook | undefined): WebhookForm {
  if (!webhook) return { url: '', description: '', events: [...webhookEvents], is_active: true }
  const { url, description, events, is_active } = webhook
  return { url, description, events, is_active }
}
