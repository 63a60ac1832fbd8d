import { writeWithdrawalSubject, writeWithdrawalText } from '@fairquay/contract/requests/messages.ts'
import { decideAction } from '@fairquay/contract/requests/rules.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import type { Viewer } from '../session.ts'
import { type Desk, findDesks } from './desks.ts'
import { type DetailRow, findRequest } from './inbox.ts'
import { presentSummary } from './present.ts'
import { findContacts } from './queries.ts'
import { scopeOf } from './scope.ts'

/**
 * Withdraws a request of the own company and tells those it was sent to. Changes of one request follow each other: who comes second is judged by what the
 * first one made of it. Withdrawn already, by this company: nothing is done again, so that a lost answer can be asked for once more.
 */
export async function withdrawRequest(
  app: Pick<App, 'db' | 'jobs' | 'config'>,
  viewer: Viewer,
  requestId: number,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const request = await lockRequest(tx, viewer, requestId)
    if (request.party === 'buyer' && request.status === 'withdrawn') return
    const decision = decideAction('withdraw', request.party, request.row.kind, request.status)
    if ('refusal' in decision) throw refuse(request.party === 'buyer', decision.refusal)
    await sql`update requests set status = ${decision.status} where id = ${requestId}`.execute(tx)
    await sql`
      insert into request_events (request_id, action, user_id, company_id)
      values (${requestId}, 'withdraw', ${viewer.userId}, ${viewer.company?.id ?? null})`.execute(tx)
    for (const desk of await findRecipients(tx, app, request.row))
      await postMail(tx, app.jobs, {
        toName: desk.name,
        toAddress: desk.email,
        subject: writeWithdrawalSubject(requestId),
        text: writeWithdrawalText({
          requestId,
          recipient: desk.name,
          buyer: request.row.buyer_name,
          link: `${app.config.publicUrl}/#/requests/${requestId}`,
          marketplace: app.config.settings.name,
        }),
      })
  })
}

async function lockRequest(tx: Queryable, viewer: Viewer, requestId: number) {
  await sql`select 1 from requests where id = ${requestId} for update`.execute(tx)
  const reader = scopeOf(viewer)
  const row = reader && (await findRequest(tx, reader, requestId))
  if (!row) throw new Failure('not_found')
  const { party, status } = presentSummary(row, reader)
  return { row, party, status }
}

function refuse(isOwn: boolean, sentence: string): Failure {
  return isOwn ? new Failure('conflict', { status: sentence }) : new Failure('not_allowed', { status: sentence })
}

/** Those the request was sent to: the seller, but for customs, and the desk of its kind. */
async function findRecipients(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  { kind, supplier_id }: DetailRow,
): Promise<Desk[]> {
  if (kind === 'customs') return findDesks(tx, config, 'broker')
  const contact = (await findContacts(tx, [supplier_id])).get(supplier_id)
  const seller = contact ? [{ name: `${contact.first_name} ${contact.last_name}`, email: contact.email }] : []
  return kind === 'logistic' ? [...seller, ...(await findDesks(tx, config, 'provider'))] : seller
}
