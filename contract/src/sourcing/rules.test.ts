import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../money.ts'
import { requestMessages } from '../trade/messages.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import type { NewRfq } from './endpoints.ts'
import { sourcingMessages } from './messages.ts'
import { type AwardableAnswer, refuseAwards, refuseRfq } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const rfq: NewRfq = {
  product_id: null,
  title: 'Glass jars, 500 ml',
  quantity: 10_000,
  unit: 'pieces',
  target_price: 0.4,
  currency: 'EUR',
  deadline: { day: '2026-12-01', time_zone: 'Europe/Lisbon' },
  note: '',
  sellers: [2, 3],
}

describe('an RFQ', () => {
  test('that is complete is sent', () => {
    expect(refuseRfq(rfq, 1, now)).toBeUndefined()
    expect(refuseRfq({ ...rfq, target_price: null }, 1, now)).toBeUndefined()
  })

  test.each<[Partial<NewRfq>, string, string]>([
    [{ title: ' x ' }, 'title', sourcingMessages.titleMissing],
    [{ unit: '  ' }, 'unit', sourcingMessages.unitMissing],
    [{ quantity: 0 }, 'quantity', sourcingMessages.quantityMissing],
    [{ target_price: 0 }, 'target_price', sourcingMessages.targetPrice],
    [{ target_price: 0.0000001 }, 'target_price', sourcingMessages.targetPrice],
    [{ sellers: [] }, 'sellers', sourcingMessages.sellersMissing],
    [{ sellers: [2, 2] }, 'sellers', sourcingMessages.askedTwice],
    [{ sellers: [2, 1] }, 'sellers', sourcingMessages.ownCompany],
    [{ sellers: Array.from({ length: 21 }, (_, index) => index + 2) }, 'sellers', sourcingMessages.tooManySellers],
    [{ deadline: { day: '2026-11-19', time_zone: 'UTC' } }, 'deadline', sourcingMessages.deadlinePast],
    [{ deadline: { day: '2026-02-30', time_zone: 'UTC' } }, 'deadline', sourcingMessages.deadlinePast],
    [{ deadline: { day: '2028-01-01', time_zone: 'UTC' } }, 'deadline', sourcingMessages.deadlineFar],
    [{ deadline: { day: '2026-12-01', time_zone: 'Mars/Olympus' } }, 'deadline', sourcingMessages.unknownTimeZone],
  ])('with %j is refused at %s', (change, field, sentence) => {
    expect(refuseRfq({ ...rfq, ...change }, 1, now)).toEqual({ [field]: sentence })
  })

  test('may ask for answers today, as long as it is today where it is said', () => {
    const today = { day: '2026-11-20', time_zone: 'America/Los_Angeles' }
    expect(refuseRfq({ ...rfq, deadline: today }, 1, now)).toBeUndefined()
    const over = { day: '2026-11-20', time_zone: 'Pacific/Auckland' }
    expect(refuseRfq({ ...rfq, deadline: over }, 1, now)).toEqual({ deadline: sourcingMessages.deadlinePast })
  })
})

const answer = (requestId: number, change: Partial<AwardableAnswer> = {}): AwardableAnswer => ({
  requestId,
  status: 'quoted',
  minimum: 100,
  offered: 1000,
  given: 0,
  tiers: [{ min_quantity: 100, price: 5 }],
  validUntil: new Date('2026-12-31T00:00:00Z'),
  canDeal: true,
  ...change,
})

describe('an award', () => {
  const open = { status: 'open', quantity: 1000 } as const

  test('whole, in parts or for less than is needed is made', () => {
    const answers = [answer(1), answer(2, { status: 'revised' })]
    for (const awards of [
      [{ request_id: 1, quantity: 1000 }],
      [
        { request_id: 1, quantity: 600 },
        { request_id: 2, quantity: 400 },
      ],
      [{ request_id: 2, quantity: 100 }],
    ])
      expect(refuseAwards(open, answers, awards, now)).toBeUndefined()
  })

  test('is not given to a seller that is suspended', () => {
    const answers = [answer(1, { canDeal: false }), answer(2)]
    expect(refuseAwards(open, answers, [{ request_id: 1, quantity: 500 }], now)).toEqual({
      'awards.0.quantity': requestMessages.suspended,
    })
    expect(refuseAwards(open, answers, [{ request_id: 2, quantity: 500 }], now)).toBeUndefined()
  })

  test.each<[string, AwardableAnswer[], { request_id: number; quantity: number }[], object]>([
    [
      'more than needed',
      [answer(1), answer(2)],
      [
        { request_id: 1, quantity: 600 },
        { request_id: 2, quantity: 401 },
      ],
      { awards: sourcingMessages.aboveRfq },
    ],
    [
      'to somebody not asked',
      [answer(1)],
      [{ request_id: 9, quantity: 200 }],
      { 'awards.0.request_id': sourcingMessages.unknownAnswer },
    ],
    [
      'twice to the same',
      [answer(1)],
      [
        { request_id: 1, quantity: 200 },
        { request_id: 1, quantity: 200 },
      ],
      { 'awards.1.request_id': sourcingMessages.awardedTwice },
    ],
    [
      'below the minimum',
      [answer(1)],
      [{ request_id: 1, quantity: 99 }],
      { 'awards.0.quantity': sourcingMessages.belowMinimum },
    ],
    [
      'below the first tier',
      [answer(1, { minimum: 1 })],
      [{ request_id: 1, quantity: 99 }],
      { 'awards.0.quantity': sourcingMessages.belowMinimum },
    ],
    [
      'without an offer',
      [answer(1, { status: 'seen', minimum: null, validUntil: null })],
      [{ request_id: 1, quantity: 200 }],
      { 'awards.0.quantity': sourcingMessages.noOffer },
    ],
    [
      'on an offer that is over',
      [answer(1, { validUntil: now })],
      [{ request_id: 1, quantity: 200 }],
      { 'awards.0.quantity': sourcingMessages.expired },
    ],
    [
      'while the own counter-proposal waits',
      [answer(1, { status: 'countered' })],
      [{ request_id: 1, quantity: 200 }],
      { 'awards.0.quantity': sourcingMessages.noOffer },
    ],
    [
      'above what is offered',
      [answer(1, { offered: 400 })],
      [{ request_id: 1, quantity: 401 }],
      { 'awards.0.quantity': offerMessages.aboveOffer(400) },
    ],
    [
      'beside what was agreed to already',
      [answer(1), answer(2, { status: 'accepted', given: 400 })],
      [{ request_id: 1, quantity: 601 }],
      { awards: sourcingMessages.aboveRfq },
    ],
    ['to nobody', [answer(1)], [], { awards: sourcingMessages.nothing }],
  ])('%s is refused', (_what, answers, awards, details) => {
    expect(refuseAwards(open, answers, awards, now)).toEqual(details)
  })

  test('is made once', () => {
    expect(
      refuseAwards({ status: 'awarded', quantity: 1000 }, [answer(1)], [{ request_id: 1, quantity: 200 }], now),
    ).toEqual({
      status: sourcingMessages.notOpen.awarded,
    })
  })

  test('that is let through never exceeds the RFQ, gives each seller once and no less than its minimum', () => {
    const answers = fc.uniqueArray(
      fc.record({ requestId: fc.integer({ min: 1, max: 6 }), minimum: fc.integer({ min: 1, max: 300 }) }),
      { selector: ({ requestId }) => requestId, maxLength: 6 },
    )
    const awards = fc.array(
      fc.record({ request_id: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: -5, max: 900 }) }),
      {
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(answers, awards, fc.integer({ min: 1, max: 1500 }), (asked, given, quantity) => {
        const known = asked.map(({ requestId, minimum }) =>
          answer(requestId, { minimum, tiers: [{ min_quantity: minimum, price: 1 }] }),
        )
        if (refuseAwards({ status: 'open', quantity }, known, given, now)) return
        expect(sum(given.map((one) => one.quantity))).toBeLessThanOrEqual(quantity)
        expect(new Set(given.map((one) => one.request_id)).size).toBe(given.length)
        for (const one of given)
          expect(one.quantity).toBeGreaterThanOrEqual(
            asked.find(({ requestId }) => requestId === one.request_id)?.minimum ?? Infinity,
          )
      }),
    )
  })
})
