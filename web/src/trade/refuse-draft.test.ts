import { freight } from '@fairquay/contract/freight/kind.ts'
import { expect, test } from 'vitest'
import { proposeFreight, readFreightDraft } from '../freight/offer-draft.ts'
import { refuseDraft } from './refuse-draft.ts'

test('what is wrong with an answer is told from the top of its form to the bottom, whoever finds it', () => {
  const now = new Date('2026-11-29T12:00:00Z')
  const draft = proposeFreight('USD', now)
  const prices = ['10', '12.345', 'abc', '10', '10', '10', '10', 'abc']
  const legs = draft.legs.map((leg, index) => ({ ...leg, price: prices[index] ?? '' }))
  const typed = readFreightDraft({ ...draft, legs, transit_min: '30', transit_max: '20', day: '2026-11-01' })
  const asked = { lines: [], currency: 'USD' }
  expect(Object.keys(refuseDraft(freight, typed, asked, now))).toEqual([
    'legs.1.price',
    'legs.2.price',
    'legs.7.price',
    'transit_days.max',
    'valid.day',
  ])
})
