import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeByPercent,
  currencies,
  decimalsOf,
  formatMoney,
  formatUnitPrice,
  highestUnitPrice,
  isWhole,
  largestAmount,
  readMoney,
  readUnitPrice,
  roundUnitPrice,
  spellMoney,
  sum,
  totalOf,
  type UnitPrice,
  writeMoney,
  writeUnitPrice,
} from './money.ts'

const allCurrencies = Intl.supportedValuesOf('currency')
const anyCurrency = fc.constantFrom(...allCurrencies)
const anyPrice = fc.integer({ min: 0, max: highestUnitPrice }).map((price) => price as UnitPrice)
const anyAmount = fc.integer({ min: 0, max: largestAmount })

describe('decimals of a currency', () => {
  test.each([
    ['USD', 2],
    ['EUR', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['TND', 3],
    ['CLF', 4],
    ['HUF', 2],
    ['IDR', 2],
  ])('%s has %i by ISO 4217', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals)
  })

  // What Intl knows goes by use: some currencies have lost their small coins, in the standard they still have them.
  const withoutCoins = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ')

  test.each(allCurrencies)('%s differs from what Intl knows only where small coins are out of use', (currency) => {
    const { maximumFractionDigits: used } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    expect(decimalsOf(currency)).toBe(withoutCoins.includes(currency) ? (currency === 'IQD' ? 3 : 2) : used)
  })
})

describe('the edge', () => {
  test('an amount comes back from its decimal in every currency', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        expect(readMoney(writeMoney(amount, currency), currency)).toBe(amount)
      }),
    )
  })

  test('a unit price comes back from its decimal', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        expect(readUnitPrice(writeUnitPrice(price))).toBe(price)
      }),
    )
  })

  test('a decimal written by a person is read as it stands, whatever a float makes of it', () => {
    const digits = fc.tuple(fc.nat(1_000_000_000), fc.nat(999_999))
    fc.assert(
      fc.property(digits, ([whole, millionths]) => {
        const text = `${whole}.${String(millionths).padStart(6, '0')}`
        expect(readUnitPrice(Number(text))).toBe(Number(text.replace('.', '')))
      }),
    )
  })

  test.each([
    [1.005, 'KWD', 1005],
    [1.1, 'USD', 110],
    [4.35, 'USD', 435],
    [1e-3, 'KWD', 1],
    [1500, 'JPY', 1500],
  ])('%d %s is %i minor units', (decimal, currency, amount) => {
    expect(readMoney(decimal, currency)).toBe(amount)
  })

  test.each([
    [1.005, 'USD'],
    [0.1 + 0.2, 'USD'],
    [12.5, 'JPY'],
    [0.0001, 'KWD'],
    [-1, 'USD'],
    [1e21, 'USD'],
    [Number.NaN, 'USD'],
    [Number.POSITIVE_INFINITY, 'JPY'],
  ])('%d %s is no money that can be kept', (decimal, currency) => {
    expect(isWhole(readMoney(decimal, currency))).toBe(false)
  })

  test.each([
    [0.0042, true],
    [0.000001, true],
    [1e-7, false],
    [0.1 + 0.2, false],
    [1e21, false],
  ])('a price of %d can be kept: %s', (decimal, isKept) => {
    expect(isWhole(readUnitPrice(decimal))).toBe(isKept)
  })

  test.each([
    [0.1 + 0.2, 0.3],
    [12.0000005, 12.000001],
    [12.00000049, 12],
  ])('the noise of a spreadsheet is rounded half up: %d is %d', (decimal, kept) => {
    expect(roundUnitPrice(decimal)).toBe(readUnitPrice(kept))
  })
})

describe('a total', () => {
  test.each([
    [0.0042, 10_000, 'USD', null, 4200],
    [0.0042, 1, 'USD', null, 0],
    [0.0042, 119, 'USD', null, 50],
    [1.005, 1, 'USD', null, 101],
    [0.5, 3, 'JPY', null, 2],
    [0.5, 1, 'JPY', null, 1],
    [0.0125, 1, 'KWD', null, 13],
    [3.33, 1, 'USD', 0.5, 167],
    [3.33, 3, 'USD', 0.5, 500],
    [0.01, 1, 'USD', 0.4999, 0],
    [0.01, 1, 'USD', 0.5, 1],
    [1.05, 1, 'USD', 1.1, 116],
    [1, 3, 'USD', 0.3333, 100],
    [1, 3, 'JPY', 0.3333, 1],
  ])('of %d × %i %s, weight %s, is %i: rounded once, half up', (price, quantity, currency, weight, total) => {
    expect(totalOf(readUnitPrice(price), quantity, currency, weight)).toBe(total)
  })

  test('agrees with whole-number arithmetic in every currency', () => {
    const quantity = fc.integer({ min: 1, max: 100_000 })
    const weight = fc.integer({ min: 1, max: 50_000_000 })
    fc.assert(
      fc.property(anyPrice, quantity, weight, anyCurrency, (price, count, tenThousandths, currency) => {
        const divisor = 10n ** BigInt(4 + 6 - decimalsOf(currency))
        const exact = (2n * BigInt(price) * BigInt(count) * BigInt(tenThousandths) + divisor) / (2n * divisor)
        expect(totalOf(price, count, currency, tenThousandths / 10_000)).toBe(Number(exact))
      }),
    )
  })

  test('of a price in whole minor units is the sum of its parts, however an order is split', () => {
    const part = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(fc.nat(1_000_000), anyCurrency, fc.array(part, { minLength: 1 }), (minor, currency, parts) => {
        const price = readUnitPrice(writeMoney(minor, currency))
        const whole = totalOf(price, sum(parts), currency)
        expect(sum(parts.map((quantity) => totalOf(price, quantity, currency)))).toBe(whole)
      }),
    )
  })

  test('split into parts is never further off than half a minor unit a part', () => {
    const part = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(anyPrice, anyCurrency, fc.array(part, { minLength: 1, maxLength: 20 }), (price, currency, parts) => {
        const exact = (Number(price) * sum(parts)) / 10 ** (6 - decimalsOf(currency))
        fc.pre(exact < 1e14)
        const added = sum(parts.map((quantity) => totalOf(price, quantity, currency)))
        expect(Math.abs(added - exact)).toBeLessThanOrEqual(parts.length / 2 + 0.1)
      }),
    )
  })

  test('of amounts does not depend on their order', () => {
    const amounts = fc.array(fc.nat(1_000_000_000))
    fc.assert(
      fc.property(amounts, (all) => {
        expect(sum(all.toReversed())).toBe(sum(all))
      }),
    )
  })
})

describe('a price changed by a percentage', () => {
  test.each([
    [12.5, 10, 'USD', 13.75],
    [9.99, 10, 'USD', 10.99],
    [12.35, 10, 'USD', 13.59],
    [0.0042, 10, 'USD', 0.00462],
    [1500, 2.5, 'JPY', 1538],
    [1.234, 1, 'KWD', 1.246],
    [10, -10, 'EUR', 9],
  ])('%d and %d %% in %s is %d: as fine as it was', (price, percent, currency, changed) => {
    expect(changeByPercent(readUnitPrice(price), percent, currency)).toBe(readUnitPrice(changed))
  })
})

describe('money as people read it', () => {
  test.each([
    [125_000, 'USD', '$1,250.00'],
    [1250, 'JPY', '¥1,250'],
    [1_234_567, 'KWD', 'KWD\u00a01,234.567'],
    [100_000, 'HUF', 'HUF\u00a01,000.00'],
  ])('%i minor units of %s are %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  test.each([
    [12.5, 'USD', '$12.50'],
    [0.0042, 'USD', '$0.0042'],
    [1.000001, 'EUR', '€1.000001'],
    [0.5, 'JPY', '¥0.5'],
    [120, 'JPY', '¥120'],
    [1.25, 'KWD', 'KWD\u00a01.250'],
  ])('a price of %d %s is %s', (price, currency, text) => {
    expect(formatUnitPrice(readUnitPrice(price), currency)).toBe(text)
  })

  test.each([
    [12.5, 'USD', '12.50'],
    [1234.5, 'USD', '1234.50'],
    [0.0042, 'USD', '0.0042'],
    [1500, 'JPY', '1500'],
    [1.25, 'KWD', '1.250'],
  ])('%d %s in a field is %s', (decimal, currency, text) => {
    expect(spellMoney(decimal, currency)).toBe(text)
  })

  test('every currency offered can be written', () => {
    for (const currency of currencies) expect(formatMoney(0, currency)).toMatch(/0/)
  })
})
