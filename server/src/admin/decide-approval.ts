import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { refuseDecision } from '@fairquay/contract/admin/rules.ts'
import { setStatus, statusOf } from '../accounts/set-status.ts'
import { verifyCompany } from '../company/verify-company.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { approvedMail, refusedMail } from './mails.ts'
import { findPeopleOf, getSellerForDecision } from './queries.ts'

export type Decision = { approved: boolean; reason?: string }

/**
 * An operator's word on a seller. Approved: whoever has confirmed their address may sign in, the others once they do. Refused: they are kept out
 * like the suspended, and read why. Deciding the same twice changes and mails nothing.
 */
export async function decideApproval(app: App, companyId: number, decision: Decision): Promise<void> {
  const refusals = refuseDecision(decision)
  if (refusals.reason) throw new Failure('invalid_input', { reason: refusals.reason })
  await inTransaction(app.db, async (tx) => {
    const company = await getSellerForDecision(tx, companyId)
    if (company.isVerified && decision.approved) return
    if (company.isVerified)
      throw new Failure('conflict', { approved: adminMessages.approvedAlready }, adminMessages.approvedAlready)
    if (decision.approved) await verifyCompany(tx, companyId)
    for (const person of await findPeopleOf(tx, companyId)) {
      const to = { name: person.first_name, email: person.email }
      if (decision.approved && person.is_confirmed) {
        await setStatus(tx, person.id, statusOf.active)
        await postMail(tx, app.jobs, approvedMail(app.config, to, company.name))
      } else if (decision.approved) {
        await setStatus(tx, person.id, statusOf.waiting)
      } else if (person.status === statusOf.waiting) {
        await setStatus(tx, person.id, statusOf.suspended)
        await postMail(tx, app.jobs, refusedMail(app.config, to, company.name, decision.reason?.trim() ?? ''))
      }
    }
  })
}
