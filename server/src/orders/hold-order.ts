import type { OrderParty, OrderStanding } from '@fairquay/contract/orders/states.ts'
import type { OrderStatus } from '@fairquay/contract/orders/statuses.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { isAllSent } from './queries.ts'

/** Who reads orders: a company, or the operator. */
export type OrderReader = { companyId: number } | 'admin'

export type LockedOrder = {
  id: number
  requestId: number
  fileId: number
  year: number
  number: number
  status: OrderStatus
  currency: string
  sellerId: number
  buyerId: number
  isCancelAsked: boolean
  openClaims: number
  isAllSent: boolean
  incoterm: string
  orderedAt: Date
}

/** An order in the hands of somebody who has a part in it. */
export type HeldOrder = { order: LockedOrder; party: OrderParty; by: { userId: number; companyId: number } }

/** Whose orders a person sees; nobody's without a company. */
export function orderReaderOf(viewer: Viewer): OrderReader | undefined {
  if (viewer.role === 'admin') return 'admin'
  return viewer.company && { companyId: viewer.company.id }
}

/** The part a reader has in an order; undefined for everybody whom it does not concern. */
export function orderPartyOf(
  { sellerId, buyerId }: { sellerId: number; buyerId: number },
  reader: OrderReader,
): OrderParty | undefined {
  if (reader === 'admin') return 'admin'
  if (buyerId === reader.companyId) return 'buyer'
  return sellerId === reader.companyId ? 'seller' : undefined
}

/** Holds an order until the transaction ends: whatever is done to it, its shipments, papers and claims happens one after another. Another's answers like none. */
export async function lockOrder(tx: Queryable, viewer: Viewer, orderId: number): Promise<HeldOrder> {
  const order = await lockOrderById(tx, orderId)
  const reader = orderReaderOf(viewer)
  const party = order && reader && orderPartyOf(order, reader)
  if (!order || !party) throw new Failure('not_found')
  return { order, party, by: { userId: viewer.userId, companyId: viewer.company?.id ?? 0 } }
}

/** The same for what happens by itself, or is done by somebody with another part in it, such as who carries it. */
export async function lockOrderById(tx: Queryable, orderId: number): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select id, request_id as "requestId", file_id as "fileId", year, number, status, currency, seller_company_id as "sellerId",
      buyer_company_id as "buyerId", cancel_asked_at is not null as "isCancelAsked", open_claims as "openClaims", incoterm, ordered_at as "orderedAt",
      ${isAllSent} as "isAllSent"
    from orders o where id = ${orderId} for update`.execute(tx)
  return rows[0]
}

/** What rules look at. */
export function standingOf({ status, isCancelAsked, openClaims, isAllSent }: LockedOrder): OrderStanding {
  return { status, isCancelAsked, openClaims, isAllSent }
}
