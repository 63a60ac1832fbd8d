import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { storeOffer } from '@fairquay/contract/requests/offer/stored.ts'
import type { Standing } from '@fairquay/contract/requests/thread/endpoints.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { refuseOffer } from '@fairquay/contract/trade/offer-rules.ts'
import { refuseRepetition } from '@fairquay/contract/trade/repetition.ts'
import { endOfDay } from '@fairquay/contract/trade/validity.ts'
import { sql } from 'kysely'
import { countSending } from '../../count-sending.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { findAskedLines } from '../../trade/request-lines.ts'
import { settleRequest } from '../../trade/threads.ts'
import { freezeDeal } from '../deal/freeze-deal.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import type { ThreadAddress } from '../thread/hold-thread.ts'
import { conflictOf, decideOrRefuse, type Held, lockThread, nameEvent } from '../thread/hold-thread.ts'
import { expireOfferJob } from './expire-offer.ts'
import { findOffer } from './find-offer.ts'

/**
 * Makes the next numbered offer of a thread: an answer, a revised answer, or what the buyer proposes instead. Its writer says which one they have seen last
 * (`base`), so that nobody answers what was replaced in the meantime. Offers are only ever added.
 */
export async function makeOffer(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, company }: ThreadAddress,
  { base, offer }: { base: number; offer: Offer },
  now: Date,
): Promise<Standing> {
  if (viewer.company) await countSending(tx, app.config, viewer.company.id, 'messages')
  return placeOffer(tx, app, viewer, { id, company }, { base, offer }, now)
}

/** The same of an offer that nobody sends: one that follows from what its company keeps, such as a rate card. It is not counted among what the company sends. */
export async function placeOffer(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, company }: ThreadAddress,
  { base, offer }: { base: number; offer: Offer },
  now: Date,
): Promise<Standing> {
  const held = await lockThread(tx, app, viewer, id, company, now)
  const { request, thread, party } = held
  const action = party === 'buyer' ? 'counter' : thread.revision > 0 ? 'revise' : 'quote'
  const status = decideOrRefuse(held, action)
  if (base !== thread.revision) throw conflictOf(thread, offerMessages.changed)
  // Who was asked again, by a counter-proposal or because an offer ran out, may still answer.
  const isAsked = action !== 'counter' && (thread.status === 'countered' || thread.status === 'expired')
  if (action !== 'counter' && !isAsked && request.answerUntil && request.answerUntil <= now)
    throw conflictOf(thread, offerMessages.tooLate)
  const lines = await findAskedLines(tx, request.id)
  const details = refuseOffer(request.kind, offer, { currency: request.currency, lines }, now)
  if (Object.keys(details).length > 0) throw new Failure('refused', nest(details))
  // What has run out is made anew, as it was or otherwise.
  if (base > 0 && thread.status !== 'expired') {
    const { side, body } = await findOffer(tx, thread.id, base)
    const repetition = refuseRepetition(sideOf(party), offer, { side, offer: body })
    if (repetition) throw new Failure('refused', undefined, repetition)
  }

  const number = thread.revision + 1
  const validUntil = endOfDay(offer.valid)
  await insertOffer(tx, held, viewer, { number, offer, total: request.kind.total(offer, lines), validUntil })
  await sql`
    update request_threads set status = ${status}, revision = ${number}, valid_until = ${validUntil} where id = ${thread.id}`.execute(
    tx,
  )
  await app.jobs.enqueue(tx, expireOfferJob, { requestId: request.id, threadId: thread.id }, { after: validUntil })
  if (action !== 'counter') {
    const snapshot = await freezeDeal(tx, held, await findOffer(tx, thread.id, number), { acceptedAt: null })
    await issuePapers(tx, app, request.kind.papers, snapshot, thread.id, now)
  }
  await settleRequest(tx, request)
  await recordEvent(tx, app, { action, ...nameEvent(held), number })
  return { company_id: company, status, number }
}

async function insertOffer(
  tx: Queryable,
  { thread, party, by }: Held,
  viewer: Viewer,
  { number, offer, total, validUntil }: { number: number; offer: Offer; total: number; validUntil: Date },
): Promise<void> {
  await sql`
    insert into request_offers (thread_id, number, side, body, currency, total, valid_until, user_id, company_id, person, company)
    values (${thread.id}, ${number}, ${sideOf(party)}, ${JSON.stringify(storeOffer(offer))}::jsonb, ${offer.currency}, ${total},
      ${validUntil}, ${by.userId}, ${by.companyId}, ${`${viewer.firstName} ${viewer.lastName}`}, ${viewer.company?.name ?? ''})`.execute(
    tx,
  )
}

function sideOf(party: Held['party']): 'answer' | 'counter' {
  return party === 'buyer' ? 'counter' : 'answer'
}

function nest(details: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(details).map(([field, sentence]) => [`offer.${field}`, sentence]))
}
