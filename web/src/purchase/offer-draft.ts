import { type Amount, type Currency, roundUnitPrice, spellMoney, sum, totalOf } from '@fairquay/contract/money.ts'
import type { StartingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import type { OfferTier, PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { findOfferTier, quantityOf } from '@fairquay/contract/purchase/offer-rules.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { proposeValidity, type ValidityDraft } from '../trade/propose-validity.ts'
import { type DraftReader, makeReader, type ReadDraft } from '../trade/read-draft.ts'

export type TierDraft = { min_quantity: string; price: string }
export type LineDraft = {
  position: number
  included: boolean
  quantity: string
  tiers: TierDraft[]
  minimum_quantity: string
  lead_time_days: string
  packing: string
}
export type PurchaseDraft = ValidityDraft & {
  lines: LineDraft[]
  incoterm: string
  place: string
  payment_terms: string
  note: string
}

type AskedLine = { position: number; quantity: number; price_value: number | null; weight_value?: number | null }

/** The first answer: every line with the seller's own prices and minimum, else at the price it was asked for; terms as the buyer wishes them, else as the seller last gave them. */
export function proposePurchase(
  lines: readonly AskedLine[],
  currency: Currency,
  now: Date,
  start?: StartingTerms,
): PurchaseDraft {
  return {
    lines: lines.map((line) => proposeLine(line, currency, start)),
    ...proposeTerms(start),
    ...proposeValidity(now),
    note: '',
  }
}

/** What the buyer wishes, else what was last given: the place belongs to its rule. */
function proposeTerms(start: StartingTerms | undefined): Pick<PurchaseDraft, 'incoterm' | 'place' | 'payment_terms'> {
  const { asked, last } = start ?? {}
  const rule = asked?.incoterm ? asked : last
  return {
    incoterm: rule?.incoterm ?? '',
    place: rule?.place || (rule?.incoterm === last?.incoterm ? last?.place : '') || '',
    payment_terms: asked?.payment_terms || last?.payment_terms || '',
  }
}

function proposeLine(
  { position, quantity, price_value }: AskedLine,
  currency: Currency,
  start: StartingTerms | undefined,
): LineDraft {
  const own = start?.lines.find((line) => line.position === position)
  const listed = own?.listed
  return {
    position,
    included: true,
    quantity: String(quantity),
    tiers: listed
      ? listed.tiers.map((tier) => draftOfTier(tier, currency))
      : [{ min_quantity: '1', price: price_value ? spellMoney(price_value, currency) : '' }],
    minimum_quantity: String(listed?.minimum_quantity ?? 1),
    lead_time_days: own?.lead_time_days == null ? '' : String(own.lead_time_days),
    packing: own?.packing ?? '',
  }
}

export function draftOfPurchase(offer: PurchaseOffer, asked: readonly AskedLine[]): PurchaseDraft {
  const { lines, incoterm, place, payment_terms, valid, note } = offer
  return {
    lines: lines.map((line) => ({
      ...line,
      quantity: String(line.quantity ?? findAsked(asked, line.position)),
      tiers:
        line.tiers.length > 0
          ? line.tiers.map((tier) => draftOfTier(tier, offer.currency))
          : [{ min_quantity: '1', price: '' }],
      minimum_quantity: String(line.minimum_quantity),
      lead_time_days: String(line.lead_time_days),
    })),
    incoterm,
    place,
    payment_terms,
    ...valid,
    note,
  }
}

function findAsked(asked: readonly AskedLine[], position: number): number {
  return asked.find((line) => line.position === position)?.quantity ?? 1
}

function draftOfTier({ min_quantity, price }: OfferTier, currency: Currency): TierDraft {
  return { min_quantity: String(min_quantity), price: spellMoney(price, currency) }
}

export function readPurchaseDraft(
  draft: PurchaseDraft,
  asked: readonly AskedLine[],
  currency: Currency,
): ReadDraft<PurchaseOffer> {
  const reader = makeReader()
  const { incoterm } = draft
  if (!isIncotermCode(incoterm)) reader.problems.incoterm = answerMessages.needsIncoterm
  return {
    offer: {
      kind: 'purchase',
      currency,
      lines: draft.lines.map((line, index) =>
        readLine(line, findAsked(asked, line.position), `lines.${index}`, reader),
      ),
      incoterm: isIncotermCode(incoterm) ? incoterm : 'EXW',
      place: draft.place.trim(),
      payment_terms: draft.payment_terms.trim(),
      valid: { day: draft.day, time_zone: draft.time_zone },
      note: draft.note.trim(),
    },
    problems: reader.problems,
  }
}

function readLine(line: LineDraft, asked: number, field: string, reader: DraftReader): PurchaseOffer['lines'][number] {
  const { position, packing } = line
  if (!line.included)
    return { position, included: false, tiers: [], minimum_quantity: 1, lead_time_days: 0, packing: '' }
  const quantity = reader.whole(`${field}.quantity`, line.quantity, 1)
  return {
    position,
    included: true,
    // What was asked for goes without saying.
    ...(quantity !== asked && { quantity }),
    tiers: line.tiers.map(({ min_quantity, price }, index) => ({
      min_quantity: reader.whole(`${field}.tiers.${index}.min_quantity`, min_quantity, 1),
      price: reader.number(`${field}.tiers.${index}.price`, price),
    })),
    minimum_quantity: reader.whole(`${field}.minimum_quantity`, line.minimum_quantity, 1),
    lead_time_days: reader.whole(`${field}.lead_time_days`, line.lead_time_days),
    packing: packing.trim(),
  }
}

/** What a line that is being typed comes to; undefined while its quantity or price cannot be read, or where it is not offered. */
export function sumLine(line: LineDraft, asked: readonly AskedLine[], currency: Currency): Amount | undefined {
  const reader = makeReader()
  const of = asked.find(({ position }) => position === line.position)
  if (!line.included || !of) return undefined
  const { quantity, minimum_quantity, tiers } = readLine(line, of.quantity, '', reader)
  const isRead = Object.keys(reader.problems).every((field) => field === '.lead_time_days')
  const taken = quantityOf({ minimum_quantity, ...(quantity !== undefined && { quantity }) }, of.quantity)
  const tier = isRead ? findOfferTier(tiers, taken) : undefined
  return tier && totalOf(roundUnitPrice(tier.price), taken, currency, of.weight_value ?? null)
}

/** What all lines come to that can be read. */
export function sumLines({ lines }: PurchaseDraft, asked: readonly AskedLine[], currency: Currency): Amount {
  return sum(lines.map((line) => sumLine(line, asked, currency) ?? 0))
}
