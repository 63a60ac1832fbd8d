import { readMoney, sum, writeMoney } from '@fairquay/contract/money.ts'
import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { getParty } from '../../trade/find-party.ts'
import { findProducts } from '../../trade/find-products.ts'
import { findRequestLines } from '../../trade/request-lines.ts'
import type { OfferRow } from '../offer/find-offer.ts'
import type { Held } from '../thread/hold-thread.ts'

export type Taking = {
  /** Undefined: everything that is offered. */
  taken?: readonly TakenLine[] | undefined
  /** Null for a quotation: what would be agreed. */
  acceptedAt: Date | null
}

/**
 * What an offer says with everything it is about, so that nothing needs to be looked up later: who, from where to where, which goods and how they are
 * packed, at which prices and terms. Made at acceptance and kept; for a quotation made from the offer as it stands.
 */
export async function freezeDeal(
  tx: Queryable,
  { request, thread, by }: Pick<Held, 'request' | 'thread' | 'by'>,
  { number, side, body: offer, created_at, user_id }: OfferRow,
  { taken, acceptedAt }: Taking,
): Promise<DealSnapshot> {
  const buyer = await getParty(tx, request.buyerId, await findBuyerUser(tx, request.id))
  // A counter-proposal is the buyer's words: the answering company speaks through whoever agrees to it.
  const answerer = await getParty(tx, thread.companyId, side === 'answer' ? user_id : by.userId)
  const lines = await findRequestLines(tx, request.id)
  const cards = await findProducts(
    tx,
    lines.flatMap(({ product_id }) => product_id ?? []),
  )
  const terms = await request.kind.freeze(tx, { offer, request, buyer, answerer, lines, cards, taken })
  return {
    version: 2,
    request_id: request.id,
    kind: request.kind.name,
    revision: number,
    requested_at: request.createdAt.toISOString(),
    offered_at: created_at.toISOString(),
    accepted_at: acceptedAt?.toISOString() ?? null,
    currency: offer.currency,
    buyer,
    answerer,
    valid: offer.valid,
    note: offer.note,
    goods_total: writeMoney(sum(terms.lines.map(({ total }) => readMoney(total, request.currency))), request.currency),
    goods_currency: request.currency,
    logistic: null,
    customs: null,
    ...terms,
  }
}

async function findBuyerUser(tx: Queryable, requestId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select buyer_user_id as id from requests where id = ${requestId}`.execute(
    tx,
  )
  return rows[0]?.id
}
