import { isOver } from '../trade/states.ts'
import type { RfqDetail, SellerAnswer } from './endpoints.ts'

export const answerOrders = ['price', 'lead_time', 'validity', 'incoterm'] as const
export type AnswerOrder = (typeof answerOrders)[number]

type Compared = Pick<SellerAnswer, 'request_id' | 'offer'>

/**
 * Answers in one order; who has not answered comes last. By price they are put side by side only where they are alike: the same currency, the same
 * incoterm, so that a price with carriage never looks dearer than one without. The larger group comes first.
 */
export function orderAnswers<One extends Compared>(answers: readonly One[], order: AnswerOrder): One[] {
  const sizes = Map.groupBy(answers, groupOf)
  const sizeOf = (answer: One) => sizes.get(groupOf(answer))?.length ?? 0
  const byGroup = (a: One, b: One) => sizeOf(b) - sizeOf(a) || compareTexts(groupOf(a), groupOf(b))
  const byPrice = (a: One, b: One) => compareNumbers(a.offer?.unit_price, b.offer?.unit_price)
  const orders: Record<AnswerOrder, (a: One, b: One) => number> = {
    price: (a, b) => byGroup(a, b) || byPrice(a, b),
    lead_time: (a, b) =>
      compareNumbers(a.offer?.lead_time_days, b.offer?.lead_time_days) || byGroup(a, b) || byPrice(a, b),
    validity: (a, b) =>
      compareTexts(b.offer?.valid_until ?? '', a.offer?.valid_until ?? '') || byGroup(a, b) || byPrice(a, b),
    incoterm: (a, b) =>
      compareTexts(a.offer?.incoterm ?? '~', b.offer?.incoterm ?? '~') || byGroup(a, b) || byPrice(a, b),
  }
  const isMissing = ({ offer }: One) => Number(offer === null)
  return answers.toSorted((a, b) => isMissing(a) - isMissing(b) || orders[order](a, b) || a.request_id - b.request_id)
}

type Standing = Pick<SellerAnswer, 'status' | 'offer' | 'can_deal'>

/**
 * The answers whose offers are still to be chosen from. What has run out, was declined or withdrawn, or comes from a suspended seller can be given no order, so
 * that it is the best of nothing. Of an RFQ that is settled everything stays compared as it was.
 */
export function findChoosable<One extends Standing>(
  { status, answers }: { status: RfqDetail['status']; answers: readonly One[] },
  now: Date,
): One[] {
  return status === 'open' ? answers.filter((answer) => canStillBeChosen(answer, now)) : [...answers]
}

function canStillBeChosen({ status, offer, can_deal }: Standing, now: Date): boolean {
  if (status === 'accepted') return true
  return can_deal && !isOver(status) && status !== 'expired' && offer !== null && new Date(offer.valid_until) > now
}

/** The answers that are cheapest, and quickest, among those they can be compared with; nobody is the best of one. */
export function findBest(answers: readonly Compared[]): { cheapest: Set<number>; quickest: Set<number> } {
  const cheapest = new Set<number>()
  const offered = answers.filter(({ offer }) => offer !== null)
  for (const group of Map.groupBy(offered, groupOf).values()) {
    const prices = group.flatMap(({ offer }) => (offer?.unit_price == null ? [] : [offer.unit_price]))
    if (prices.length < 2) continue
    const lowest = Math.min(...prices)
    for (const { request_id, offer } of group) if (offer?.unit_price === lowest) cheapest.add(request_id)
  }
  const fewest = Math.min(...offered.map(({ offer }) => offer?.lead_time_days ?? Number.POSITIVE_INFINITY))
  const quickest = offered.length < 2 ? [] : offered.filter(({ offer }) => offer?.lead_time_days === fewest)
  return { cheapest, quickest: new Set(quickest.map(({ request_id }) => request_id)) }
}

/** Whether all offers are alike, so that their prices are comparable as they stand. */
export function areAlike(answers: readonly Compared[]): boolean {
  return new Set(answers.filter(({ offer }) => offer !== null).map(groupOf)).size <= 1
}

function groupOf({ offer }: Compared): string {
  return offer ? `${offer.currency} ${offer.incoterm}` : ''
}

function compareNumbers(a: number | null | undefined, b: number | null | undefined): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  return b === null || b === undefined ? -1 : a - b
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
