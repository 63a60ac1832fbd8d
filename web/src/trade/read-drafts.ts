import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import type { Currency } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { answerMessages } from '@fairquay/contract/requests/offer/messages.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import type { ChargeDraft, CustomsDraft, LegDraft, LineDraft, LogisticDraft, PurchaseDraft } from './offer-drafts.ts'

/** What was typed as an answer, or what cannot be read of it, by field; whether the answer is allowed is another question (`refuseOffer`). */
export type ReadDraft<Offer> = { offer: Offer; problems: FailureDetails }

export function readPurchaseDraft(draft: PurchaseDraft, currency: Currency): ReadDraft<PurchaseOffer> {
  const reader = makeReader()
  const { incoterm } = draft
  if (!isIncotermCode(incoterm)) reader.problems.incoterm = answerMessages.needsIncoterm
  return {
    offer: {
      kind: 'purchase',
      currency,
      lines: draft.lines.map((line, index) => readLine(line, `lines.${index}`, reader)),
      incoterm: isIncotermCode(incoterm) ? incoterm : 'EXW',
      place: draft.place.trim(),
      payment_terms: draft.payment_terms.trim(),
      valid: { day: draft.day, time_zone: draft.time_zone },
      note: draft.note.trim(),
    },
    problems: reader.problems,
  }
}

function readLine(line: LineDraft, field: string, reader: Reader): PurchaseOffer['lines'][number] {
  const { position, packing } = line
  if (!line.included)
    return { position, included: false, tiers: [], minimum_quantity: 1, lead_time_days: 0, packing: '' }
  return {
    position,
    included: true,
    tiers: line.tiers.map(({ min_quantity, price }, index) => ({
      min_quantity: reader.whole(`${field}.tiers.${index}.min_quantity`, min_quantity, 1),
      price: reader.number(`${field}.tiers.${index}.price`, price),
    })),
    minimum_quantity: reader.whole(`${field}.minimum_quantity`, line.minimum_quantity, 1),
    lead_time_days: reader.whole(`${field}.lead_time_days`, line.lead_time_days),
    packing: packing.trim(),
  }
}

export function readLogisticDraft(draft: LogisticDraft): ReadDraft<LogisticOffer> {
  const reader = makeReader()
  return {
    offer: {
      kind: 'logistic',
      currency: draft.currency,
      legs: draft.legs.map((leg, index) => readLeg(leg, `legs.${index}`, reader)),
      transit_days: {
        min: reader.whole('transit_days.min', draft.transit_min),
        max: reader.whole('transit_days.max', draft.transit_max),
      },
      routing: draft.routing.trim(),
      valid: { day: draft.day, time_zone: draft.time_zone },
      note: draft.note.trim(),
    },
    problems: reader.problems,
  }
}

function readLeg({ leg, state, price, note }: LegDraft, field: string, reader: Reader): LogisticOffer['legs'][number] {
  return { leg, state, price: state === 'priced' ? reader.number(`${field}.price`, price) : null, note: note.trim() }
}

export function readCustomsDraft(draft: CustomsDraft): ReadDraft<CustomsOffer> {
  const reader = makeReader()
  const isByRate = draft.insured_by === 'rate'
  return {
    offer: {
      kind: 'customs',
      currency: draft.currency,
      basis: draft.basis,
      transport: draft.transport,
      goods_value: reader.number('goods_value', draft.goods_value),
      freight: reader.number('freight', draft.freight),
      insurance: isByRate ? null : reader.number('insurance', draft.insurance),
      insurance_rate: isByRate ? reader.number('insurance_rate', draft.insurance_rate) : null,
      onward: reader.number('onward', draft.onward),
      units: reader.whole('units', draft.units, 1),
      charges: draft.charges.map((charge, index) => readCharge(charge, `charges.${index}`, reader)),
      valid: { day: draft.day, time_zone: draft.time_zone },
      note: draft.note.trim(),
    },
    problems: reader.problems,
  }
}

function readCharge(charge: ChargeDraft, field: string, reader: Reader): CustomsOffer['charges'][number] {
  const { type, method, base, date, only_by } = charge
  const orNull = (name: 'minimum' | 'maximum') =>
    charge[name].trim() === '' ? null : reader.number(`${field}.${name}`, charge[name])
  return {
    type,
    name: reader.needed(`${field}.name`, charge.name),
    method,
    rate: reader.number(`${field}.rate`, charge.rate),
    base,
    quantity: method === 'per_unit' ? reader.number(`${field}.quantity`, charge.quantity) : null,
    unit: method === 'per_unit' ? charge.unit.trim() : '',
    minimum: orNull('minimum'),
    maximum: orNull('maximum'),
    only_by: only_by === '' ? null : only_by,
    source: reader.needed(`${field}.source`, charge.source),
    date,
  }
}

type Reader = ReturnType<typeof makeReader>

function makeReader() {
  const problems: FailureDetails = {}
  return {
    problems,
    number(field: string, text: string): number {
      const value = readNumber(text)
      if (value === undefined) problems[field] = answerMessages.needsNumber
      return value ?? 0
    },
    /** 0, or the least, where it cannot be read. */
    whole(field: string, text: string, least = 0): number {
      const value = readNumber(text)
      if (value !== undefined && Number.isInteger(value) && value >= least) return value
      problems[field] = answerMessages.needsWhole
      return least
    },
    needed(field: string, text: string): string {
      if (text.trim() === '') problems[field] = answerMessages.needsText
      return text.trim()
    },
  }
}

/** '1250.5', '1,250.50' and '.5'; a comma that divides no thousands is not guessed at. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim()
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) || plain === '') return undefined
  const value = Number(plain.replaceAll(',', ''))
  return value <= 1_000_000_000_000 ? value : undefined
}
