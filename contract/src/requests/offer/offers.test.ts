import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateCustoms } from '../../customs/offer-rules.ts'
import { type LogisticOffer, legNames } from '../../freight/offer.ts'
import { readUnitPrice, writeMoney } from '../../money.ts'
import type { PurchaseOffer } from '../../purchase/offer.ts'
import { calculateLines, takeAll } from '../../purchase/offer-rules.ts'
import { offerMessages } from '../../trade/offer-messages.ts'
import type { Asked, AskedLine } from '../../trade/offer-parts.ts'
import { hasExpired, refuseOffer } from '../../trade/offer-rules.ts'
import type { RequestKind } from '../kind-names.ts'
import { kindOf, kinds } from '../kinds.ts'
import { chargeOf, customsOfferOf, offerLineOf, purchaseOfferOf } from './offers-for-tests.ts'
import type { Offer } from './shapes.ts'

const now = new Date('2027-03-10T12:00:00Z')
const totalOf = (offer: Offer, lines: readonly AskedLine[]) => kindOf(offer).total(offer, lines)
const valid = { day: '2027-03-31', time_zone: 'Europe/Berlin' }
const line = offerLineOf({
  tiers: [
    { min_quantity: 10, price: 4.5 },
    { min_quantity: 100, price: 4 },
  ],
  minimum_quantity: 20,
})
const purchase = purchaseOfferOf({
  currency: 'EUR',
  lines: [line, { ...line, position: 1, tiers: [{ min_quantity: 1, price: 19.99 }], minimum_quantity: 1 }],
  valid,
})
/** 120 bottles, and 4 wheels of 2.5 kg. */
const asked: Asked = {
  currency: 'EUR',
  lines: [
    { position: 0, quantity: 120, unitWeight: null },
    { position: 1, quantity: 4, unitWeight: 2.5 },
  ],
}
const logistic: LogisticOffer = {
  kind: 'logistic',
  currency: 'EUR',
  legs: legNames.map((leg) => ({ leg, state: 'not_included', price: null, note: '' })),
  transit_days: { min: 5, max: 7 },
  routing: '',
  valid,
  note: '',
}
const withLeg = (change: Partial<LogisticOffer['legs'][number]>): LogisticOffer => ({
  ...logistic,
  legs: logistic.legs.map((leg) => (leg.leg === 'main_carriage' ? { ...leg, ...change } : leg)),
})
const carried = withLeg({ state: 'priced', price: 1250.5 })
const duty = chargeOf()
const customs = customsOfferOf({
  charges: [
    duty,
    { ...duty, type: 'fee', name: 'MPF', rate: 0.3464, base: 'goods_value', minimum: 33.58, maximum: 651.5 },
    { ...duty, type: 'fee', name: 'HMF', rate: 0.125, base: 'goods_value', only_by: 'boat' },
  ],
  valid,
})

describe('what an offer comes to', () => {
  test('a purchase: each line at the price of its quantity, by weight where it is priced so', () => {
    // 120 × 4.00 + 4 × 2.5 kg × 19.99
    expect(totalOf(purchase, asked.lines)).toBe(480_00 + 199_90)
    expect(totalOf({ ...purchase, lines: [{ ...line, included: false }] }, asked.lines)).toBe(0)
  })

  test('a line that is offered from more than was asked for on, in that quantity', () => {
    const more = { ...purchase, lines: [{ ...line, minimum_quantity: 200 }] }
    expect(takeAll(more, asked.lines)).toEqual([{ position: 0, quantity: 200 }])
    expect(totalOf(more, asked.lines)).toBe(800_00)
  })

  test('a line that is offered in another quantity than was asked for, in that one', () => {
    const fewer = { ...purchase, lines: [{ ...line, quantity: 90 }] }
    expect(takeAll(fewer, asked.lines)).toEqual([{ position: 0, quantity: 90 }])
    // Below a hundred the price is the higher one.
    expect(totalOf(fewer, asked.lines)).toBe(90 * 4_50)
    expect(totalOf({ ...purchase, lines: [{ ...line, quantity: 500 }] }, asked.lines)).toBe(500 * 4_00)
  })

  test('a journey: its priced legs', () => {
    expect(totalOf(carried, [])).toBe(1250_50)
  })

  test('an estimate: duty, fees and tax, as the worked example has them', () => {
    expect(calculateCustoms(customs)).toMatchObject({ landed: 56_700_53, duty: 7_524_00, fees: 214_96 })
    expect(totalOf(customs, [])).toBe(7_738_96)
  })

  test('taking less takes the price of less', () => {
    expect(calculateLines(purchase, [{ position: 0, quantity: 99 }], asked.lines)).toMatchObject([
      { position: 0, quantity: 99, unitPrice: readUnitPrice(4.5), total: 445_50 },
    ])
    expect(calculateLines(purchase, [{ position: 0, quantity: 9 }], asked.lines)).toEqual([])
  })

  test('is the sum of its parts however it is split', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ quantity: fc.integer({ min: 1, max: 100_000 }), price: fc.integer({ min: 1, max: 10_000_000 }) }),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        (rows) => {
          const lines = rows.map(({ quantity }, position) => ({ position, quantity, unitWeight: null }))
          const offer: PurchaseOffer = {
            ...purchase,
            lines: rows.map(({ price }, position) => ({
              ...line,
              position,
              minimum_quantity: 1,
              tiers: [{ min_quantity: 1, price: writeMoney(price, 'EUR') }],
            })),
          }
          const parts = lines.map(
            ({ position, quantity }) => calculateLines(offer, [{ position, quantity }], lines)[0]?.total ?? 0,
          )
          expect(totalOf(offer, lines)).toBe(parts.reduce((a, b) => a + b))
          expect(totalOf(offer, lines)).toBe(rows.reduce((all, { quantity, price }) => all + quantity * price, 0))
        },
      ),
    )
  })
})

describe('an offer is refused, by field', () => {
  const refused = (offer: Offer, { kind = offer.kind, ...of }: Partial<Asked> & { kind?: RequestKind } = {}) =>
    refuseOffer(kinds[kind], offer, { ...asked, currency: offer.currency, ...of }, now)
  const withLine = (change: Partial<typeof line>) => ({
    ...purchase,
    lines: [{ ...line, ...change }, purchase.lines[1] ?? line],
  })

  test('not when it is whole', () => {
    for (const offer of [purchase, carried, customs]) expect(refused(offer)).toEqual({})
    expect(refused(withLine({ included: false, tiers: [] }))).toEqual({})
  })

  test('for a leg that is said to be not needed, but for customs', () => {
    const without = (name: string): LogisticOffer => ({
      ...carried,
      legs: carried.legs.map((leg) => (leg.leg === name ? { ...leg, state: 'not_needed' } : leg)),
    })
    expect(refused(without('customs'))).toEqual({})
    expect(refused(without('delivery'))).toEqual({ 'legs.5.state': offerMessages.legNeeded })
  })

  test('for another kind of request', () => {
    expect(refused(carried, { kind: 'purchase' })).toEqual({ kind: offerMessages.otherKind })
  })

  test.each<[string, Offer, string, string, (Partial<Asked> & { kind?: RequestKind })?]>([
    ['another currency', purchase, 'currency', offerMessages.otherCurrency, { currency: 'USD' }],
    ['no place', { ...purchase, place: ' ' }, 'place', offerMessages.placeMissing],
    ['no payment terms', { ...purchase, payment_terms: '' }, 'payment_terms', offerMessages.paymentMissing],
    ['a missing line', { ...purchase, lines: [line] }, 'lines', offerMessages.lineMissing],
    ['a line twice', { ...purchase, lines: [line, line] }, 'lines.1.position', offerMessages.lineTwice],
    ['a line nobody asked for', withLine({ position: 7 }), 'lines.0.position', offerMessages.lineUnknown],
    [
      'nothing at all',
      { ...purchase, lines: purchase.lines.map((one) => ({ ...one, included: false })) },
      'lines',
      offerMessages.nothingOffered,
    ],
    ['no price', withLine({ tiers: [] }), 'lines.0.tiers', offerMessages.tiersMissing],
    [
      'prices in disorder',
      withLine({ tiers: [...line.tiers].reverse(), minimum_quantity: 100 }),
      'lines.0.tiers.1.min_quantity',
      offerMessages.tiersOrder,
    ],
    [
      'a gap below the first price',
      withLine({ minimum_quantity: 5 }),
      'lines.0.tiers.0.min_quantity',
      offerMessages.tierBelowMinimum,
    ],
    [
      'a ten-millionth of a euro',
      withLine({ tiers: [{ min_quantity: 1, price: 0.0000001 }] }),
      'lines.0.tiers.0.price',
      offerMessages.price,
    ],
    [
      'a price that is nothing',
      withLine({ tiers: [{ min_quantity: 1, price: 0 }] }),
      'lines.0.tiers.0.price',
      offerMessages.price,
    ],
    ['a tenth of a cent for a leg', withLeg({ state: 'priced', price: 1.001 }), 'legs.2.price', offerMessages.money(2)],
    [
      'half a yen for a leg',
      { ...withLeg({ state: 'priced', price: 1.5 }), currency: 'JPY' },
      'legs.2.price',
      offerMessages.money(0),
    ],
    ['a tenth of a cent of freight', { ...customs, freight: 1.001 }, 'freight', offerMessages.money(2)],
    ['a leg without a price', withLeg({ state: 'priced' }), 'legs.2.price', offerMessages.legPriceMissing],
    [
      'a price of what is included',
      withLeg({ state: 'included', price: 1 }),
      'legs.2.price',
      offerMessages.legPriceUnexpected,
    ],
    ['no price at all', logistic, 'legs', offerMessages.nothingPriced],
    [
      'a leg twice, and so another missing',
      {
        ...carried,
        legs: carried.legs.map((leg) => (leg.leg === 'origin' ? { ...leg, leg: 'pick_up' as const } : leg)),
      },
      'legs',
      offerMessages.legMissing,
    ],
    [
      'transit backwards',
      { ...carried, transit_days: { min: 7, max: 5 } },
      'transit_days.max',
      offerMessages.transitOrder,
    ],
    ['insurance twice', { ...customs, insurance: 100 }, 'insurance', offerMessages.insuranceOne],
    [
      'a rate from tomorrow',
      { ...customs, charges: [{ ...duty, date: '2027-03-11' }] },
      'charges.0.date',
      offerMessages.sourceInFuture,
    ],
    [
      'a rate for units without their number',
      { ...customs, charges: [{ ...duty, method: 'per_unit' as const }] },
      'charges.0.quantity',
      offerMessages.chargeQuantity,
    ],
    [
      'limits the wrong way',
      { ...customs, charges: [{ ...duty, minimum: 9, maximum: 5 }] },
      'charges.0.maximum',
      offerMessages.chargeLimits,
    ],
    ['a day that was', { ...carried, valid: { ...valid, day: '2027-03-09' } }, 'valid.day', offerMessages.alreadyOver],
    [
      'a day of no calendar',
      { ...carried, valid: { ...valid, day: '2027-02-30' } },
      'valid.day',
      offerMessages.notADay,
    ],
    ['a day years away', { ...carried, valid: { ...valid, day: '2028-03-31' } }, 'valid.day', offerMessages.tooFar],
    [
      'no time zone',
      { ...carried, valid: { ...valid, time_zone: 'Atlantis' } },
      'valid.time_zone',
      offerMessages.notATimeZone,
    ],
  ])('%s', (_, offer, field, sentence, of = {}) => {
    expect(refused(offer, of)[field]).toBe(sentence)
  })

  test('never by breaking, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (rate, quantity) => {
          const charges = (['percent', 'per_unit', 'fixed'] as const).map((method) => ({
            ...duty,
            method,
            rate,
            quantity,
          }))
          const details = refused({ ...customs, charges })
          if (Object.keys(details).length === 0)
            expect(Number.isSafeInteger(totalOf({ ...customs, charges }, []))).toBe(true)
        },
      ),
    )
  })
})

describe('what a buyer takes', () => {
  test.each([
    ['one line', [{ position: 1, quantity: 4 }], {}],
    ['less than was asked for', [{ position: 0, quantity: 20 }], {}],
    ['nothing', [], { lines: offerMessages.nothingTaken }],
    ['less than the minimum', [{ position: 0, quantity: 19 }], { 'lines.0.quantity': offerMessages.belowMinimum(20) }],
    [
      'more than was asked for',
      [{ position: 0, quantity: 121 }],
      { 'lines.0.quantity': offerMessages.aboveRequest(120) },
    ],
    ['what is not offered', [{ position: 7, quantity: 1 }], { 'lines.0.position': offerMessages.notOffered }],
    [
      'a line twice',
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
      { 'lines.1.position': offerMessages.lineTwice },
    ],
  ])('%s', (_, taken, details) => {
    expect(kindOf(purchase).refuseTaken(purchase, taken, asked)).toEqual(details)
  })

  test('up to what is offered, where that is another quantity than was asked for', () => {
    const offer = { ...purchase, lines: [{ ...line, quantity: 500 }] }
    const take = (quantity: number) => kindOf(offer).refuseTaken(offer, [{ position: 0, quantity }], asked)
    expect(take(500)).toEqual({})
    expect(take(501)).toEqual({ 'lines.0.quantity': offerMessages.aboveOffer(500) })
  })

  test('of a journey only the whole', () => {
    expect(kindOf(carried).refuseTaken(carried, [{ position: 0, quantity: 1 }], asked)).toEqual({
      lines: offerMessages.wholeOnly,
    })
  })
})

test('an offer has expired when its day has ended where it was made', () => {
  expect(hasExpired(valid, new Date('2027-03-31T21:59:59Z'))).toBe(false)
  expect(hasExpired(valid, new Date('2027-03-31T22:00:00Z'))).toBe(true)
})
