import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { expect, test } from 'vitest'
import { beginAnswer } from './begin-answer.ts'

const revise = (number: number, side: Revision['side'], note: string, exporting_market: string) =>
  ({ number, side, offer: { note, exporting_market } as Partial<CustomsOffer> }) as Revision

const first = revise(1, 'answer', 'Without brokerage.', 'Portugal')
const counter = revise(2, 'counter', 'Our forwarder says 3,000.', 'Spain')

test.each([
  ['the terms of the other side with the last note of one’s own', [first, counter], 'answer', 'Without brokerage.'],
  ['no note where one’s own side has written none', [first], 'counter', ''],
  ['what one’s own side said last', [first, counter], 'counter', 'Our forwarder says 3,000.'],
] as const)('an answer begins with %s', (_, offers, side, note) => {
  expect(beginAnswer(offers, side)).toEqual({ ...offers.at(-1)?.offer, note })
})

test('a first answer begins with nothing of an offer', () => {
  expect(beginAnswer([], 'answer')).toBeUndefined()
})
