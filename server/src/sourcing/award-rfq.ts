import { quantityOf } from '@fairquay/contract/purchase/offer-rules.ts'
import type { Award } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingMessages } from '@fairquay/contract/sourcing/messages.ts'
import { type AwardableAnswer, refuseAwards } from '@fairquay/contract/sourcing/rules.ts'
import { statusAt } from '@fairquay/contract/trade/states.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { acceptOffer } from '../requests/offer/accept-offer.ts'
import { declineThread } from '../requests/thread/decline-thread.ts'
import { companyOf, type Viewer } from '../session.ts'
import { canDeal } from './present.ts'
import { type AnswerRow, findAnswers, findRfq, type RfqDetailRow, rfqsOf } from './queries.ts'

const settled = ['accepted', 'declined', 'withdrawn']

/**
 * Awards an RFQ: each offer named is accepted for its part, every other request that is still open is declined and its seller told. All or nothing, one
 * award after the other: whoever comes second finds the RFQ awarded.
 */
export async function awardRfq(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  rfqId: number,
  awards: readonly Award[],
  now: Date,
): Promise<void> {
  const rfq = await lockRfq(tx, viewer, rfqId)
  const answers = await findAnswers(tx, rfqId)
  const details = refuseAwards(
    rfq,
    answers.map((answer) => describeAnswer(answer, rfq.quantity, now)),
    awards,
    now,
  )
  if (details?.status) throw new Failure('conflict', { status: rfq.status }, details.status)
  if (details) throw new Failure('refused', details)
  // In the order of their numbers, so that two who hold several requests never wait for each other in a circle.
  for (const { request_id, seller_id, revision, status, valid_until } of answers) {
    const award = awards.find((one) => one.request_id === request_id)
    const address = { id: request_id, company: seller_id }
    if (award) {
      const taken = { number: revision ?? 0, lines: [{ position: 0, quantity: award.quantity }] }
      await acceptOffer(tx, app, viewer, address, taken, now)
      await sql`update rfq_requests set awarded_quantity = ${award.quantity} where request_id = ${request_id}`.execute(
        tx,
      )
    } else if (!settled.includes(statusAt(status, valid_until, now)))
      await declineThread(tx, app, viewer, address, sourcingMessages.declineReason, now)
  }
  await sql`update rfqs set status = 'awarded', changed_at = now() where id = ${rfqId}`.execute(tx)
}

/** Ends an RFQ without an award; every seller whose request is still open is told. Closed already: nothing is done again. */
export async function closeRfq(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  rfqId: number,
  now: Date,
): Promise<void> {
  const rfq = await lockRfq(tx, viewer, rfqId)
  if (rfq.status === 'closed') return
  if (rfq.status === 'awarded') throw new Failure('conflict', { status: rfq.status }, sourcingMessages.notOpen.awarded)
  for (const { request_id, seller_id, status, valid_until } of await findAnswers(tx, rfqId))
    if (!settled.includes(statusAt(status, valid_until, now)))
      await declineThread(tx, app, viewer, { id: request_id, company: seller_id }, sourcingMessages.closeReason, now)
  await sql`update rfqs set status = 'closed', changed_at = now() where id = ${rfqId}`.execute(tx)
}

/** Holds an RFQ of the own company until the transaction ends. */
async function lockRfq(tx: Queryable, viewer: Viewer, rfqId: number): Promise<RfqDetailRow> {
  companyOf(viewer, sourcingMessages.noCompany)
  await sql`select 1 from rfqs q where q.id = ${rfqId} and ${rfqsOf(viewer)} for update`.execute(tx)
  const rfq = await findRfq(tx, viewer, rfqId)
  if (!rfq) throw new Failure('not_found')
  return rfq
}

function describeAnswer(answer: AnswerRow, needed: number, now: Date): AwardableAnswer {
  const { request_id, status, valid_until, offer, awarded_quantity } = answer
  const line = offer?.lines.find(({ position }) => position === 0)
  return {
    requestId: request_id,
    status: statusAt(status, valid_until, now),
    minimum: line?.included ? line.minimum_quantity : null,
    offered: line?.included ? quantityOf(line, needed) : 0,
    given: awarded_quantity ?? 0,
    tiers: line?.tiers ?? [],
    validUntil: valid_until,
    canDeal: canDeal(answer),
  }
}
