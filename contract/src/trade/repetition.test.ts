import { expect, test } from 'vitest'
import { offerLineOf, purchaseOfferOf } from '../requests/offer/offers-for-tests.ts'
import { offerMessages } from './offer-messages.ts'
import { refuseRepetition } from './repetition.ts'

const { nothingChanged, offeredAlready } = offerMessages
const cheaper = { lines: [offerLineOf({ tiers: [{ min_quantity: 1, price: 9 }] })] }

test.each([
  ['a revision of nothing', 'answer', {}, 'answer', nothingChanged],
  ['a revision that leaves the note out', 'answer', { note: '' }, 'answer', nothingChanged],
  ['a note that is new', 'answer', { note: 'Until Friday.' }, 'answer', undefined],
  ['another price', 'answer', cheaper, 'answer', undefined],
  ['one price more', 'answer', { lines: [offerLineOf(), offerLineOf({ position: 1 })] }, 'answer', undefined],
  ['a counter-proposal of what is offered', 'counter', { note: '' }, 'answer', offeredAlready],
  ['a counter-proposal of one price less', 'counter', cheaper, 'answer', undefined],
  ['a counter-proposal of the last one', 'counter', {}, 'counter', nothingChanged],
  ['an answer that agrees to a counter-proposal', 'answer', {}, 'counter', undefined],
] as const)('%s', (_, side, change, newest, refusal) => {
  const before = purchaseOfferOf({ note: 'Our best.' })
  // As a database gives it back: its fields in another order.
  const kept = Object.fromEntries(Object.entries(before).toReversed()) as typeof before
  expect(refuseRepetition(side, { ...before, ...change }, { side: newest, offer: kept })).toBe(refusal)
})
