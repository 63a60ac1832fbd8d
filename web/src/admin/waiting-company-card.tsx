import { decideApproval, type WaitingCompany } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages, approvalCheckNames } from '@fairquay/contract/admin/messages.ts'
import { isSameHouse, refuseDecision } from '@fairquay/contract/admin/rules.ts'
import { type ApprovalCheck, approvalChecks } from '@fairquay/contract/admin/states.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { formatDate } from './desk-page.tsx'
import { GivenFacts } from './given-facts.tsx'
import { roleNames } from './people-page.tsx'
import { useDeskAction } from './use-desk-action.ts'

/** What a company told us, what the operator looked at, and the two answers. Each is asked for once more, since it is mailed at once. */
export function WaitingCompanyCard({ waiting }: { waiting: WaitingCompany }) {
  const { company, person, confirmed_at, same_numbers } = waiting
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null)
  const [checked, setChecked] = useState<readonly ApprovalCheck[]>([])
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const deciding = useDeskAction({
    act: (approved: boolean) =>
      call(decideApproval, {
        params: { id: company.id },
        body: { approved, checked: [...checked], note, ...(!approved && { reason }) },
      }),
    done: (approved) => (approved ? adminMessages.approved(company.name) : adminMessages.refused(company.name)),
    onDone: () => setAsked(null),
    isFailureShown: true,
  })
  const refusal = isTried ? refuseDecision({ approved: false, reason }).reason : undefined
  const isOneHouse = isSameHouse(person.email, company.website)

  function close() {
    setAsked(null)
    setTried(false)
    deciding.reset()
  }

  return (
    <li className="max-w-4xl rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg break-words">{company.name}</h2>
        <p className="flex items-center gap-3 text-sm text-soft">
          <Badge>{roleNames[company.kind as keyof typeof roleNames]}</Badge>
          Confirmed {formatDate(confirmed_at)}
        </p>
      </div>
      <GivenFacts company={company} person={person} />
      {isOneHouse === undefined && same_numbers.length === 0 ? null : (
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
      )}
      <fieldset className="mt-5 border-t border-line pt-4">
        <legend className="sr-only">What was checked of {company.name}</legend>
        <p aria-hidden="true" className="mb-1 text-sm text-faint">
          What was checked
        </p>
        <div className="grid gap-x-8 sm:grid-cols-2">
          {approvalChecks.map((check) => (
            <Checkbox
              key={check}
              label={approvalCheckNames[check]}
              checked={checked.includes(check)}
              onChange={(event) =>
                setChecked(event.target.checked ? [...checked, check] : checked.filter((one) => one !== check))
              }
            />
          ))}
        </div>
        <TextArea
          className="mt-3"
          label="Note"
          isOptional
          help="For operators only; stays with the decision."
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-label={`Approve ${company.name}`} onClick={() => setAsked('approve')}>
          Approve
        </Button>
        <Button tone="secondary" aria-label={`Refuse ${company.name}`} onClick={() => setAsked('refuse')}>
          Refuse
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked === 'approve'}
        title={adminMessages.approveTitle(company.name)}
        confirmLabel="Approve"
        isBusy={deciding.isPending}
        onConfirm={() => deciding.mutate(true)}
        onCancel={close}
      >
        <p className="text-soft">
          {company.kind === 'seller' ? adminMessages.approveSellerHelp : adminMessages.approveHelp}
        </p>
        <Failure error={deciding.error} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'refuse'}
        title={adminMessages.refuseTitle(company.name)}
        confirmLabel="Refuse"
        tone="danger"
        isBusy={deciding.isPending}
        onConfirm={() => {
          setTried(true)
          if (!refuseDecision({ approved: false, reason }).reason) deciding.mutate(false)
        }}
        onCancel={close}
      >
        <TextArea
          label="Reason"
          help={adminMessages.refuseHelp}
          error={refusal}
          required
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Failure error={deciding.error} />
      </ConfirmDialog>
    </li>
  )
}

function Failure({ error }: { error: Error | null }) {
  return (
    <p role="alert" className="mt-3 text-sm text-brick empty:hidden">
      {error?.message}
    </p>
  )
}
