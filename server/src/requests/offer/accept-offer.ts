import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { storeDeal } from '@fairquay/contract/requests/deal/stored.ts'
import type { Standing } from '@fairquay/contract/requests/thread/endpoints.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { findAskedLines } from '../../trade/request-lines.ts'
import { setThreadStatus, settleRequest } from '../../trade/threads.ts'
import { freezeDeal } from '../deal/freeze-deal.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import { conflictOf, decideOrRefuse, lockThread, nameEvent, type ThreadAddress } from '../thread/hold-thread.ts'
import { closeThreads } from '../thread/withdraw-request.ts'
import { findOffer } from './find-offer.ts'

/**
 * Accepts the newest offer of a thread: what was agreed is frozen, every other company is told that another offer was accepted. The database holds a second
 * guard: one accepted thread and one deal a request.
 */
export async function acceptOffer(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, company }: ThreadAddress,
  { number, lines }: { number: number; lines?: readonly TakenLine[] | undefined },
  now: Date,
): Promise<Standing> {
  const held = await lockThread(tx, app, viewer, id, company, now)
  const { request, thread } = held
  const status = decideOrRefuse(held, 'accept')
  if (number !== thread.revision) throw conflictOf(thread, offerMessages.changed)
  const offer = await findOffer(tx, thread.id, number)
  const asked = { currency: request.currency, lines: await findAskedLines(tx, request.id) }
  if (lines) refuseFaults(request.kind.refuseTaken(offer.body, lines, asked))

  const snapshot = await freezeDeal(tx, held, offer, { taken: lines, acceptedAt: now })
  await setThreadStatus(tx, thread.id, status)
  await sql`
    insert into request_deals (request_id, thread_id, revision, snapshot, user_id, accepted_at)
    values (${request.id}, ${thread.id}, ${number}, ${JSON.stringify(storeDeal(snapshot))}::jsonb, ${viewer.userId}, ${now})`.execute(
    tx,
  )
  await issuePapers(tx, app, request.kind.papers, snapshot, thread.id, now)
  const others = await closeThreads(tx, request.id, 'declined', thread.id)
  await settleRequest(tx, request)
  await recordEvent(tx, app, { action: 'accept', ...nameEvent(held), number })
  for (const other of others)
    await recordEvent(tx, app, {
      action: 'pass_over',
      ...nameEvent({ request, thread: { ...thread, ...other }, by: held.by }),
    })
  return { company_id: company, status, number }
}

function refuseFaults(details: FailureDetails): void {
  if (Object.keys(details).length > 0) throw new Failure('refused', details)
}
