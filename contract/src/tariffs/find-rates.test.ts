import { describe, expect, test } from 'vitest'
import { dependsOnOrigin, findRates, type ImportedGoods } from './find-rates.ts'
import { makeTariffRow } from './make-row.ts'
import type { TariffRow } from './shapes.ts'

const shirt: ImportedGoods = { destination: 'DE', hs: '61091000', origin: 'TR', day: '2026-11-24', mode: 'boat' }
const row = (said: Partial<TariffRow>) =>
  makeTariffRow({ country: 'EU', kind: 'duty', name: 'Duty', valid_from: '2026-01-01', source: 'a test', ...said })
const generalOf = (rows: readonly TariffRow[], goods: Partial<ImportedGoods> = {}) =>
  findRates(rows, { ...shirt, ...goods }).general?.percent

describe('of several duties one holds', () => {
  test.each([
    [
      'the longest beginning of the code',
      [
        { hs: '61', percent: 1 },
        { hs: '610910', percent: 2 },
        { hs: '', percent: 3 },
      ],
      2,
    ],
    [
      'the one that began last',
      [
        { valid_from: '2026-02-01', percent: 1 },
        { valid_from: '2026-06-01', percent: 2 },
      ],
      2,
    ],
    [
      'none that has ended',
      [
        { valid_to: '2026-11-23', percent: 1 },
        { hs: '61', percent: 2 },
      ],
      2,
    ],
    ['none that is to come', [{ valid_from: '2026-11-25', percent: 1 }], undefined],
    ['on its last day still', [{ valid_to: '2026-11-24', percent: 1 }], 1],
    [
      'none of another country',
      [
        { country: 'US', percent: 1 },
        { country: 'GB', percent: 2 },
      ],
      undefined,
    ],
    ['the country itself before its union', [{ percent: 1 }, { country: 'DE', percent: 2 }], 2],
    ['the very origin before any', [{ percent: 1 }, { origin: 'TR', percent: 2 }], 2],
    ['none of another origin', [{ origin: 'CN', percent: 1 }], undefined],
    ['none of another way', [{ only_by: 'air', percent: 1 }], undefined],
    [
      'the longer code before the origin',
      [
        { hs: '6109', percent: 1 },
        { hs: '61', origin: 'TR', percent: 2 },
      ],
      1,
    ],
  ] as const)('%s', (_, said, percent) => {
    const rows = said.map(row)
    expect(generalOf(rows)).toBe(percent)
    expect(generalOf(rows.toReversed())).toBe(percent)
  })

  test('a preference is not the general duty', () => {
    const rows = [row({ percent: 12 }), row({ programme: 'A.TR', origin: 'TR', hs: '61', percent: 0 })]
    expect(generalOf(rows)).toBe(12)
    expect(findRates(rows, shirt).preferential.map(({ percent }) => percent)).toEqual([0])
  })

  test('below a code that is not exact enough are several', () => {
    const rows = [
      row({ hs: '61091000', percent: 12 }),
      row({ hs: '61091010', percent: 8 }),
      row({ hs: '61', percent: 1 }),
    ]
    const { general, narrower } = findRates(rows, { ...shirt, hs: '610910' })
    expect(general?.percent).toBe(1)
    expect(narrower.map(({ percent }) => percent)).toEqual([12, 8])
  })

  test('additional duties and fees of different names add up, of one name the better holds', () => {
    const rows = [
      row({ kind: 'additional_duty', name: 'Anti-dumping', percent: 5 }),
      row({ kind: 'additional_duty', name: 'Anti-dumping', hs: '6109', percent: 7 }),
      row({ kind: 'additional_duty', name: 'Safeguard', percent: 2 }),
    ]
    expect(findRates(rows, shirt).additional.map(({ percent }) => percent)).toEqual([7, 2])
  })

  test('goods without a code find only what is for all codes', () => {
    const rows = [row({ hs: '61', percent: 12 }), row({ kind: 'tax', name: 'VAT', country: 'DE', percent: 19 })]
    const found = findRates(rows, { ...shirt, hs: null })
    expect(found.general).toBeUndefined()
    expect(found.taxes).toHaveLength(1)
  })
})

test('the origin matters where a rate of these goods asks for it', () => {
  const unknown = { ...shirt, origin: null }
  expect(dependsOnOrigin([row({ origin: 'CN', hs: '6109' })], unknown, false)).toBe(true)
  expect(dependsOnOrigin([row({ origin: 'CN', hs: '84' })], unknown, false)).toBe(false)
  expect(dependsOnOrigin([row({ origin: 'TR', programme: 'A.TR' })], unknown, false)).toBe(false)
  expect(dependsOnOrigin([row({ origin: 'TR', programme: 'A.TR' })], unknown, true)).toBe(true)
})
