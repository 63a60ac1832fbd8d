import { type LegName, type LegState, type LogisticOffer, legNames } from '@fairquay/contract/freight/offer.ts'
import { type Currency, spellMoney } from '@fairquay/contract/money.ts'
import { proposeValidity, type ValidityDraft } from '../trade/propose-validity.ts'
import { type DraftReader, makeReader, type ReadDraft } from '../trade/read-draft.ts'

export type LegDraft = { leg: LegName; state: LegState; price: string; note: string }
export type FreightDraft = ValidityDraft & {
  currency: Currency
  legs: LegDraft[]
  transit_min: string
  transit_max: string
  routing: string
  note: string
}

/** The first answer: nothing is decided about any leg, so that none is left out by mistake; but customs where the goods cross no customs border. */
export function proposeFreight(currency: Currency, now: Date, isCleared = true): FreightDraft {
  return {
    currency,
    legs: legNames.map((leg) => ({
      leg,
      state: leg === 'customs' && !isCleared ? 'not_needed' : 'priced',
      price: '',
      note: '',
    })),
    transit_min: '',
    transit_max: '',
    routing: '',
    ...proposeValidity(now),
    note: '',
  }
}

export function draftOfFreight({ currency, legs, transit_days, routing, valid, note }: LogisticOffer): FreightDraft {
  return {
    currency,
    legs: legs.map((leg) => ({ ...leg, price: leg.price === null ? '' : spellMoney(leg.price, currency) })),
    transit_min: String(transit_days.min),
    transit_max: String(transit_days.max),
    routing,
    ...valid,
    note,
  }
}

export function readFreightDraft(draft: FreightDraft): ReadDraft<LogisticOffer> {
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

function readLeg(
  { leg, state, price, note }: LegDraft,
  field: string,
  reader: DraftReader,
): LogisticOffer['legs'][number] {
  return { leg, state, price: state === 'priced' ? reader.number(`${field}.price`, price) : null, note: note.trim() }
}
