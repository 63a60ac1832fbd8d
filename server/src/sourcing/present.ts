import { writeUnitPrice } from '@fairquay/contract/money.ts'
import { findOfferTier, quantityOf } from '@fairquay/contract/purchase/offer-rules.ts'
import type { NeededOffer, RfqDetail, RfqSummary, SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import { mayDeal, statusAt } from '@fairquay/contract/trade/states.ts'
import type { AnswerRow, RfqDetailRow, RfqRow } from './queries.ts'

export function presentRfq(row: RfqRow): RfqSummary {
  return {
    id: row.id,
    status: row.status,
    title: row.title,
    quantity: row.quantity,
    unit: row.unit,
    target_price: row.target_price === null ? null : writeUnitPrice(row.target_price),
    currency: row.currency,
    deadline: { day: row.deadline, time_zone: row.time_zone },
    answer_until: row.answer_until.toISOString(),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    asked: row.asked,
    answered: row.answered,
  }
}

export function presentDetail(row: RfqDetailRow, answers: readonly AnswerRow[], now: Date): RfqDetail {
  return {
    ...presentRfq(row),
    product: row.product,
    note: row.note,
    answers: answers.map((answer) => presentAnswer(answer, row.quantity, now)),
  }
}

function presentAnswer(row: AnswerRow, quantity: number, now: Date): SellerAnswer {
  return {
    request_id: row.request_id,
    seller: { id: row.seller_id, name: row.seller_name, slug: row.seller_slug, country: row.country },
    status: statusAt(row.status, row.valid_until, now),
    offer: presentOffer(row, quantity),
    awarded_quantity: row.awarded_quantity,
    can_deal: canDeal(row),
  }
}

/** Whether the seller that answered may be given an order. */
export function canDeal({ kind, is_open, is_verified }: AnswerRow): boolean {
  return mayDeal({ kind, isOpen: is_open, isVerified: is_verified })
}

function presentOffer({ offer, revision, valid_until }: AnswerRow, quantity: number): NeededOffer | null {
  const line = offer?.lines.find(({ position }) => position === 0)
  if (!offer || !line?.included || revision === null || !valid_until) return null
  const offered = quantityOf(line, quantity)
  return {
    revision,
    quantity: offered,
    currency: offer.currency,
    unit_price: findOfferTier(line.tiers, Math.min(offered, quantity))?.price ?? null,
    tiers: line.tiers,
    minimum_quantity: line.minimum_quantity,
    lead_time_days: line.lead_time_days,
    packing: line.packing,
    incoterm: offer.incoterm,
    place: offer.place,
    payment_terms: offer.payment_terms,
    valid: offer.valid,
    valid_until: valid_until.toISOString(),
    note: offer.note,
  }
}
