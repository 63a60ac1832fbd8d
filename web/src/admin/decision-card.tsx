import type { ApprovalDecision } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages, approvalCheckNames } from '@fairquay/contract/admin/messages.ts'
import { approvalChecks } from '@fairquay/contract/admin/states.ts'
import { checkNames } from '@fairquay/contract/company-check-messages.ts'
import { companyChecks } from '@fairquay/contract/company-checks.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { Check } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { ChecksButton } from './checks-button.tsx'
import { GivenFacts } from './given-facts.tsx'
import { LateApproval } from './late-approval.tsx'
import { adminTexts } from './texts.ts'

/** A decision as it was made: by whom, when, what was checked, and what the company had given then. What is checked later is recorded from here too. */
export function DecisionCard({ decision }: { decision: ApprovalDecision }) {
  const { approved, given, checked, note, reason, decided_by, decided_at, is_approved_now } = decision
  const { company, person } = given
  return (
    <li className="max-w-4xl rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg break-words">{company.name}</h2>
        <Badge tone={approved ? 'quay' : 'brick'}>{approved ? adminTexts.approved : adminTexts.refused}</Badge>
      </div>
      <p className="text-sm text-soft">{adminTexts.decidedBy(formatMoment(decided_at), decided_by)}</p>
      {reason ? <p className="mt-3 max-w-prose break-words whitespace-pre-line">{reason}</p> : null}
      <ul className="mt-3 flex flex-col gap-1 text-sm">
        {checked.length === 0 ? <li className="text-faint">{adminMessages.checkedNothing}</li> : null}
        {[...approvalChecks, ...companyChecks]
          .filter((check, at, all) => checked.includes(check) && all.indexOf(check) === at)
          .map((check) => (
            <li key={check} className="flex items-start gap-2">
              <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-quay" />
              {{ ...approvalCheckNames, ...checkNames }[check]}
            </li>
          ))}
      </ul>
      {note ? <p className="mt-3 max-w-prose text-sm break-words whitespace-pre-line text-soft">{note}</p> : null}
      <Disclosure summary={adminTexts.whatWasGiven} className="mt-2 border-none text-sm">
        <GivenFacts company={company} person={person} />
      </Disclosure>
      {approved && is_approved_now ? <ChecksButton company={company} /> : null}
      {!approved && !is_approved_now ? <LateApproval id={company.id} name={company.name} kind={company.kind} /> : null}
    </li>
  )
}
