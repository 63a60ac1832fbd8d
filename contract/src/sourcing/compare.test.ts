import { expect, test } from 'vitest'
import { areAlike, findBest, findChoosable, orderAnswers } from './compare.ts'
import type { NeededOffer, SellerAnswer } from './endpoints.ts'

const offer = (change: Partial<NeededOffer>): NeededOffer => ({
  revision: 1,
  quantity: 1000,
  currency: 'EUR',
  unit_price: 5,
  tiers: [{ min_quantity: 1, price: 5 }],
  minimum_quantity: 1,
  lead_time_days: 10,
  packing: '',
  incoterm: 'FCA',
  place: 'Porto',
  payment_terms: '',
  valid: { day: '2026-12-31', time_zone: 'UTC' },
  valid_until: '2027-01-01T00:00:00.000Z',
  note: '',
  ...change,
})
const answers = [
  { request_id: 1, offer: null },
  { request_id: 2, offer: offer({ unit_price: 6, incoterm: 'DAP', lead_time_days: 5 }) },
  { request_id: 3, offer: offer({ unit_price: 5.5, lead_time_days: 30, valid_until: '2027-02-01T00:00:00.000Z' }) },
  { request_id: 4, offer: offer({ unit_price: 5, lead_time_days: 20 }) },
  { request_id: 5, offer: offer({ unit_price: null, lead_time_days: 25 }) },
]
const idsBy = (order: Parameters<typeof orderAnswers>[1]) => orderAnswers(answers, order).map((one) => one.request_id)

test('by price those with the same terms stand together, the cheapest first, and who has not answered comes last', () => {
  expect(idsBy('price')).toEqual([4, 3, 5, 2, 1])
})

test('by lead time, validity and incoterm all offers are in one row', () => {
  expect(idsBy('lead_time')).toEqual([2, 4, 5, 3, 1])
  expect(idsBy('validity')[0]).toBe(3)
  expect(idsBy('incoterm')).toEqual([2, 4, 3, 5, 1])
})

test('the cheapest is named only among offers that are alike, the quickest among all', () => {
  const { cheapest, quickest } = findBest(answers)
  expect([...cheapest]).toEqual([4])
  expect([...quickest]).toEqual([2])
  expect(findBest(answers.slice(0, 2))).toEqual({ cheapest: new Set(), quickest: new Set() })
})

test('another incoterm or currency makes prices that are not alike', () => {
  expect(areAlike(answers)).toBe(false)
  expect(areAlike(answers.slice(2))).toBe(true)
  expect(
    areAlike([
      { request_id: 1, offer: offer({}) },
      { request_id: 2, offer: offer({ currency: 'USD' }) },
    ]),
  ).toBe(false)
})

test('while an RFQ is open only offers that can still be chosen are compared, afterwards all of them', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const at = (request_id: number, status: SellerAnswer['status'], change: Partial<NeededOffer> = {}) => ({
    ...{ request_id, status, can_deal: true, offer: offer(change) },
  })
  const answers = [
    at(1, 'quoted', { unit_price: 5 }),
    at(2, 'expired', { unit_price: 4 }),
    at(3, 'declined', { unit_price: 3 }),
    at(4, 'withdrawn', { unit_price: 2 }),
    { ...at(5, 'quoted', { unit_price: 1 }), can_deal: false },
    // Its day ends while the page is open.
    at(6, 'revised', { unit_price: 4.5, valid_until: '2026-12-01T12:00:00.000Z' }),
    at(7, 'countered', { unit_price: 6 }),
    at(8, 'accepted', { unit_price: 7, valid_until: '2026-11-01T00:00:00.000Z' }),
    { ...at(9, 'sent'), offer: null },
  ]
  const open = findChoosable({ status: 'open', answers }, now)
  expect(open.map(({ request_id }) => request_id)).toEqual([1, 7, 8])
  expect([...findBest(open).cheapest]).toEqual([1])
  expect(findChoosable({ status: 'awarded', answers }, now)).toHaveLength(answers.length)
})
