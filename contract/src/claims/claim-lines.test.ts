import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ClaimReason,
  claimReasons,
  describeReasons,
  groupByLine,
  isFullCredit,
  isGranted,
  openToClaim,
  refuseClaim,
  refuseCredits,
  refuseReturn,
  unclaimedFaults,
  valueOfClaimed,
} from './claim-lines.ts'
import { claimMessages } from './messages.ts'

const lines = [
  { position: 0, quantity: 100, shipped: 60, claimed: 10, total: 45_000 },
  { position: 1, quantity: 10, shipped: 0, claimed: 0, total: 1000 },
]
const claim = (position: number, quantity: number, reason: ClaimReason = 'short') => ({ position, quantity, reason })

test.each([
  [[claim(0, 50)], undefined],
  [[claim(0, 51)], { 'lines.0.quantity': claimMessages.tooMany(50) }],
  [[claim(1, 1)], { 'lines.0.quantity': claimMessages.tooMany(0) }],
  [[claim(2, 1)], { 'lines.0.position': claimMessages.noLine }],
  [[claim(0, 1), claim(0, 1)], { 'lines.1.position': claimMessages.sameReason }],
  [[claim(0, 20), claim(0, 30, 'damaged')], undefined],
  [[claim(0, 20), claim(0, 31, 'damaged')], { 'lines.1.quantity': claimMessages.tooMany(30) }],
  [[], { lines: claimMessages.nothing }],
])('%j', (claimed, refusal) => {
  expect(refuseClaim(lines, claimed, '')).toEqual(refusal)
})

test('whoever claims anything but missing or damaged goods says what is wrong', () => {
  const wrong = [{ position: 0, quantity: 1, reason: 'wrong' as const }]
  expect(refuseClaim(lines, wrong, ' ')).toEqual({ text: claimMessages.noWords })
  expect(refuseClaim(lines, wrong, 'Blue instead of red.')).toBeUndefined()
  expect(refuseClaim(lines, [{ position: 1, quantity: 1, reason: 'late' }], '')).toEqual({
    'lines.0.quantity': claimMessages.tooMany(0),
    text: claimMessages.noWords,
  })
})

test('what is claimed is worth what the line comes to with it less what it came to before', () => {
  const worth = (claimed: number, quantity: number) => valueOfClaimed({ quantity: 3, claimed, total: 100 }, quantity)
  expect([worth(0, 1), worth(1, 1), worth(2, 1), worth(0, 3)]).toEqual([33, 34, 33, 100])
})

describe('faults that no claim has taken up', () => {
  test.each([
    [
      { damaged: 3, short: 2 },
      { damaged: 0, short: 0 },
      { damaged: 3, short: 2 },
    ],
    [
      { damaged: 3, short: 2 },
      { damaged: 3, short: 0 },
      { damaged: 0, short: 2 },
    ],
    // All five claimed as damaged: the two that are missing are among them.
    [
      { damaged: 3, short: 2 },
      { damaged: 5, short: 0 },
      { damaged: 0, short: 0 },
    ],
    [
      { damaged: 3, short: 2 },
      { damaged: 0, short: 4 },
      { damaged: 1, short: 0 },
    ],
    [
      { damaged: 0, short: 0 },
      { damaged: 4, short: 4 },
      { damaged: 0, short: 0 },
    ],
  ])('of %j, claimed %j: %j', (reported, claimed, left) => {
    expect(unclaimedFaults(reported, claimed)).toEqual(left)
  })
  test('are never more than were reported, and all claimed leaves none', () => {
    const faults = fc.record({ damaged: fc.nat(20), short: fc.nat(20) })
    fc.assert(
      fc.property(faults, faults, (reported, claimed) => {
        const left = unclaimedFaults(reported, claimed)
        const open = reported.damaged + reported.short - claimed.damaged - claimed.short
        expect(left.damaged + left.short).toBe(Math.max(0, open))
      }),
    )
  })
})

test('what came back is at most what was claimed, and what is sold again at most what came back', () => {
  const claimed = [{ position: 2, quantity: 5, reasons: [{ reason: 'damaged' as const, quantity: 5 }] }]
  const back = (quantity: number, to_stock = 0, position = 2) => ({ position, quantity, to_stock })
  expect(refuseReturn(claimed, [back(5, 5)])).toBeUndefined()
  expect(refuseReturn(claimed, [back(0)])).toBeUndefined()
  expect(refuseReturn(claimed, [back(6)])).toEqual({ 'lines.0.quantity': claimMessages.tooManyBack(5) })
  expect(refuseReturn(claimed, [back(2, 3)])).toEqual({ 'lines.0.to_stock': claimMessages.tooManyToStock(2) })
  expect(refuseReturn(claimed, [back(1, 0, 0)])).toEqual({ 'lines.0.position': claimMessages.noLine })
  expect(refuseReturn(claimed, [back(1), back(1)])).toEqual({ 'lines.1.position': claimMessages.twice })
  expect(refuseReturn(claimed, [back(1.5)])).toEqual({ 'lines.0.quantity': claimMessages.tooManyBack(5) })
})

test('what never arrived cannot come back', () => {
  const reasons = [
    { reason: 'short' as const, quantity: 2 },
    { reason: 'damaged' as const, quantity: 4 },
  ]
  const claimed = [{ position: 0, quantity: 6, reasons }]
  const back = (quantity: number) => [{ position: 0, quantity, to_stock: quantity }]
  expect(refuseReturn(claimed, back(4))).toBeUndefined()
  expect(refuseReturn(claimed, back(5))).toEqual({ 'lines.0.quantity': claimMessages.tooManyBack(4) })
})

test('claimed in parts, never more than was shipped', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }), (shipped, parts) => {
      let claimed = 0
      for (const quantity of parts) {
        const line = { position: 0, shipped, claimed }
        if (!refuseClaim([line], [{ position: 0, quantity, reason: 'short' }], '')) claimed += quantity
        expect(openToClaim({ shipped, claimed })).toBe(shipped - claimed)
      }
      expect(claimed).toBeLessThanOrEqual(shipped)
    }),
  )
})

test('of one line some are missing and others damaged', () => {
  const all = [claim(1, 3, 'damaged'), claim(0, 2), claim(1, 1), claim(1, 4, 'quality')]
  const reasons = [
    { reason: 'short', quantity: 1 },
    { reason: 'damaged', quantity: 3 },
    { reason: 'quality', quantity: 4 },
  ] as const
  expect(groupByLine(all)).toEqual([
    { position: 1, quantity: 8, reasons },
    { position: 0, quantity: 2, reasons: [{ reason: 'short', quantity: 2 }] },
  ])
  expect(describeReasons(reasons)).toBe('Missing 1, Damaged 3, Poor quality 4')
  expect(describeReasons([{ reason: 'short', quantity: 2 }])).toBe('Missing')
})

test('grouped or not, as many are claimed', () => {
  const one = fc.record({
    position: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 1000 }),
    reason: fc.constantFrom(...claimReasons),
  })
  fc.assert(
    fc.property(fc.array(one), (claimed) => {
      const grouped = groupByLine(claimed)
      const count = (counted: readonly { quantity: number }[]) =>
        counted.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(count(grouped)).toBe(count(claimed))
      for (const line of grouped) expect(count(line.reasons)).toBe(line.quantity)
    }),
  )
})

describe('credits', () => {
  const most = [
    { position: 0, most: 900 },
    { position: 1, most: 100 },
  ]
  test.each([
    [[{ position: 0, credit: 900 }], undefined],
    [[{ position: 0, credit: 901 }], { 'credits.0.amount': claimMessages.creditTooHigh('$9.00') }],
    [[{ position: 0, credit: 1.5 }], { 'credits.0.amount': claimMessages.creditUneven }],
    [[{ position: 3, credit: 1 }], { 'credits.0.position': claimMessages.noLine }],
    [[{ position: 0, credit: 0 }], { credits: claimMessages.creditMissing }],
    [[], { credits: claimMessages.creditMissing }],
  ])('%j', (credits, refusal) => {
    expect(refuseCredits(most, credits, 'USD')).toEqual(refusal)
  })
  test('are full when all that was claimed is credited', () => {
    expect(isFullCredit(most, [{ position: 0, credit: 900 }])).toBe(false)
    expect(
      isFullCredit(most, [
        { position: 0, credit: 900 },
        { position: 1, credit: 100 },
      ]),
    ).toBe(true)
  })
  test.each([
    [{ wanted: 'credit', remedy: 'credit' }, 1000, true],
    [{ wanted: 'credit', remedy: 'credit' }, 999, false],
    [{ wanted: 'replacement', remedy: 'replacement' }, 0, true],
    [{ wanted: 'replacement', remedy: 'credit' }, 1000, false],
    [{ wanted: 'credit', remedy: 'replacement' }, 0, false],
    // Who leaves it to the seller has still to agree.
    [{ wanted: 'any', remedy: 'credit' }, 1000, false],
  ] as const)('of %j, %i in all, give the buyer all they asked for: %s', (offered, credit, isAll) => {
    expect(isGranted(offered, most, credit ? [{ position: 0, credit }] : [])).toBe(isAll)
  })
})
