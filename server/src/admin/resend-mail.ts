import { randomUUID } from 'node:crypto'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { sendMailJob } from '../mail.ts'
import type { Viewer } from '../session.ts'
import { getMail, readyMail } from './queries.ts'

/** Sends a mail once more. Without a mail server nothing could be sent, and a mail would only look as if it had never left. */
export async function resendMail(app: App, viewer: Viewer, id: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const mail = await getMail(tx, id)
    if (!app.config.smtpUrl)
      throw new Failure('refused', { id: adminMessages.noMailServer }, adminMessages.noMailServer)
    await readyMail(tx, id, `<${randomUUID()}@fairquay>`)
    await app.jobs.enqueue(tx, sendMailJob, { mailId: id })
    await recordChange(tx, viewer, {
      action: 'resent',
      thing: 'mail',
      id,
      name: mail.subject,
      before: { sent_at: mail.sent_at?.toISOString() ?? null, last_error: mail.last_error },
      after: { to: mail.to_address, sent_at: null, last_error: null },
    })
  })
}
