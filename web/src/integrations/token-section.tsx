import { formatDay } from '@fairquay/contract/locale.ts'
import { scopeNames } from '@fairquay/contract/scopes.ts'
import { type ApiToken, revokeApiToken } from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { showToast } from '../ui/toast-list.ts'
import { apiTokensQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { SectionFrame } from './section-frame.tsx'
import { integrationsTexts } from './texts.ts'
import { TokenDialog } from './token-dialog.tsx'

export function TokenSection() {
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(apiTokensQuery)
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [asked, setAsked] = useState<ApiToken>()
  const revoking = useMutation({
    mutationFn: (id: number) => call(revokeApiToken, { params: { id } }),
    onSuccess: () => showToast('success', tokenMessages.revoked),
    onError: (failure) => showToast('error', failure.message),
    onSettled: () => {
      setAsked(undefined)
      return queries.invalidateQueries({ queryKey: apiTokensQuery.queryKey })
    },
  })
  // Editors look after webhooks, but who gets in is the owner's decision.
  const isOthers = error instanceof CallFailure && error.status === 403
  return (
    <SectionFrame
      title={tokenMessages.title}
      help={tokenMessages.help}
      action={
        isOthers ? null : (
          <Button tone="secondary" onClick={() => setMaking(true)}>
            {integrationsTexts.newToken}
          </Button>
        )
      }
      error={data || isOthers ? null : error}
      isLoading={!data && !isOthers}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {isOthers ? (
        <p className="text-soft">{tokenMessages.ownerOnly}</p>
      ) : data?.data.length === 0 ? (
        <p className="text-soft">{tokenMessages.empty}</p>
      ) : (
        <ul aria-label={integrationsTexts.apiTokens} className="rounded-lg border border-line bg-surface">
          {data?.data.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      {isMaking ? <TokenDialog onClose={() => setMaking(false)} onSecret={setSecret} /> : null}
      <SecretDialog
        title={integrationsTexts.yourToken}
        secret={secret}
        help={tokenMessages.once}
        onClose={() => setSecret(undefined)}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={integrationsTexts.revokeQuestion(asked?.name ?? '')}
        confirmLabel={integrationsTexts.revoke}
        tone="danger"
        isBusy={revoking.isPending}
        onConfirm={() => asked && revoking.mutate(asked.id)}
        onCancel={() => setAsked(undefined)}
      >
        {tokenMessages.revokeHelp}
      </ConfirmDialog>
    </SectionFrame>
  )
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const isOver = new Date(token.expires_at) < new Date()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 grow basis-64">
        <p className="font-medium break-words">
          {token.name} <code className="text-sm font-normal text-soft">{token.prefix}…</code>
        </p>
        <p className="text-sm text-soft">{token.scopes.map((scope) => scopeNames[scope]).join(', ')}</p>
        <p className="text-sm text-soft">
          {token.last_used_at
            ? integrationsTexts.lastUsed(token.made_by, formatDay(token.last_used_at))
            : integrationsTexts.neverUsed(token.made_by)}
        </p>
      </div>
      {isOver ? (
        <Badge tone="brick">{integrationsTexts.expired}</Badge>
      ) : (
        <Badge>{integrationsTexts.until(formatDay(token.expires_at))}</Badge>
      )}
      <Button tone="secondary" size="small" aria-label={integrationsTexts.revokeToken(token.name)} onClick={onRevoke}>
        {integrationsTexts.revoke}
      </Button>
    </li>
  )
}
