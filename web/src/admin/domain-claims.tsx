import {
  type DomainClaim,
  decideDomainClaim,
  listDomainClaims,
} from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import { companySignInTexts as say } from '../accounts/company-sign-in/texts.ts'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { useDeskAction, useDeskFinish } from './use-desk-action.ts'

/** Domains that companies claim for their own sign-in: what waits for an operator's word, and what was approved. */
export function DomainClaims() {
  const query = useQuery({
    queryKey: ['operator', 'sign-in-domains'],
    queryFn: ({ signal }) => call(listDomainClaims, { signal }),
    staleTime: 0,
  })
  return (
    <Loaded query={query} rows={3} rowClassName="h-28">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState icon={<AtSign size={26} aria-hidden="true" />} title={say.noClaims}>
            {say.noClaimsHelp}
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 max-w-prose rounded-md bg-amber-tint px-4 py-3 text-amber">{say.claimWarning}</p>
            <ul aria-label={say.claims} className={rowsLook}>
              {data.map((claim) => (
                <ClaimRow key={claim.id} claim={claim} />
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}

function ClaimRow({ claim }: { claim: DomainClaim }) {
  const { id, domain, state, company, claimed_by, claimed_at, members, others } = claim
  const [isRefusing, setRefusing] = useState(false)
  const approving = useDeskAction({
    act: () => call(decideDomainClaim, { params: { id }, body: { is_approved: true, reason: '' } }),
    done: () => say.approved(domain),
  })
  const isApproved = state === 'approved'
  return (
    <li className={`${rowLook} flex flex-wrap items-center gap-x-6 gap-y-3`}>
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium break-all">{domain}</span>
          <Badge tone={isApproved ? 'quay' : 'amber'}>{say.states[state]}</Badge>
        </p>
        <p className="break-words">
          {company.name}
          {company.website ? (
            <>
              {' · '}
              <span className="text-soft break-all">{company.website}</span>
            </>
          ) : null}
        </p>
        <p className="text-sm text-soft">{say.claimNote(claimed_by ?? say.somebodyGone, formatDay(claimed_at))}</p>
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-3 text-sm">
        <dt className="text-soft">{say.claimMembers}</dt>
        <dd className="tabular">{members}</dd>
        <dt className="text-soft">{say.claimOthers}</dt>
        <dd className={others > 0 ? 'tabular font-medium text-brick' : 'tabular'}>{others}</dd>
      </dl>
      <p className="flex flex-wrap gap-2">
        {isApproved ? null : (
          <Button
            size="small"
            aria-label={say.approveName(domain)}
            isBusy={approving.isPending}
            onClick={() => approving.mutate(undefined)}
          >
            {say.approve}
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          aria-label={isApproved ? say.withdrawName(domain) : say.refuseName(domain)}
          onClick={() => setRefusing(true)}
        >
          {isApproved ? say.withdraw : say.refuse}
        </Button>
      </p>
      {isRefusing ? <RefuseDialog claim={claim} onClose={() => setRefusing(false)} /> : null}
    </li>
  )
}

function RefuseDialog({ claim: { id, domain, state }, onClose }: { claim: DomainClaim; onClose: () => void }) {
  const finish = useDeskFinish()
  const isApproved = state === 'approved'
  const form = useForm({
    start: { reason: '' },
    refuse: ({ reason }) => ({ reason: refuseEmpty(reason) }),
    send: ({ reason }) =>
      call(decideDomainClaim, { params: { id }, body: { is_approved: false, reason: reason.trim() } }),
    onSent: () => {
      onClose()
      return finish(say.refusedDone(domain))
    },
  })
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={isApproved ? say.withdrawTitle(domain) : say.refuseTitle(domain)}
      action={isApproved ? say.withdraw : say.refuse}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} label={say.reason} help={say.reasonHelp} required maxLength={1000} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
