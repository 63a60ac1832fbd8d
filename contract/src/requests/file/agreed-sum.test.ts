import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumAgreed } from './agreed-sum.ts'

const part = (total: number, currency: string, requestId = 1) => ({ requestId, total, currency })
const rates = [{ currency: 'USD', rate: 1.25, day: '2026-11-20' }]

describe('what was agreed so far', () => {
  test('in one currency is its sum, whatever the reader counts in', () => {
    expect(sumAgreed([part(100, 'EUR'), part(50, 'EUR', 2)], 'USD', rates)).toEqual({
      sums: [{ currency: 'EUR', total: 150 }],
      whole: { currency: 'EUR', total: 150, exchanges: [] },
    })
  })

  test('in several is converted by the dated rate, and each currency stands by itself', () => {
    const { sums, whole } = sumAgreed(
      [part(100_00, 'EUR'), part(250_00, 'USD', 2), part(100_00, 'EUR', 3)],
      'EUR',
      rates,
    )
    expect(sums).toEqual([
      { currency: 'EUR', total: 200_00 },
      { currency: 'USD', total: 250_00 },
    ])
    expect(whole).toMatchObject({ currency: 'EUR', total: 400_00, exchanges: [{ from: 'USD', day: '2026-11-20' }] })
  })

  test('without a rate is no one figure, and nothing agreed is none', () => {
    expect(sumAgreed([part(1, 'EUR'), part(1, 'CHF', 2)], 'EUR', rates).whole).toBeNull()
    expect(sumAgreed([], 'EUR', rates)).toEqual({ sums: [], whole: null })
  })

  test('loses nothing of any currency, in whatever order', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('EUR', 'USD', 'JPY')))
    fc.assert(
      fc.property(parts, (all) => {
        const list = all.map(([total, currency], index) => part(total, currency, index))
        const sorted = (of: typeof list) =>
          sumAgreed(of, 'EUR', rates).sums.toSorted((a, b) => a.currency.localeCompare(b.currency))
        expect(sorted(list)).toEqual(sorted(list.toReversed()))
        expect(sorted(list).reduce((sum, { total }) => sum + total, 0)).toBe(
          all.reduce((sum, [total]) => sum + total, 0),
        )
      }),
    )
  })
})
