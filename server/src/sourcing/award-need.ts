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
import type { Viewer } from '../session.ts'
import { canDeal } from './present.ts'
import { type AnswerRow, findAnswers, findNeed, type NeedDetailRow, needsOf } from './queries.ts'

const settled = ['accepted', 'declined', 'withdrawn']

/**
 * Awards a need: each offer named is accepted for its part, every other request that is still open is declined and its seller told. All or nothing, one
 * award after the other: whoever comes second finds the need awarded.
 */
export async function awardNeed(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  needId: number,
  awards: readonly Award[],
  now: Date,
): Promise<void> {
  const need = await lockNeed(tx, viewer, needId)
  const answers = await findAnswers(tx, needId)
  const details = refuseAwards(
    need,
    answers.map((answer) => describeAnswer(answer, now)),
    awards,
    now,
  )
  if (details?.status) throw new Failure('conflict', { status: need.status }, details.status)
  if (details) throw new Failure('refused', details)
  // In the order of their numbers, so that two who hold several requests never wait for each other in a circle.
  for (const { request_id, seller_id, revision, status, valid_until } of answers) {
    const award = awards.find((one) => one.request_id === request_id)
    const address = { id: request_id, company: seller_id }
    if (award) {
      const taken = { number: revision ?? 0, lines: [{ position: 0, quantity: award.quantity }] }
      await acceptOffer(tx, app, viewer, address, taken, now)
      await sql`update sourcing_requests set awarded_quantity = ${award.quantity} where request_id = ${request_id}`.execute(
        tx,
      )
    } else if (!settled.includes(statusAt(status, valid_until, now)))
      await declineThread(tx, app, viewer, address, sourcingMessages.declineReason, now)
  }
  await sql`update sourcing_needs set status = 'awarded' where id = ${needId}`.execute(tx)
}

/** Ends a need without an award; every seller whose request is still open is told. Closed already: nothing is done again. */
export async function closeNeed(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  needId: number,
  now: Date,
): Promise<void> {
  const need = await lockNeed(tx, viewer, needId)
  if (need.status === 'closed') return
  if (need.status === 'awarded')
    throw new Failure('conflict', { status: need.status }, sourcingMessages.notOpen.awarded)
  for (const { request_id, seller_id, status, valid_until } of await findAnswers(tx, needId))
    if (!settled.includes(statusAt(status, valid_until, now)))
      await declineThread(tx, app, viewer, { id: request_id, company: seller_id }, sourcingMessages.closeReason, now)
  await sql`update sourcing_needs set status = 'closed' where id = ${needId}`.execute(tx)
}

/** Holds a need of the own company until the transaction ends. */
async function lockNeed(tx: Queryable, viewer: Viewer, needId: number): Promise<NeedDetailRow> {
  if (!viewer.company) throw new Failure('not_allowed', undefined, sourcingMessages.noCompany)
  await sql`select 1 from sourcing_needs n where n.id = ${needId} and ${needsOf(viewer)} for update`.execute(tx)
  const need = await findNeed(tx, viewer, needId)
  if (!need) throw new Failure('not_found')
  return need
}

function describeAnswer(answer: AnswerRow, now: Date): AwardableAnswer {
  const { request_id, status, valid_until, offer } = answer
  const line = offer?.lines.find(({ position }) => position === 0)
  return {
    requestId: request_id,
    status: statusAt(status, valid_until, now),
    minimum: line?.included ? line.minimum_quantity : null,
    tiers: line?.tiers ?? [],
    validUntil: valid_until,
    canDeal: canDeal(answer),
  }
}
