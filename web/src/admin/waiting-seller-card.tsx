import { decideApproval, type WaitingSeller } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { refuseDecision } from '@fairquay/contract/admin/rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'

/** What a seller told us when registering, and the two answers to it. Each is asked for once more, since it is mailed at once. */
export function WaitingSellerCard({ seller: { company, person, confirmed_at } }: { seller: WaitingSeller }) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const deciding = useMutation({
    mutationFn: (approved: boolean) =>
      call(decideApproval, { params: { id: company.id }, body: approved ? { approved } : { approved, reason } }),
    onSuccess: (_answer, approved) => {
      setAsked(null)
      showToast('success', approved ? adminMessages.approved(company.name) : adminMessages.refused(company.name))
      return queries.invalidateQueries({ queryKey: ['approvals'] })
    },
  })
  const refusal = isTried ? refuseDecision({ approved: false, reason }).reason : undefined

  function close() {
    setAsked(null)
    setTried(false)
    deciding.reset()
  }

  return (
    <li className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg break-words">{company.name}</h2>
        <p className="text-sm text-soft">
          Confirmed {new Date(confirmed_at).toLocaleDateString('en-US', { dateStyle: 'medium' })}
        </p>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name="Address">
          {company.address}, {company.city}, {company.country}
        </Fact>
        <Fact name="Website">
          {company.website ? (
            <a
              href={company.website}
              target="_blank"
              rel="noreferrer nofollow"
              className="text-quay underline underline-offset-4"
            >
              {company.website}
            </a>
          ) : null}
        </Fact>
        <Fact name="Registration number">{company.registration_number}</Fact>
        <Fact name="Tax number">{company.tax_number}</Fact>
        <Fact name="Contact">
          {person.first_name} {person.last_name}
        </Fact>
        <Fact name="E-mail and phone">
          <a href={`mailto:${person.email}`} className="text-quay underline underline-offset-4">
            {person.email}
          </a>
          <br />
          <span className="tabular">
            {person.phone_code} {person.phone}
          </span>
        </Fact>
      </dl>
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
        <p className="text-soft">{adminMessages.approveHelp}</p>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">{name}</dt>
      <dd className="break-words">{children ?? <span className="text-faint">Not given</span>}</dd>
    </div>
  )
}

function Failure({ error }: { error: Error | null }) {
  return (
    <p role="alert" className="mt-3 text-sm text-brick empty:hidden">
      {error?.message}
    </p>
  )
}
