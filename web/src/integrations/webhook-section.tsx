import type { Webhook } from '@fairquay/contract/webhooks/endpoints.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { webhooksQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { SectionFrame } from './section-frame.tsx'
import { integrationsTexts } from './texts.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

export function WebhookSection() {
  const { data, error, refetch, isFetching } = useQuery(webhooksQuery)
  const [edited, setEdited] = useState<Webhook | 'new'>()
  const [secret, setSecret] = useState<string>()
  return (
    <SectionFrame
      title={webhookMessages.title}
      help={webhookMessages.help}
      action={
        <Button tone="secondary" onClick={() => setEdited('new')}>
          {integrationsTexts.newWebhook}
        </Button>
      }
      error={data ? null : error}
      isLoading={!data}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {data?.data.length === 0 ? (
        <p className="text-soft">{webhookMessages.empty}</p>
      ) : (
        <ul aria-label={integrationsTexts.webhooks} className="rounded-lg border border-line bg-surface">
          {data?.data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onEdit={() => setEdited(webhook)} />
          ))}
        </ul>
      )}
      {edited ? (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSecret={setSecret}
        />
      ) : null}
      <SecretDialog
        title={integrationsTexts.webhookSecret}
        secret={secret}
        help={webhookMessages.secretOnce}
        onClose={() => setSecret(undefined)}
      />
    </SectionFrame>
  )
}

function WebhookRow({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      {/* On a phone whatever state it is in stands below, not the short words beside it. */}
      <div className="min-w-0 grow basis-full sm:basis-64">
        <p className="font-medium break-all">{webhook.url}</p>
        <p className="text-sm text-soft">{integrationsTexts.webhookNote(webhook.description, webhook.events.length)}</p>
      </div>
      <StateBadge webhook={webhook} />
      <span className="flex gap-2">
        <Link
          to="/integrations/webhooks/$id"
          params={{ id: String(webhook.id) }}
          className="inline-flex min-h-8 items-center px-2 text-sm text-quay underline underline-offset-4"
          aria-label={integrationsTexts.logOf(webhook.url)}
        >
          {integrationsTexts.log}
        </Link>
        <Button tone="secondary" size="small" aria-label={integrationsTexts.editOf(webhook.url)} onClick={onEdit}>
          {integrationsTexts.edit}
        </Button>
      </span>
    </li>
  )
}

export function StateBadge({ webhook: { is_active, given_up_because, failing_since } }: { webhook: Webhook }) {
  if (given_up_because)
    return (
      <Badge tone="brick">{given_up_because === 'gone' ? webhookMessages.goneState : webhookMessages.givenUp}</Badge>
    )
  if (!is_active) return <Badge>{integrationsTexts.off}</Badge>
  return failing_since ? (
    <Badge tone="amber">{integrationsTexts.failing}</Badge>
  ) : (
    <Badge tone="quay">{integrationsTexts.on}</Badge>
  )
}
