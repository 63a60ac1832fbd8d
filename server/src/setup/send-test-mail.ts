import { randomUUID } from 'node:crypto'
import { normaliseEmail, refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { countAttempt } from '../attempts.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { openMailServer } from '../mail-server.ts'
import type { Viewer } from '../session.ts'
import { testMail } from './mails.ts'
import { noteMailTested } from './marketplace-queries.ts'

/** Hands one mail over while the operator waits: what the server says is the answer, in its own words. It does not stand in the outbox. */
export async function sendTestMail(app: App, viewer: Viewer, to: string): Promise<void> {
  const { config, db } = app
  const refusal = refuseEmail(to)
  if (refusal) throw new Failure('invalid_input', { to: refusal })
  if (!config.smtpUrl) throw new Failure('refused', { to: setupMessages.noMailServer }, setupMessages.noMailServer)
  await countAttempt(db, 'test-mail', viewer.userId)
  const { subject, text } = testMail(config, to)
  const server = openMailServer({ ...config, smtpConnections: 1 })
  try {
    const outcome = await server.handOver({
      id: 0,
      message_id: `<${randomUUID()}@fairquay>`,
      to_name: '',
      to_address: normaliseEmail(to),
      subject,
      text,
      unsubscribe_url: null,
      refusals: 0,
    })
    if (outcome.is !== 'sent') throw new Failure('refused', { to: outcome.reason }, outcome.reason)
  } finally {
    server.close(true)
  }
  await noteMailTested(db)
}
