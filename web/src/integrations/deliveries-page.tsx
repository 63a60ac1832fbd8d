import { countPages } from '@fairquay/contract/page-count.ts'
import { deleteWebhook, rotateSecret } from '@fairquay/contract/webhooks/endpoints.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../call.ts'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ListError } from '../ui/list-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { deliveriesPerPage, deliveriesQuery, webhooksQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { integrationsTexts } from './texts.ts'
import { TryOut } from './try-out.tsx'
import { StateBadge } from './webhook-section.tsx'

/** What was sent to a webhook and how it answered; here it is tried out, gets a new secret, or is deleted. */
export function DeliveriesPage() {
  useTitle(integrationsTexts.webhook)
  const id = Number(useParams({ from: '/admin/integrations/webhooks/$id' }).id)
  const { page = 1 } = useSearch({ from: '/admin/integrations/webhooks/$id' })
  const log = useQuery(deliveriesQuery(id, page))
  // Whether it is failing is told by what happens to what is under way.
  const isUnderWay = log.data?.data.some(({ state }) => state === 'waiting')
  const webhooks = useQuery({ ...webhooksQuery, staleTime: 0, refetchInterval: isUnderWay ? 5000 : false })
  useAfterChange(log.data?.data.map((delivery) => `${delivery.id} ${delivery.state}`).join(), webhooks.refetch)
  const webhook = webhooks.data?.data.find((one) => one.id === id)
  // Together: what came first would be moved by the other.
  const isLoading = webhooks.isPending || log.isPending
  if (webhooks.data && !webhook) return <NotFound title={integrationsTexts.noSuchWebhook} />
  return (
    <div className="max-w-4xl">
      <p className="mb-2 text-sm">
        <Link to="/integrations" className="text-quay underline underline-offset-4">
          {integrationsTexts.integrations}
        </Link>
      </p>
      <h1 tabIndex={-1} className="text-2xl break-all md:text-3xl">
        {webhook?.url ?? integrationsTexts.webhook}
      </h1>
      {webhook && !isLoading ? (
        <div className="mt-3 mb-6 flex flex-wrap items-center gap-3">
          <StateBadge webhook={webhook} />
          <WebhookActions id={id} />
        </div>
      ) : null}
      {webhook && !isLoading ? <TryOut webhook={webhook} /> : null}
      {log.error && !log.data ? (
        <ListError
          error={log.error}
          title={integrationsTexts.logLoadFailed}
          onRetry={() => void log.refetch()}
          isRetrying={log.isFetching}
        >
          {log.error.message}
        </ListError>
      ) : isLoading || !log.data ? (
        <div role="status" aria-label={integrationsTexts.loading}>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : log.data.data.length === 0 ? (
        <p className="text-soft">{webhookMessages.noDeliveries}</p>
      ) : (
        <>
          <ul aria-label={integrationsTexts.log} className="rounded-lg border border-line bg-surface px-4 md:px-5">
            {log.data.data.map((delivery) => (
              <li key={delivery.id} className="last:[&_details]:border-0">
                <DeliveryRow webhookId={id} delivery={delivery} />
              </li>
            ))}
          </ul>
          <Pager
            className="mt-6"
            page={page}
            pageCount={countPages(log.data.pagination.total, deliveriesPerPage)}
            link={(to, rest) => (
              <Link
                to="/integrations/webhooks/$id"
                params={{ id: String(id) }}
                search={to > 1 ? { page: to } : {}}
                {...rest}
              />
            )}
          />
        </>
      )}
    </div>
  )
}

/** The last answer may have switched the webhook off, and then nothing is under way any more that would ask for it. */
function useAfterChange(told: string | undefined, ask: () => unknown) {
  const before = useRef(told)
  useEffect(() => {
    if (before.current !== undefined && before.current !== told) ask()
    before.current = told
  }, [told, ask])
}

function WebhookActions({ id }: { id: number }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'rotate' | 'delete'>()
  const [secret, setSecret] = useState<string>()
  const refresh = () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })
  const onError = (failure: Error) => showToast('error', failure.message)
  const close = () => setAsked(undefined)
  const rotating = useOnce(rotateSecret, () => ({ params: { id } }), {
    onSuccess: (answer) => setSecret(answer.secret),
    onError,
    onSettled: close,
  })
  const deleting = useMutation({
    mutationFn: () => call(deleteWebhook, { params: { id } }),
    onSuccess: async () => {
      showToast('success', webhookMessages.deleted)
      await navigate({ to: '/integrations', replace: true })
      await refresh()
    },
    onError,
    onSettled: close,
  })
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setAsked('rotate')}>
        {integrationsTexts.newSecret}
      </Button>
      <Button tone="quiet" size="small" onClick={() => setAsked('delete')}>
        {integrationsTexts.delete}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'rotate'}
        title={integrationsTexts.newSecretQuestion}
        confirmLabel={integrationsTexts.makeNewSecret}
        isBusy={rotating.isPending}
        onConfirm={() => rotating.mutate()}
        onCancel={close}
      >
        {webhookMessages.rotateHelp}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={integrationsTexts.deleteQuestion}
        confirmLabel={integrationsTexts.delete}
        tone="danger"
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={close}
      >
        {webhookMessages.deleteHelp}
      </ConfirmDialog>
      <SecretDialog
        title={integrationsTexts.webhookSecret}
        secret={secret}
        help={webhookMessages.secretOnce}
        onClose={() => setSecret(undefined)}
      />
    </>
  )
}
