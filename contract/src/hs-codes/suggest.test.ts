import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHsEntries } from './find-codes.ts'
import {
  describeHsBecause,
  type HsUse,
  indexHsEntries,
  listHsNameWords,
  mostHsSuggestions,
  suggestHsCodes,
} from './suggest.ts'

const index = indexHsEntries(
  readHsEntries(
    [
      { code: '15', text: 'Animal or vegetable fats and oils' },
      { code: '1509', text: 'Olive oil and its fractions' },
      { code: '150920', text: 'Vegetable oils; extra virgin' },
      { code: '150990', text: 'Other' },
      { code: '69', text: 'Ceramic products' },
      { code: '6907', text: 'Ceramic flags and paving, hearth or wall tiles' },
      { code: '690721', text: 'Tiles; of a water absorption not exceeding 0.5%' },
      { code: '690722', text: 'Tiles; of a water absorption exceeding 0.5%' },
      { code: '6911', text: 'Tableware and kitchenware, of porcelain' },
      { code: '691110', text: 'Tableware and kitchenware; of porcelain' },
      { code: '84', text: 'Machinery' },
      { code: '8482', text: 'Ball or roller bearings' },
      { code: '848210', text: 'Ball bearings' },
      { code: '848299', text: 'Bearing housings, for ball bearings' },
    ],
    { '691110': 'mug' },
  ),
)
const use = (kind: HsUse['kind'], name: string, counts: Record<string, number>): HsUse => ({
  kind,
  name,
  counts: new Map(Object.entries(counts)),
})
const suggest = (name: string, uses: HsUse[] = [], categories: string[] = []) =>
  suggestHsCodes(index, { name, categories, uses })
const codes = (...given: Parameters<typeof suggest>) => suggest(...given).map(({ code }) => code)

describe('what goods are proposed to be declared as', () => {
  test.each([
    ['Ceramic floor tiles, 60 × 60 cm, grey', '690721'],
    ['Extra Virgin Olive Oil, 5 l', '150920'],
    ['Deep groove ball bearing 6205', '848210'],
    ['Stoneware mug with handle', '691110'],
  ])('%s: first %s', (name, code) => expect(codes(name)[0]).toBe(code))

  test.each(['Zephyr 3000', '', '500 g', 'The new one'])('nothing speaks for a code of %j', (name) =>
    expect(codes(name)).toEqual([]),
  )

  test('every proposal has its reasons in words', () => {
    const [first] = suggest('Ceramic floor tiles', [use('category', 'Tiles', { '690721': 14 })])
    expect(first?.because.map(describeHsBecause)).toEqual([
      '14 products in Tiles use it.',
      '“tiles” stands in the text of 690721.',
    ])
    const [second] = suggest('Zephyr', [use('goods', 'zephyr', { '848210': 1 })])
    expect(second?.because.map(describeHsBecause)).toEqual(['1 product with “zephyr” in its name uses it.'])
    const [third] = suggest('Ceramic wall panel')
    expect(third?.because).toEqual([{ kind: 'text', words: ['ceramic wall'], code: '6907' }])
  })

  test('what others use decides between codes of one text, and is enough where no text speaks', () => {
    expect(codes('Ceramic floor tiles', [use('goods', 'floor tiles', { '690722': 20 })])[0]).toBe('690722')
    expect(codes('Zephyr 3000', [use('category', 'Bearings', { '848299': 3 })])).toEqual(['848299'])
  })

  test('a code that the edition does not have is not proposed, however many use it', () => {
    expect(codes('Zephyr', [use('category', 'Tiles', { '690799': 900, '000000': 5 })])).toEqual([])
  })

  test('the words that others are found by are what the thing is', () => {
    expect(listHsNameWords('Glazed Ceramic Tiles, 60 × 60 cm')).toEqual(['ceramic', 'tiles'])
    expect(listHsNameWords('Olive oil')).toEqual(['olive', 'oil'])
    expect(listHsNameWords('5 l')).toEqual([])
  })

  test('whatever goods are called, few different codes of the edition are proposed, each with a reason', () => {
    const words = fc.array(fc.constantFrom('ceramic', 'tiles', 'oil', 'ball', 'mug', 'x', '12', ',', 'of', 'é'))
    fc.assert(
      fc.property(words, fc.dictionary(fc.constantFrom('690721', '848210', '999999'), fc.nat(50)), (said, counts) => {
        const found = suggest(said.join(' '), [use('category', 'Any', counts)])
        expect(found.length).toBeLessThanOrEqual(mostHsSuggestions)
        expect(new Set(found.map(({ code }) => code)).size).toBe(found.length)
        for (const { code, because } of found) {
          expect(index.entries.has(code)).toBe(true)
          expect(because.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
