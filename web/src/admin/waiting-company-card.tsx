import { decideApproval, type WaitingCompany } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { isSameHouse, refuseDecision } from '@fairquay/contract/admin/rules.ts'
import { countSteps, readinessSteps } from '@fairquay/contract/company/readiness.ts'
import { readinessMessages } from '@fairquay/contract/company/readiness-messages.ts'
import { hasSeal } from '@fairquay/contract/company-checks.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useRef, useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { CheckFields, refuseTyped } from './check-fields.tsx'
import { GivenFacts } from './given-facts.tsx'
import { roleNames } from './people-page.tsx'
import { adminTexts } from './texts.ts'
import { type ApprovalDraft, useApprovalDraft } from './use-approval-draft.ts'
import { useDeskAction, useDeskFinish } from './use-desk-action.ts'

const noReason = { reason: '' }

/** What a company told us, what the operator looked at, and the two answers. Each is asked for once more, since it is mailed at once. */
export function WaitingCompanyCard({ waiting }: { waiting: WaitingCompany }) {
  const { company, person, confirmed_at } = waiting
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null)
  const { draft: seen, change, clear } = useApprovalDraft(company.id)
  const [isTried, setTried] = useState(false)
  const dialog = { company, seen, onDecided: clear, onClose: () => setAsked(null) }
  return (
    <li className="max-w-4xl rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg break-words">{company.name}</h2>
        <p className="flex items-center gap-3 text-sm text-soft">
          <Badge>{roleNames[company.kind as keyof typeof roleNames]}</Badge>
          {adminTexts.confirmed(formatDay(confirmed_at))}
        </p>
      </div>
      <GivenFacts company={company} person={person} />
      {waiting.readiness ? <Progress readiness={waiting.readiness} /> : null}
      <Hints waiting={waiting} />
      <SeenFields
        name={company.name}
        seen={seen}
        isTried={isTried}
        onChange={(part) => change((now) => ({ ...now, ...part }))}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          aria-label={adminTexts.approveCompany(company.name)}
          onClick={() => {
            setTried(true)
            if (Object.keys(refuseTyped(seen.checks)).length === 0) setAsked('approve')
          }}
        >
          {adminTexts.approve}
        </Button>
        <Button tone="secondary" aria-label={adminTexts.refuseCompany(company.name)} onClick={() => setAsked('refuse')}>
          {adminTexts.refuse}
        </Button>
      </div>
      <ApproveDialog {...dialog} isOpen={asked === 'approve'} />
      <RefuseDialog {...dialog} isOpen={asked === 'refuse'} />
    </li>
  )
}

/** How far a seller has come with what it prepares meanwhile. */
function Progress({ readiness }: { readiness: NonNullable<WaitingCompany['readiness']> }) {
  const { missing, products, drafts } = readiness
  return (
    <ul aria-label={adminTexts.progress} className="mt-4 flex flex-col gap-1 text-sm">
      <li className="font-medium">{readinessMessages.stepsDone(countSteps(readiness), readinessSteps.length)}</li>
      <li className={missing.length > 0 ? 'text-amber' : 'text-soft'}>
        {missing.length > 0 ? readinessMessages.lacks(missing) : readinessMessages.companyComplete}
      </li>
      <li className={products > 0 ? 'text-soft' : 'text-amber'}>{readinessMessages.prepared(products, drafts)}</li>
    </ul>
  )
}

/** What the marketplace itself noticed about the company. */
function Hints({ waiting: { company, person, same_numbers } }: { waiting: WaitingCompany }) {
  const isOneHouse = isSameHouse(person.email, company.website)
  if (isOneHouse === undefined && same_numbers.length === 0) return null
  return (
    <ul className="mt-4 flex flex-col gap-1 text-sm">
      {same_numbers.length > 0 ? (
        <li className="text-amber">{adminMessages.sameNumbers(same_numbers.map(({ name }) => name))}</li>
      ) : null}
      {isOneHouse === undefined ? null : (
        <li className={isOneHouse ? 'text-soft' : 'text-amber'}>
          {isOneHouse ? adminMessages.sameHouse : adminMessages.otherHouse}
        </li>
      )}
    </ul>
  )
}

type SeenFieldsProps = {
  name: string
  seen: ApprovalDraft
  isTried: boolean
  onChange: (part: Partial<ApprovalDraft>) => void
}

function SeenFields({ name, seen: { checks, note }, isTried, onChange }: SeenFieldsProps) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <CheckFields
        name={name}
        checks={checks}
        faults={isTried ? refuseTyped(checks) : {}}
        onChange={(next) => onChange({ checks: next })}
      />
      <TextArea
        className="mt-3"
        label={adminTexts.note}
        isOptional
        help={adminTexts.noteHelp}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </div>
  )
}

type DecisionProps = {
  company: WaitingCompany['company']
  seen: ApprovalDraft
  isOpen: boolean
  onDecided: () => void
  onClose: () => void
}

function ApproveDialog({ company, seen, isOpen, onDecided, onClose }: DecisionProps) {
  const finish = useDeskFinish()
  const approving = useDeskAction({
    act: () =>
      call(decideApproval, {
        params: { id: company.id },
        body: { approved: true, checks: seen.checks, note: seen.note },
      }),
    done: () => adminMessages.approved(company.name),
    onDone: () => {
      onDecided()
      onClose()
    },
    isFailureShown: true,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={adminMessages.approveTitle(company.name)}
      confirmLabel={adminTexts.approve}
      isBusy={approving.isPending}
      onConfirm={() => approving.mutate(undefined)}
      onCancel={() => {
        onClose()
        // It may be refused because another operator was first: then the company waits no longer.
        if (approving.error) void finish()
        approving.reset()
      }}
    >
      <p className="mb-3 text-soft">
        {company.kind === 'seller' ? adminMessages.approveSellerHelp : adminMessages.approveHelp}
      </p>
      {company.kind === 'seller' && !hasSeal({ isApproved: true, checks: seen.checks }) ? (
        <p className="mb-3 text-amber">{adminTexts.withoutSeal}</p>
      ) : null}
      <FormFailure error={approving.error} />
    </ConfirmDialog>
  )
}

function RefuseDialog({ company, seen, isOpen, onDecided, onClose }: DecisionProps) {
  const finish = useDeskFinish()
  const kept = useKept(`refusal:${company.id}`, noReason)
  // What is said of it stands in the dialog, which goes with the card.
  const isLate = useRef(false)
  const form = useForm({
    start: noReason,
    kept: [kept.draft, kept.change],
    refuse: ({ reason }) => refuseDecision({ approved: false, reason }),
    send: ({ reason }) =>
      call(decideApproval, {
        params: { id: company.id },
        body: { approved: false, note: seen.note, reason },
      }),
    onFailed: (error) => {
      isLate.current = error instanceof CallFailure && error.status === 409
    },
    onSent: () => {
      kept.clear()
      onDecided()
      onClose()
      return finish(adminMessages.refused(company.name))
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      tone="danger"
      title={adminMessages.refuseTitle(company.name)}
      action={adminTexts.refuse}
      onClose={() => {
        onClose()
        if (isLate.current) void finish()
        // Asked again, it begins without complaints and with the reason as it was.
        form.reset(form.values)
      }}
      className="flex flex-col gap-3"
    >
      <TextArea
        {...form.text('reason')}
        label={adminTexts.reason}
        help={adminMessages.refuseHelp}
        required
        maxLength={1000}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
