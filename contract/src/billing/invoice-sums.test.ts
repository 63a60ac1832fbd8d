import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, sum, totalOf, type UnitPrice } from '../money.ts'
import { sumInvoice, type TaxedLine } from './invoice-sums.ts'

const currency = fc.constantFrom(...currencies, 'CLF', 'TND', 'ISK')
const rate = fc.constantFrom(0, 550, 700, 770, 810, 1900, 2000, 2550, 2700)
const price = fc.integer({ min: 0, max: 50_000_000_000 }).map((value) => value as UnitPrice)
const lines = fc
  .tuple(
    currency,
    fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 1_000_000 }), rate }), {
      minLength: 1,
      maxLength: 40,
    }),
  )
  .map(([unit, goods]) =>
    goods.map(({ price, quantity, rate }): TaxedLine => ({ net: totalOf(price, quantity, unit), category: 'S', rate })),
  )

describe('the sums of an invoice', () => {
  test('lines, tax and total agree to the minor unit in every currency', () => {
    fc.assert(
      fc.property(lines, fc.nat(1_000_000), (taxed, prepaid) => {
        const sums = sumInvoice(taxed, prepaid)
        expect(sums.net).toBe(sum(taxed.map(({ net }) => net)))
        expect(sum(sums.groups.map(({ net }) => net))).toBe(sums.net)
        expect(sum(sums.groups.map(({ tax }) => tax))).toBe(sums.tax)
        expect(sums.net + sums.tax).toBe(sums.total)
        expect(sums.prepaid + sums.payable).toBe(sums.total)
        expect(sums.payable).toBeGreaterThanOrEqual(0)
        for (const { net, rate, tax } of sums.groups) {
          // Within half a minor unit of what it is exactly, and never half a unit short.
          const off = 2n * (BigInt(tax) * 10_000n - BigInt(net) * BigInt(rate))
          expect(off > -10_000n && off <= 10_000n).toBe(true)
        }
      }),
    )
  })

  test.each([
    [[[1000, 1900]], 190, 1190],
    // The tax of the sum, not the sum of taxes: three times 0.19 would be 0.57.
    [
      [
        [1, 1900],
        [1, 1900],
        [1, 1900],
      ],
      1,
      4,
    ],
    [[[50, 100]], 1, 51],
    [[[49, 100]], 0, 49],
    [
      [
        [1000, 1900],
        [1000, 700],
      ],
      260,
      2260,
    ],
    [[[1234, 0]], 0, 1234],
  ])('%j: tax %i, total %i', (rows, tax, total) => {
    expect(sumInvoice(rows.map(([net = 0, rate = 0]) => ({ net, rate, category: 'S' as const })))).toMatchObject({
      tax,
      total,
    })
  })

  test('no more than the total is paid before', () => {
    expect(sumInvoice([{ net: 100, rate: 0, category: 'G' }], 500)).toMatchObject({ prepaid: 100, payable: 0 })
  })
})
