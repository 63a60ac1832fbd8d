import { sql } from 'kysely'
import { makeOffer } from '../../server/src/requests/offer/make-offer.ts'
import { openRequest } from '../../server/src/requests/thread/open-request.ts'
import { awardRfq, closeRfq } from '../../server/src/sourcing/award-rfq.ts'
import { createRfq } from '../../server/src/sourcing/create-rfq.ts'
import { openFor } from './offers.ts'
import type { Scene, Stage } from './play.ts'
import type { RfqStory } from './story.ts'
import { whenDone } from './working-hours.ts'

/** The scenes of an RFQ: asked, answered by those who name a price, awarded to the first or closed. */
export function makeRfqScenes({ tx, app, cast }: Stage, story: RfqStory, now: Date): Scene[] {
  const houseOf = (slug: string) => {
    const house = cast.houses.get(slug)
    if (!house) throw new Error(`The demo tells of "${slug}", which is not there.`)
    return house
  }
  const buyer = houseOf(story.buyer)
  const after = (days: number) => whenDone(now, story.daysAgo - days)
  let rfqId = 0
  const requestOf = async (companyId: number) => {
    const { rows } = await sql<{ request_id: number }>`
      select request_id from rfq_requests where rfq_id = ${rfqId} and seller_company_id = ${companyId}`.execute(tx)
    return rows[0]?.request_id ?? 0
  }
  const ask: Scene = {
    at: after(0),
    play: async (at) => {
      const { title, quantity, unit, currency, note, deadlineIn } = story
      const sellers = story.sellers.map(({ slug }) => houseOf(slug).companyId)
      const rfq = {
        product_id: null,
        title,
        quantity,
        unit,
        target_price: null,
        currency: currency as 'USD',
        deadline: openFor(at, deadlineIn),
        note,
        sellers,
      }
      rfqId = await createRfq(tx, app, buyer.viewer, rfq, at)
    },
  }
  const answers = story.sellers.flatMap(({ slug, price }, index): Scene[] => {
    if (price === undefined) return []
    const { viewer, companyId, city } = houseOf(slug)
    const play = async (at: Date) => {
      const id = await requestOf(companyId)
      await openRequest({ ...app, db: tx }, viewer, id, at)
      const line = {
        position: 0,
        included: true,
        tiers: [{ min_quantity: Math.floor(story.quantity / 2), price }],
        minimum_quantity: Math.floor(story.quantity / 2),
        lead_time_days: 21 + index * 7,
        packing: 'Cartons on pallets',
      }
      const offer = {
        kind: 'purchase' as const,
        currency: story.currency as 'USD',
        lines: [line],
        incoterm: 'FCA' as const,
        place: city,
        payment_terms: '30 % in advance, the rest within 30 days',
        valid: openFor(at, 40),
        note: '',
      }
      await makeOffer(tx, app, viewer, { id, company: companyId }, { base: 0, offer }, at)
    }
    return [{ at: after(1.2 + index), play }]
  })
  const end: Scene = {
    at: after(8),
    play: async (at) => {
      const winner = houseOf(story.sellers[0]?.slug ?? '')
      if (story.end === 'awarded')
        await awardRfq(
          tx,
          app,
          buyer.viewer,
          rfqId,
          [{ request_id: await requestOf(winner.companyId), quantity: story.quantity }],
          at,
        )
      else await closeRfq(tx, app, buyer.viewer, rfqId, at)
    },
  }
  return [ask, ...answers, ...(story.end ? [end] : [])].filter(({ at }) => at < now)
}
