import type { OrderEvent, OrderFacts } from '@fairquay/contract/notifications/order-events.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { recordOrderEvent } from '../orders/record-order-event.ts'
import { claimNumberOf, presentClaim } from './present-claim.ts'
import { countOpenClaims, findClaim } from './queries.ts'

type Happened = {
  event: Extract<OrderEvent, `claim.${string}`>
  claimId: number
  by: { userId: number; companyId: number }
  facts?: OrderFacts
  now: Date
}

/** Writes into the timeline of the order what happened to a claim, tells the other side, and other programs with the claim whole. */
export async function tellOfClaim(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { event, claimId, by, facts = {}, now }: Happened,
): Promise<void> {
  const row = await findClaim(tx, claimId)
  if (!row) throw new Error(`Claim ${claimId} is not there`)
  await countOpenClaims(tx, row.order_id)
  await recordOrderEvent(tx, app, {
    event,
    orderId: row.order_id,
    by,
    facts: { ...facts, number: claimNumberOf(row) },
    thing: { claim: presentClaim(row) },
    now,
  })
}
