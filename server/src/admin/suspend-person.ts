import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { setStatus, statusOf } from '../accounts/set-status.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import type { Viewer } from '../session.ts'
import { reinstatedMail, suspendedMail } from './mails.ts'
import { getPersonForDecision } from './queries.ts'

export type Suspension = { suspended: boolean; reason?: string }

/** Keeps a person out, or lets them back in to where they would be without the suspension. Doing the same twice changes and mails nothing. */
export async function changeSuspension(app: App, viewer: Viewer, personId: number, change: Suspension): Promise<void> {
  if (personId === viewer.userId)
    throw new Failure('refused', { suspended: adminMessages.notOneself }, adminMessages.notOneself)
  await inTransaction(app.db, async (tx) => {
    const person = await getPersonForDecision(tx, personId)
    if ((person.status === statusOf.suspended) === change.suspended) return
    const to = { name: person.first_name, email: person.email }
    if (change.suspended) {
      await setStatus(tx, personId, statusOf.suspended)
      await postMail(tx, app.jobs, suspendedMail(app.config, to, change.reason?.trim() ?? ''))
      return
    }
    const mayEnter = person.is_confirmed && (person.role !== 'seller' || person.is_verified)
    await setStatus(tx, personId, mayEnter ? statusOf.active : statusOf.waiting)
    if (mayEnter) await postMail(tx, app.jobs, reinstatedMail(app.config, to))
  })
}
