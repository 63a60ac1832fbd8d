import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTariffRow } from '../tariffs/make-row.ts'
import type { TariffRow } from '../tariffs/shapes.ts'
import { calculateLanded } from './calculate.ts'
import type { LandedGoods, LandedInput } from './values.ts'

// Rates are inputs of these tests, not claims about today's law.
const day = '2026-11-24'
const row = (said: Partial<TariffRow> & Pick<TariffRow, 'country' | 'kind'>) =>
  makeTariffRow({ name: said.kind, valid_from: '2026-01-01', source: 'a test', ...said })
const shirts: LandedGoods = { hs: '610910', origin: 'TR', quantity: 4800, price: 45_600_00, measures: { piece: 4800 } }
const input = (more: Partial<LandedInput>): LandedInput => ({
  destination: 'US',
  basis: 'FOB',
  mode: 'boat',
  incoterm: 'FOB',
  currency: 'USD',
  day,
  lines: [shirts],
  originCosts: 0,
  freight: 3_200_00,
  onward: 0,
  insurance: { rate: 0.3 },
  hasProofOfOrigin: false,
  isCleared: true,
  isTaxRecoverable: true,
  rates: [],
  exchange: (from) => (from === 'USD' ? { from, to: 'USD', numerator: 1n, denominator: 1n, day: null } : undefined),
  ...more,
})

const usRates = [
  row({ country: 'US', kind: 'duty', hs: '6109', percent: 16.5 }),
  row({ country: 'US', kind: 'fee', name: 'MPF', percent: 0.3464, minimum: 33.58, maximum: 651.5, currency: 'USD' }),
  row({ country: 'US', kind: 'fee', name: 'HMF', percent: 0.125, only_by: 'boat' }),
  row({ country: 'US', kind: 'tax', name: 'No tax on imports', percent: 0 }),
]
const germanRates = [
  row({ country: 'EU', kind: 'duty', hs: '6109', percent: 12 }),
  row({ country: 'DE', kind: 'tax', name: 'VAT', percent: 19 }),
]
const inGermany = { destination: 'DE', basis: 'CIF', onward: 450_00, rates: germanRates } as const

describe('worked examples', () => {
  test('insurance, cost insurance and freight, and what is insured', () => {
    expect(calculateLanded(input({ rates: usRates })).least).toMatchObject({
      insurance: 161_57,
      cif: 48_961_57,
      insured: 53_857_73,
    })
  })

  test('United States by sea', () => {
    const { least, most, gaps } = calculateLanded(input({ rates: usRates }))
    expect(gaps).toEqual([])
    expect(most).toEqual(least)
    expect(least).toMatchObject({
      customsValue: 45_600_00,
      duties: [{ amount: 7_524_00 }],
      fees: [{ amount: 57_00 }, { amount: 157_96 }],
      landedExcludingTax: 56_700_53,
      landed: 56_700_53,
    })
  })

  test('Germany', () => {
    const { least, gaps } = calculateLanded(input(inGermany))
    expect(gaps).toEqual([])
    expect(least).toMatchObject({
      customsValue: 48_961_57,
      duties: [{ base: 48_961_57, amount: 5_875_39 }],
      taxes: [{ base: 55_286_96, amount: 10_504_52 }],
      landedExcludingTax: 55_286_96,
      landed: 65_791_48,
    })
  })

  test.each([
    ['the least', 5_000_00, 33_58],
    ['the most', 250_000_00, 651_50],
  ])('a fee with limits is %s', (_, price, amount) => {
    const { least } = calculateLanded(input({ rates: usRates, lines: [{ ...shirts, price }] }))
    expect(least.fees.find(({ row: { name } }) => name === 'MPF')?.amount).toBe(amount)
  })

  test('a fee of ships is not due by air', () => {
    const { least } = calculateLanded(input({ rates: usRates, mode: 'air' }))
    expect(least.fees.map(({ row: { name } }) => name)).toEqual(['MPF'])
  })

  test('Australia and Canada', () => {
    const sent = (destination: string, price: number, freight: number, rates: TariffRow[]) =>
      calculateLanded(
        input({ destination, rates, freight, insurance: { amount: 0 }, lines: [{ ...shirts, quantity: 1, price }] }),
      ).least
    expect(
      sent('AU', 1_200_00, 150_00, [
        row({ country: 'AU', kind: 'duty', percent: 5 }),
        row({ country: 'AU', kind: 'tax', percent: 10, base: 'delivered_value' }),
      ]),
    ).toMatchObject({ duties: [{ amount: 60_00 }], taxes: [{ base: 1_410_00, amount: 141_00 }] })
    expect(
      sent('CA', 115_00, 20_00, [
        row({ country: 'CA', kind: 'duty', percent: 4 }),
        row({ country: 'CA', kind: 'tax', percent: 5, base: 'customs_value_and_duty' }),
      ]),
    ).toMatchObject({ duties: [{ amount: 4_60 }], taxes: [{ amount: 5_98 }] })
  })

  test.each([
    ['specific', { amount: 0.01 }, 24_00],
    ['compound', { amount: 0.004, percent: 3.2 }, 1_468_80],
    ['mixed, at least', { percent: 0.01, least_per_unit: 2, per: 100 }, 48_00],
    ['mixed, at most', { percent: 50, most_per_unit: 2, per: 100 }, 48_00],
  ] as const)('a %s duty', (_, said, amount) => {
    const rates = [...usRates.slice(1), row({ country: 'US', kind: 'duty', unit: 'kg', currency: 'USD', ...said })]
    const lines = [{ ...shirts, measures: { kg: 2400 } }]
    expect(calculateLanded(input({ rates, lines })).least.duties).toMatchObject([{ amount }])
  })

  test('the customs value inside a price delivered duty paid', () => {
    const { least, gaps } = calculateLanded(
      input({ ...inGermany, incoterm: 'DDP', lines: [{ ...shirts, price: 65_791_48 }] }),
    )
    expect(gaps).toEqual([])
    expect(least).toMatchObject({ customsValue: 48_961_57, goods: 45_600_00, landed: 65_791_48 })
  })
})

test.each([
  ['EXW', 45_000_00, 600_00],
  ['FCA', 45_600_00, 0],
  ['FAS', 45_600_00, 0],
  ['CFR', 48_800_00, 0],
  ['CPT', 48_800_00, 0],
  ['CIF', 48_961_57, 0],
  ['CIP', 48_961_57, 0],
  ['DAP', 49_411_57, 0],
  ['DPU', 49_411_57, 0],
] as const)('the same goods cost the same at the door, whatever the rule: %s', (incoterm, price, originCosts) => {
  const { least } = calculateLanded(input({ ...inGermany, incoterm, originCosts, lines: [{ ...shirts, price }] }))
  expect(least).toMatchObject({ goods: 45_600_00, insurance: 161_57, landed: 65_791_48 })
})

describe('what is not known is never taken for nothing', () => {
  test.each([
    ['the duty', { rates: germanRates.slice(1) }, { code: 'DUTY_UNKNOWN', line: 0 }],
    ['the tax', { rates: germanRates.slice(0, 1) }, { code: 'TAX_UNKNOWN' }],
    ['the freight', { freight: null }, { code: 'FREIGHT_UNKNOWN' }],
    ['what comes after the border', { onward: null }, { code: 'ONWARD_UNKNOWN' }],
    ['the customs code', { lines: [{ ...shirts, hs: null }] }, { code: 'HS_UNKNOWN', line: 0 }],
    [
      'a measure',
      {
        rates: [row({ country: 'EU', kind: 'duty', amount: 1, unit: 'kg', currency: 'USD' }), ...germanRates.slice(1)],
      },
      { code: 'MEASURE_UNKNOWN', line: 0, unit: 'kg' },
    ],
    [
      'an exchange rate',
      {
        rates: [
          row({ country: 'EU', kind: 'duty', amount: 1, unit: 'piece', currency: 'EUR' }),
          ...germanRates.slice(1),
        ],
      },
      { code: 'EXCHANGE_UNKNOWN', currency: 'EUR' },
    ],
    [
      'the origin',
      {
        rates: [...germanRates, row({ country: 'EU', kind: 'additional_duty', origin: 'CN', percent: 30 })],
        lines: [{ ...shirts, origin: null }],
      },
      { code: 'ORIGIN_UNKNOWN', line: 0 },
    ],
  ] as const)('%s', (_, more, gap) => {
    const { least, most, gaps } = calculateLanded(input({ ...inGermany, ...more } as Partial<LandedInput>))
    expect(gaps).toContainEqual(gap)
    expect(most).toBeUndefined()
    expect(least.landed).toBeGreaterThan(0)
  })

  test('a code that is not exact enough gives a range', () => {
    const rates = [
      row({ country: 'EU', kind: 'duty', hs: '61091000', percent: 12 }),
      row({ country: 'EU', kind: 'duty', hs: '61091010', percent: 8 }),
      ...germanRates.slice(1),
    ]
    const { least, most, gaps } = calculateLanded(input({ ...inGermany, rates }))
    expect(gaps).toEqual([{ code: 'HS_NOT_EXACT', line: 0 }])
    expect([least.duties[0]?.row.percent, most?.duties[0]?.row.percent]).toEqual([8, 12])
    expect(least.landed).toBeLessThan(most?.landed ?? 0)
  })

  test('a price that is less than what is in it', () => {
    const { gaps } = calculateLanded(input({ ...inGermany, incoterm: 'CIF', lines: [{ ...shirts, price: 100_00 }] }))
    expect(gaps).toContainEqual({ code: 'PRICE_TOO_LOW' })
  })
})

test('within a customs union nothing is due at a border', () => {
  const { least, gaps } = calculateLanded(input({ ...inGermany, isCleared: false }))
  expect(gaps).toEqual([])
  expect(least).toMatchObject({ duties: [], fees: [], taxes: [], landed: 49_411_57 })
})

test('a preference needs a proof, and is taken only where it costs less; additional duties come on top', () => {
  const rates = [
    ...germanRates,
    row({ country: 'EU', kind: 'duty', origin: 'TR', programme: 'A.TR', hs: '61', percent: 0 }),
    row({ country: 'EU', kind: 'additional_duty', name: 'Anti-dumping', hs: '6109', percent: 5 }),
  ]
  const dutiesWith = (hasProofOfOrigin: boolean, more: readonly TariffRow[] = []) =>
    calculateLanded(input({ ...inGermany, hasProofOfOrigin, rates: [...rates, ...more] })).least.duties.map(
      ({ row: { percent } }) => percent,
    )
  expect(dutiesWith(false)).toEqual([12, 5])
  expect(dutiesWith(true)).toEqual([0, 5])
  const general = row({ country: 'EU', kind: 'duty', hs: '610910', percent: 0 })
  expect(dutiesWith(true, [general])).toEqual([0, 5])
})

describe('whatever is imported', () => {
  const goods = fc.record({
    hs: fc.constantFrom('610910', '840310', null),
    origin: fc.constantFrom('TR', 'CN'),
    quantity: fc.integer({ min: 1, max: 5000 }),
    price: fc.integer({ min: 1, max: 100_000_00 }),
    measures: fc.constantFrom({}, { kg: 12.5 }, { kg: 800, piece: 3 }),
  })
  const rates = fc.array(
    fc.record({
      kind: fc.constantFrom('duty', 'additional_duty', 'fee', 'tax'),
      name: fc.constantFrom('A', 'B'),
      hs: fc.constantFrom('', '61', '6109', '84031000'),
      origin: fc.constantFrom(null, 'TR', 'CN'),
      programme: fc.constantFrom(null, 'P'),
      percent: fc.integer({ min: 0, max: 40 }),
      amount: fc.constantFrom(null, 0.5),
      unit: fc.constantFrom('kg', null),
      currency: fc.constant('USD'),
      minimum: fc.constantFrom(null, 10),
      base: fc.constantFrom('goods_value', 'customs_value', 'landed_value', 'delivered_value'),
    }),
    { maxLength: 8 },
  )
  const cases = fc.tuple(
    fc.array(goods, { minLength: 1, maxLength: 4 }),
    rates.map((all) => all.map((said) => row({ country: 'DE', ...said } as TariffRow))),
    fc.constantFrom('EXW', 'FOB', 'CIF', 'DAP', 'DDP'),
    fc.boolean(),
  )
  const calculate = (lines: readonly LandedGoods[], rows: readonly TariffRow[], incoterm: string, isFob: boolean) =>
    calculateLanded(
      input({
        ...inGermany,
        lines: lines.map((line) => ({ ...line, price: line.price + 20_000_00 })),
        rates: rows,
        basis: isFob ? 'FOB' : 'CIF',
        incoterm: incoterm as 'FOB',
        hasProofOfOrigin: true,
      }),
    )

  test('lines add up to the whole, in every part', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { least } = calculate(...given)
        const total = (part: 'goods' | 'freight' | 'insurance' | 'onward' | 'duty' | 'fees' | 'tax') =>
          least.lines.reduce((sum, line) => sum + line[part], 0)
        expect(total('goods')).toBe(least.goods)
        expect(total('freight')).toBe(3_200_00)
        expect(total('insurance')).toBe(least.insurance)
        expect(total('onward')).toBe(450_00)
        expect(total('duty')).toBe(least.duties.reduce((sum, { amount }) => sum + amount, 0))
        expect(total('fees')).toBe(least.fees.reduce((sum, { amount }) => sum + amount, 0))
        expect(total('tax')).toBe(least.taxes.reduce((sum, { amount }) => sum + amount, 0))
        expect(least.landed).toBe(least.landedExcludingTax + total('tax'))
      }),
    )
  })

  test('a price delivered duty paid is never less than all of it, and a cent more of the goods would be too much', () => {
    fc.assert(
      fc.property(cases, ([lines, rows, _, isFob]) => {
        const { least, gaps } = calculate(lines, rows, 'DDP', isFob)
        fc.pre(!gaps.some(({ code }) => code === 'PRICE_TOO_LOW'))
        const price = lines.reduce((sum, line) => sum + line.price + 20_000_00, 0)
        expect(least.landed).toBeLessThanOrEqual(price)
        // The same goods, and no more than a cent of them, sold free on board.
        const onBoard = (goods: number) =>
          calculateLanded(
            input({
              ...inGermany,
              lines: lines.map((line, at) => ({
                ...line,
                price: (least.lines[at]?.goods ?? 0) + (at === 0 ? goods : 0),
              })),
              rates: rows,
              basis: isFob ? 'FOB' : 'CIF',
              hasProofOfOrigin: true,
            }),
          ).least.landed
        expect(onBoard(lines.length * 2 + 2)).toBeGreaterThan(price - lines.length * 4)
      }),
    )
  })

  test('the order of the rows never matters', () => {
    fc.assert(
      fc.property(cases, ([lines, rows, ...rest]) => {
        expect(calculate(lines, rows.toReversed(), ...rest)).toEqual(calculate(lines, rows, ...rest))
      }),
    )
  })

  test('the least is never more than the most, and both are known without gaps', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { least, most, gaps } = calculate(...given)
        if (most) expect(least.landed).toBeLessThanOrEqual(most.landed)
        if (gaps.length === 0) expect(most).toEqual(least)
      }),
    )
  })
})
