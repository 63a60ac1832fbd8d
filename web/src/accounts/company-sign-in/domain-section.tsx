import { type CompanySignIn, claimDomain, dropDomain } from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../call.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { useSaid } from './company-sign-in-query.ts'
import { companySignInTexts as say } from './texts.ts'

type Domain = CompanySignIn['domains'][number]

const tones: Record<Domain['state'], BadgeTone> = { waiting: 'amber', approved: 'quay', refused: 'brick' }

/** Domains the company claims, and those it could. */
export function DomainSection({ of: { domains, claimable } }: { of: CompanySignIn }) {
  const said = useSaid()
  const [dropped, setDropped] = useState<string>()
  const claiming = useMutation({
    mutationFn: (domain: string) => call(claimDomain, { params: { domain } }),
    onSuccess: (_answer, domain) => said(say.claimed(domain)),
    onError: (failure) => showToast('error', failure.message),
  })
  const dropping = useMutation({
    mutationFn: (domain: string) => call(dropDomain, { params: { domain } }),
    onSuccess: (_answer, domain) => said(say.dropped(domain)),
    onError: (failure) => showToast('error', failure.message),
    onSettled: () => setDropped(undefined),
  })
  return (
    <>
      {domains.length === 0 ? (
        <p className="text-soft">{say.noDomains}</p>
      ) : (
        <ul aria-label={say.domains} className="rounded-lg border border-line bg-surface">
          {domains.map(({ domain, state, reason }) => (
            <li
              key={domain}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0"
            >
              <div className="min-w-0 grow basis-48">
                <p className="font-medium break-all">{domain}</p>
                {reason ? <p className="text-sm break-words whitespace-pre-line text-soft">{reason}</p> : null}
              </div>
              <Badge tone={tones[state]}>{say.states[state]}</Badge>
              <Button
                tone="secondary"
                size="small"
                aria-label={say.dropName(domain)}
                onClick={() => setDropped(domain)}
              >
                {say.drop}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {claimable.map((domain) => (
          <Button
            key={domain}
            tone="secondary"
            isBusy={claiming.isPending && claiming.variables === domain}
            onClick={() => claiming.mutate(domain)}
          >
            {say.claim(domain)}
          </Button>
        ))}
      </div>
      {domains.length + claimable.length === 0 ? <p className="mt-2 text-sm text-soft">{say.nothingToClaim}</p> : null}
      <ConfirmDialog
        isOpen={dropped !== undefined}
        title={say.dropTitle(dropped ?? '')}
        confirmLabel={say.drop}
        tone="danger"
        isBusy={dropping.isPending}
        onConfirm={() => dropped !== undefined && dropping.mutate(dropped)}
        onCancel={() => setDropped(undefined)}
      >
        {say.dropHelp}
      </ConfirmDialog>
    </>
  )
}
