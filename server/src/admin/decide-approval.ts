import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { refuseDecision } from '@fairquay/contract/admin/rules.ts'
import type { RecordedCheck } from '@fairquay/contract/company-checks.ts'
import { setStatus, statusOf } from '../accounts/set-status.ts'
import { recordChange } from '../audit/record-change.ts'
import { findChecks, recordChecks } from '../company/record-checks.ts'
import { verifyCompany } from '../company/verify-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import type { Viewer } from '../session.ts'
import { approvedMail, refusedMail } from './mails.ts'
import { findPeopleOf, findStandingRefusal, getCompanyForDecision, insertDecision } from './queries.ts'

export type Decision = {
  approved: boolean
  reason?: string
  checked?: readonly string[]
  note?: string
  checks?: readonly RecordedCheck[]
}

/**
 * An operator's word on a company that sells or serves. Approved: whoever of a seller has confirmed their address may sign in, the others once they do; a
 * provider is shown requests; who was suspended alone stays out. Refused: a seller is kept out like the suspended, a provider goes on without requests, and both read why. Deciding the same
 * twice changes and mails nothing; whoever comes second with checks that nobody has recorded, or with another reason, is told so.
 */
export async function decideApproval(app: App, viewer: Viewer, companyId: number, decision: Decision): Promise<void> {
  const refusals = refuseDecision(decision)
  if (refusals.reason) throw new Failure('invalid_input', { reason: refusals.reason })
  const reason = decision.approved ? '' : (decision.reason?.trim() ?? '')
  await inTransaction(app.db, async (tx) => {
    const { company, person: first, is_verified } = await getCompanyForDecision(tx, companyId)
    if (is_verified && decision.approved) return await refuseUnrecorded(tx, companyId, decision)
    if (is_verified)
      throw new Failure('conflict', { approved: adminMessages.approvedAlready }, adminMessages.approvedAlready)
    if (!decision.approved) {
      const before = await findStandingRefusal(tx, companyId)
      if (before === reason) return
      if (before !== undefined)
        throw new Failure('conflict', { reason: adminMessages.refusedBefore }, adminMessages.refusedBefore)
    }
    const checks = decision.approved ? (decision.checks ?? []) : []
    if (decision.approved) {
      await verifyCompany(tx, companyId)
      const name = `${viewer.firstName} ${viewer.lastName}`.trim()
      await recordChecks(tx, companyId, checks, { userId: viewer.userId, name })
    }
    for (const person of await findPeopleOf(tx, companyId)) {
      if (person.suspended_alone) continue
      const to = { name: person.first_name, email: person.email }
      if (company.kind !== 'seller') {
        if (person.status !== statusOf.active) continue
        const mail = decision.approved
          ? approvedMail(app.config, to, company.name, company.kind)
          : refusedMail(app.config, to, company.name, company.kind, reason)
        await postMail(tx, app.config, mail)
      } else if (decision.approved && person.is_confirmed) {
        await setStatus(tx, person.id, statusOf.active)
        await postMail(tx, app.config, approvedMail(app.config, to, company.name, company.kind))
      } else if (decision.approved) {
        await setStatus(tx, person.id, statusOf.waiting)
      } else if (person.status === statusOf.waiting) {
        await setStatus(tx, person.id, statusOf.suspended)
        await postMail(tx, app.config, refusedMail(app.config, to, company.name, company.kind, reason))
      }
    }
    const checked = [...(decision.checked ?? []), ...checks.map(({ kind }) => kind)]
    const note = decision.note?.trim() ?? ''
    await insertDecision(tx, {
      companyId,
      approved: decision.approved,
      reason,
      note,
      checked,
      given: { company, person: first },
      decidedBy: viewer.userId,
      decidedByName: `${viewer.firstName} ${viewer.lastName}`.trim(),
    })
    await recordChange(tx, viewer, {
      action: decision.approved ? 'approved' : 'refused',
      thing: 'company',
      id: companyId,
      name: company.name,
      before: { approved: false },
      after: {
        approved: decision.approved,
        decision: decision.approved ? 'approved' : 'refused',
        checked,
        reason,
        note,
      },
    })
  })
}

/** The same approval asked for again is done already; that another operator was first must not look like it, or what this one has looked at would be lost unsaid. */
async function refuseUnrecorded(tx: Queryable, companyId: number, { checks = [] }: Decision): Promise<void> {
  const recorded = await findChecks(tx, companyId)
  const isRecorded = ({ kind, checked_on, evidence }: RecordedCheck) =>
    recorded.some(
      (one) => one.kind === kind && one.checked_on === checked_on && one.evidence.trim() === evidence.trim(),
    )
  if (!checks.every(isRecorded))
    throw new Failure('conflict', { checks: adminMessages.approvedBefore }, adminMessages.approvedBefore)
}
