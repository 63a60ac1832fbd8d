import { freight } from '@fairquay/contract/freight/kind.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { describe, expect, it } from 'vitest'
import { refuseDraft } from '../trade/refuse-draft.ts'
import { draftOfFreight, proposeFreight, readFreightDraft } from './offer-draft.ts'

const valid = { day: '2027-03-31', time_zone: 'Europe/Berlin' }
const now = new Date('2027-03-01T12:00:00Z')

const logistic: LogisticOffer = {
  kind: 'logistic',
  currency: 'EUR',
  legs: (['pick_up', 'origin', 'main_carriage', 'destination', 'customs', 'delivery', 'insurance'] as const)
    .map((leg): LogisticOffer['legs'][number] => ({ leg, state: 'priced', price: 10.05, note: '' }))
    .concat([{ leg: 'surcharges', state: 'not_included', price: null, note: 'None' }]),
  transit_days: { min: 2, max: 3 },
  routing: 'By road',
  valid,
  note: '',
}

describe('the answer to a freight request', () => {
  it('begins with the last revision, and is the same when nothing is changed', () => {
    expect(readFreightDraft(draftOfFreight(logistic))).toEqual({ offer: logistic, problems: {} })
  })

  it('needs no word about customs where there is no customs border', () => {
    const draft = proposeFreight('USD', now, false)
    expect(draft.legs.filter(({ state }) => state === 'not_needed').map(({ leg }) => leg)).toEqual(['customs'])
    expect(Object.keys(readFreightDraft(draft).problems)).not.toContain('legs.4.price')
  })

  it('leaves at first no leg undecided', () => {
    const { problems } = readFreightDraft(proposeFreight('USD', now))
    expect(Object.keys(problems).filter((field) => field.startsWith('legs.'))).toHaveLength(8)
  })

  it('is told all at once what is wrong with it, and of a field once', () => {
    const draft = draftOfFreight(logistic)
    const [first, ...others] = draft.legs
    const typed = {
      ...draft,
      legs: [{ ...first, price: 'much' }, ...others] as typeof draft.legs,
      transit_min: '9',
      transit_max: '3',
      day: '2027-02-01',
    }
    const told = (part: Partial<typeof draft> = {}) =>
      refuseDraft(freight, readFreightDraft({ ...typed, ...part }), { currency: 'EUR', lines: [] }, now)
    expect(told()).toEqual({
      'legs.0.price': answerMessages.needsNumber,
      'transit_days.max': offerMessages.transitOrder,
      'valid.day': offerMessages.alreadyOver,
    })
    expect(told({ transit_max: '' })['transit_days.max']).toBe(answerMessages.needsWhole)
  })
})
