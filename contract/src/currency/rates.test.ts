import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, readMoney, readUnitPrice } from '../money.ts'
import { rateMessages as say } from './messages.ts'
import {
  convertAmount,
  convertUnitPrice,
  type DayRate,
  describeExchange,
  doubtRate,
  explainExchange,
  findExchange,
  refuseRate,
  refuseRateDay,
} from './rates.ts'

const rates: DayRate[] = [
  { currency: 'USD', rate: 1.0842, day: '2026-11-20' },
  { currency: 'JPY', rate: 163.45, day: '2026-11-20' },
  { currency: 'GBP', rate: 0.8371, day: '2026-11-19' },
  { currency: 'KWD', rate: 0.3331, day: '2026-11-20' },
]
const exchange = (from: string, to: string) => {
  const found = findExchange(from, to, rates)
  if (!found) throw new Error(`no rate from ${from} to ${to}`)
  return found
}

test.each<[number, string, number, string]>([
  [100, 'EUR', 108.42, 'USD'],
  [108.42, 'USD', 100, 'EUR'],
  [0.01, 'EUR', 0.01, 'USD'],
  [1, 'EUR', 163, 'JPY'],
  [1000, 'JPY', 6.12, 'EUR'],
  [1000, 'JPY', 6.63, 'USD'],
  [10, 'KWD', 30.021, 'EUR'],
  [10, 'USD', 3.072, 'KWD'],
  [-100, 'EUR', -108.42, 'USD'],
  [12.34, 'USD', 12.34, 'USD'],
])('%d %s is %d %s', (given, from, wanted, to) => {
  // What has two decimals only is rounded to them by the currency.
  expect(convertAmount(readMoney(given, from), exchange(from, to))).toBe(Math.round(readMoney(wanted, to)))
})

test('a unit price keeps six decimals on its way', () => {
  expect(convertUnitPrice(readUnitPrice(0.0042), exchange('EUR', 'USD'))).toBe(4554)
  expect(convertUnitPrice(readUnitPrice(1_000_000_000), exchange('KWD', 'JPY'))).toBeGreaterThan(4e17)
})

test('without a rate nothing is converted, and a currency is always its own', () => {
  expect(findExchange('CAD', 'EUR', rates)).toBeUndefined()
  expect(findExchange('EUR', 'CAD', rates)).toBeUndefined()
  expect(findExchange('CAD', 'CAD', [])).toMatchObject({ numerator: 1n, denominator: 1n, day: null })
})

test('there and back is the same amount, but for what rounding takes', () => {
  const code = fc.constantFrom(...currencies.filter((currency) => currency !== 'CAD'))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), code, code, (amount, one, other) => {
      const there = convertAmount(amount, exchange(one, other))
      const back = convertAmount(there, exchange(other, one))
      const worth = convertAmount(1, exchange(other, one))
      expect(Math.abs(back - amount)).toBeLessThanOrEqual(worth / 2 + 1)
    }),
  )
})

test('the order of prices is the order of what they are worth', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      const convert = (millionths: number) =>
        convertUnitPrice(readUnitPrice(millionths / 1_000_000), exchange('USD', 'GBP'))
      expect(convert(low)).toBeLessThanOrEqual(convert(high))
    }),
  )
})

describe('in words', () => {
  test('the published rate, whichever way, with the older of two days', () => {
    expect(describeExchange(exchange('EUR', 'USD'))).toBe('at 1.0842 of Nov 20, 2026')
    expect(describeExchange(exchange('USD', 'EUR'))).toBe('at 1.0842 of Nov 20, 2026')
    expect(describeExchange(exchange('USD', 'GBP'))).toBe('at 0.772090 of Nov 19, 2026'.replace('0.772090', '0.77209'))
    expect(explainExchange(exchange('USD', 'EUR'))).toBe('1 EUR = 1.0842 USD, Nov 20, 2026')
    expect(explainExchange(exchange('GBP', 'JPY'))).toBe('1 GBP = 195.257 JPY, Nov 19, 2026')
  })

  test('nothing where nothing is converted', () => {
    expect(describeExchange(exchange('USD', 'USD'))).toBe('')
  })
})

test.each<[number, string | undefined]>([
  [1.0842, undefined],
  [0.000001, undefined],
  [0, say.outOfRange],
  [-1, say.outOfRange],
  [1_000_001, say.outOfRange],
  [Number.NaN, say.outOfRange],
  [1.0000001, say.tooFine],
])('%d as a rate: %s', (rate, refusal) => {
  expect(refuseRate(rate)).toBe(refusal)
})

test.each([
  [1.0842, false],
  [1.62, false],
  [1.63, true],
  [0.73, false],
  [0.72, true],
  [1234.56, true],
])('a rate of %d after 1.0842 is doubted: %s', (rate, isDoubted) => {
  expect(doubtRate(rate, { rate: 1.0842, day: '2026-11-20' }) !== undefined).toBe(isDoubted)
  expect(doubtRate(rate, undefined)).toBeUndefined()
})

test('a doubt names both rates and the day', () => {
  expect(doubtRate(1234.56, { rate: 1.0842, day: '2026-11-20' })).toBe(say.farOff('1,234.56', '1.0842', 'Nov 20, 2026'))
})

test.each<[string, string | undefined]>([
  ['2026-11-22', undefined],
  ['2026-11-23', say.future],
  ['2026-02-30', say.noDay],
  ['22.11.2026', say.noDay],
  ['', say.noDay],
  ['1998-12-31', say.beforeTheEuro],
])('a rate of %s: %s', (day, refusal) => {
  expect(refuseRateDay(day, '2026-11-22')).toBe(refusal)
})
