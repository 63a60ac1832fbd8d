import fc from 'fast-check'
import { Errors } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { type IncotermCode, incotermCodes } from '../trade/incoterms.ts'
import { calculateLanded } from './calculate.ts'
import { presentLanded } from './present.ts'
import { findLandedFaults, type KnownRates, readLandedInput } from './read-input.ts'
import { type LandedCostInput, landedCost } from './shapes.ts'

const known: KnownRates = {
  today: '2026-11-24',
  rows: [],
  exchange: (from) => ({ from, to: 'USD', numerator: 1n, denominator: 1n, day: null }),
}
const asked = (more: Partial<LandedCostInput> = {}): LandedCostInput => ({
  destination: 'DE',
  mode: 'boat',
  incoterm: 'FOB',
  currency: 'USD',
  lines: [{ hs: '6109.10.00', origin: 'TR', quantity: 4800, unit_price: 9.5, net_kg: 900 }],
  freight: 3200,
  onward: 450,
  insurance_rate: 0.3,
  rates: [{ country: 'EU', kind: 'duty', percent: 12 }],
  ...more,
})
const answer = (input: LandedCostInput) => {
  expect(findLandedFaults(input, known.exchange)).toEqual({})
  const read = readLandedInput(input, known)
  return presentLanded(read, calculateLanded(read), { products: input.lines.map(() => null) })
}

test('the answer has its shape, the tax of the country and where each rate is from', () => {
  const told = answer(asked())
  expect([...Errors(landedCost, told)]).toEqual([])
  expect(told).toMatchObject({
    basis: 'CIF',
    landed: 65_791.48,
    landed_excluding_tax: 55_286.96,
    per_unit: 11.518117,
    tax: { base: 55_286.96, rate: 19, amount: 10_504.52, recoverable: true },
    duties: [{ rate: '12 %', amount: 5_875.39, line: 0 }],
    taxes: [{ name: 'VAT', rate: '19 %', source: expect.stringContaining('European Commission') }],
    gaps: [],
    range: { from: 65_791.48, to: 65_791.48 },
    beside_price: 20_191.48,
  })
})

test('a tax that is not got back is in what a piece costs', () => {
  expect(answer(asked({ is_tax_recoverable: false })).per_unit).toBe(13.706558)
})

test('where something is missing there is no figure, but what is known at least, and what to do', () => {
  const told = answer(asked({ rates: [] }))
  expect(told).toMatchObject({
    landed: null,
    landed_excluding_tax: null,
    per_unit: null,
    lines: [{ landed: null, per_unit: null }],
    gaps: [{ code: 'DUTY_UNKNOWN', line: 0, message: 'No duty is on record for line 1. Ask a broker.' }],
    range: { to: null },
  })
  expect(told.range.from).toBeGreaterThan(49_000)
})

test('the rates of one calculation stand in for those of their kind, and only for those', () => {
  const rows = readLandedInput(
    asked({ rates: [{ country: 'DE', kind: 'tax', name: 'Reduced VAT', percent: 7 }] }),
    known,
  )
  expect(rows.rates.filter(({ kind, country }) => kind === 'tax' && country === 'DE')).toMatchObject([{ percent: 7 }])
  expect(rows.rates.some(({ kind }) => kind === 'fee')).toBe(true)
})

test('what is on record takes the place of what ships', () => {
  const [vat] = readLandedInput(asked(), known).rates.filter(({ kind, country }) => kind === 'tax' && country === 'DE')
  const newer = { ...known, rows: vat ? [{ ...vat, percent: 20 }] : [] }
  const { rates } = readLandedInput(asked(), newer)
  expect(rates.filter(({ kind, country }) => kind === 'tax' && country === 'DE')).toMatchObject([{ percent: 20 }])
})

describe('who pays', () => {
  test('what the seller pays for is the price, whatever the rule', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<IncotermCode>(...incotermCodes),
        fc.integer({ min: 20, max: 90 }),
        fc.integer({ min: 0, max: 5_000_00 }),
        (incoterm, unit_price, costs) => {
          const decimal = Number(`${costs}e-2`)
          const told = answer(
            asked({
              incoterm,
              freight: decimal,
              onward: decimal,
              origin_costs: decimal,
              lines: [{ ...asked().lines[0], quantity: 1000, unit_price } as LandedCostInput['lines'][number]],
            }),
          )
          const of = (payer: string) =>
            told.parts.reduce(
              (sum, { amount, paid_by }) => sum + (paid_by === payer ? Math.round(Number(`${amount}e2`)) : 0),
              0,
            )
          const price = Math.round(Number(`${told.price}e2`))
          // A price delivered duty paid is met but for the cents that goods, duty, fees and tax are rounded by, one after the other.
          const slack = incoterm === 'DDP' ? 3 : 0
          expect(Math.abs(of('seller') - price)).toBeLessThanOrEqual(slack)
          expect(Math.abs(of('buyer') - Math.round(Number(`${told.beside_price}e2`)))).toBeLessThanOrEqual(slack)
        },
      ),
      { examples: [['DDP', 71, 10]] },
    )
  })
})

test.each([
  ['a rule of ships on a truck', { incoterm: 'FOB', mode: 'truck' }, ['incoterm']],
  ['insurance twice', { insurance: 1 }, ['insurance']],
  ['insurance neither way', { insurance_rate: undefined }, ['insurance']],
  ['a code of letters', { lines: [{ hs: 'shirts', quantity: 1, unit_price: 1 }] }, ['lines.0.hs']],
  ['a price finer than prices are', { lines: [{ quantity: 1, unit_price: 0.1234567 }] }, ['lines.0.unit_price']],
  ['more than can be counted', { lines: [{ quantity: 1e9, unit_price: 1e9 }] }, ['lines.0.unit_price']],
  ['freight finer than cents', { freight: 1.001 }, ['freight']],
  ['a rate that says nothing', { rates: [{ country: 'EU', kind: 'duty' }] }, ['rates.0.percent']],
  ['money without its currency', { rates: [{ country: 'EU', kind: 'duty', amount: 1 }] }, ['rates.0.currency']],
] as const)('%s is refused by its field', (_, more, fields) => {
  expect(Object.keys(findLandedFaults(asked(more as Partial<LandedCostInput>), known.exchange))).toEqual(fields)
})

test('what freight costs is told with who said it', () => {
  const input = asked({ freight_source: 'rate card of Hansa Line' })
  const read = readLandedInput(input, known)
  const { parts } = presentLanded(read, calculateLanded(read), {
    products: [null],
    freightSource: input.freight_source,
  })
  expect(parts.filter(({ source }) => source !== null)).toMatchObject([
    { part: 'freight', source: 'rate card of Hansa Line' },
    { part: 'onward', source: 'rate card of Hansa Line' },
  ])
})
