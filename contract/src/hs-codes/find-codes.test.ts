import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHsCodes, mostHsCodes, readHsEntries } from './find-codes.ts'

const lines = [
  { code: '15', text: 'Animal or vegetable fats and oils' },
  { code: '1509', text: 'Olive oil and its fractions' },
  { code: '150920', text: 'Vegetable oils; extra virgin' },
  { code: '150990', text: 'Olive oil; other than virgin' },
  { code: '45', text: 'Cork and articles of cork' },
  { code: '4503', text: 'Articles of natural cork' },
  { code: '450310', text: 'Corks and stoppers' },
  { code: '450390', text: 'Articles of natural cork, n.e.c.' },
  { code: '6109', text: 'T-shirts, singlets and other vests; knitted or crocheted' },
  { code: '610910', text: 'Of cotton' },
  { code: '610990', text: 'Of textile materials other than cotton' },
  { code: '2204', text: 'Wine of fresh grapes' },
  { code: '220410', text: 'Sparkling; Rosé, Crémant' },
  { code: '4504', text: 'Agglomerated cork' },
  { code: '450410', text: 'Cork; blocks, plates and tiles' },
  { code: '690510', text: 'Ceramic roofing tiles' },
  { code: '690721', text: 'Ceramic tiles; flags and paving' },
  { code: '850760', text: 'Lithium-ion batteries' },
]
const entries = readHsEntries(lines, { '4503': 'pinboard', '6109': 'tee', '610990': 'sportswear' })
const find = (search: string) => findHsCodes(entries, search).map(({ code }) => code)

describe('HS codes', () => {
  test.each([
    ['45', ['450310', '450390', '450410']],
    ['4503.9', ['450390']],
    ['4503 90 60 00', ['450390']],
    ['4503.99', []],
    ['olive oil', ['150990', '150920']],
    ['OLIVE virgin', ['150990', '150920']],
    ['extra olive', ['150920']],
    ['cork stoppers', ['450310']],
    ['cotton t-shirt', ['610910', '610990']],
    ['cotton shirts', ['610910', '610990']],
    ['cremant rose', ['220410']],
    ['knit', ['610910', '610990']],
    ['textile shirt', ['610990']],
    ['hirt', []],
    // What nothing has whole is found by the most of its words, of two by one.
    ['olive cotton', ['150990', '610910', '150920', '610990']],
    ['blue denim cotton', []],
    ['battery', ['850760']],
    // What is called so before what may have that shape.
    ['tiles', ['690721', '690510', '450410']],
    ['lithium batteries', ['850760']],
    // What traders call them.
    ['pinboards', ['450310', '450390']],
    ['cotton tee', ['610910', '610990']],
    ['sportswear', ['610990']],
    ['o', []],
    ['', []],
    ['; . ,', []],
  ])('%j finds %j', (search, codes) => {
    expect(find(search)).toEqual(codes)
  })

  test('a code comes with the text of its heading', () => {
    expect(findHsCodes(entries, '610910')).toEqual([
      {
        code: '610910',
        text: 'Of cotton',
        heading: 'T-shirts, singlets and other vests; knitted or crocheted',
        chapter: '',
      },
    ])
  })

  test('whatever is typed, at most twenty different subheadings are found', () => {
    const many = readHsEntries(
      Array.from({ length: 60 }, (_, at) => ({ code: String(100_000 + at), text: `Cork ware ${at}` })),
    )
    expect(findHsCodes(many, 'cork')).toHaveLength(mostHsCodes)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('10', 'cork w', 'ware 5', '1000')), (search) => {
        const found = findHsCodes(many, search).map(({ code }) => code)
        expect(found.length).toBeLessThanOrEqual(mostHsCodes)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
