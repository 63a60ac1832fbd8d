import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeVariant } from '../catalogue/variants.ts'
import { partFacts, type ToldRow } from './part-facts.ts'

const code = (barcode: string) => ({ barcode, barcodeType: 'other' as const })
const grams = (weightValue: number) => ({ weightValue, weightMeasure: 'g' as const })
const row = (Color: string, facts: Partial<ToldRow> = {}): ToldRow => ({ line: 2, options: { Color }, ...facts })

describe('what is common is the product’s, what differs is each variant’s own', () => {
  test.each<[string, ToldRow[], object, object[]]>([
    ['a weight of one only', [row('Red', { weight: grams(5) }), row('Blue')], {}, [grams(5)]],
    [
      'the same weight of all',
      [row('Red', { weight: grams(5) }), row('Blue', { weight: grams(5) })],
      { weight: grams(5) },
      [{ weightValue: null }, { weightValue: null }],
    ],
    ['two weights', [row('Red', { weight: grams(5) }), row('Blue', { weight: grams(6) })], {}, [grams(5), grams(6)]],
    ['a code of one only', [row('Red', { barcode: code('1') }), row('Blue')], {}, [code('1')]],
    [
      'the same code of all',
      [row('Red', { barcode: code('1') }), row('Blue', { barcode: code('1') })],
      { barcode: code('1') },
      [
        { barcode: null, barcodeType: null },
        { barcode: null, barcodeType: null },
      ],
    ],
    ['goods without options', [{ line: 2, options: {}, barcode: code('1') }], { barcode: code('1') }, []],
  ])('%s', (_name, rows, common, own) => {
    const parted = partFacts(rows)
    expect(parted.common).toEqual(common)
    expect(parted.own.map(({ data }) => data)).toEqual(own)
  })

  test('a list whose further rows leave out what they share says it of all', () => {
    const rows = [row('Red', { barcode: code('1') }), row('Blue')]
    expect(partFacts(rows, {}, { isFirstOfAll: true }).common).toEqual({ barcode: code('1') })
  })

  test('what the file says of the product itself stays the product’s', () => {
    const parted = partFacts([row('Red', { weight: grams(5) }), row('Blue', { weight: grams(6) })], {
      weight: grams(5),
    })
    expect(parted.common).toEqual({ weight: grams(5) })
    expect(parted.own.map(({ data }) => data)).toEqual([{ weightValue: null }, grams(6)])
  })

  test('packs of all rows of a combination, each once', () => {
    const pack = (unitsPerPack: number) => ({ unitsPerPack }) as NonNullable<ToldRow['packaging']>[number]
    const parted = partFacts([
      row('Red', { packaging: [pack(6)] }),
      row('Red', { packaging: [pack(6)] }),
      row('Red', { packaging: [pack(12)] }),
      row('Blue', { packaging: [pack(6)] }),
    ])
    expect(parted.common).toEqual({})
    expect(parted.own.map(({ packaging }) => packaging)).toEqual([[pack(6), pack(12)], [pack(6)]])
  })
})

test('whatever rows say, product and variant together say of each combination what its row said', () => {
  const told = fc.record(
    {
      barcode: fc.constantFrom('1', '2').map(code),
      weight: fc.constantFrom(1, 2).map(grams),
      pictures: fc.constantFrom(['a'], ['b', 'a']),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(told, { minLength: 1, maxLength: 5 }), (facts) => {
      const rows = facts.map((one, at) => row(`c${at}`, one))
      const { common, own } = partFacts(rows)
      for (const { options, ...said } of rows) {
        const mine = own.find((one) => one.options === options)
        const variant = completeVariant({ options, ...mine?.data })
        if (said.weight) expect(variant.weightValue ?? common.weight?.weightValue).toBe(said.weight.weightValue)
        if (said.barcode) expect(variant.barcode ?? common.barcode?.barcode).toBe(said.barcode.barcode)
        else expect(common.barcode).toBeUndefined()
        if (said.pictures) expect(mine?.pictures ?? common.pictures).toEqual(said.pictures)
      }
    }),
  )
})
