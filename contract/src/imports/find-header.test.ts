import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHeader, findSheet } from './find-header.ts'

const goods = [
  ['Artikel', 'Art.-Nr.', 'Preis (EUR)', 'Bestand'],
  ['Teekanne', 'T-1', '12,50', '4'],
  ['Sieb', 'T-2', '4,00', ''],
]

describe('the row with the titles of the columns', () => {
  test.each<[string, string[][], number]>([
    ['the first', goods, 0],
    [
      'below a title and a blank line that was left out',
      [['Preisliste Herbst 2026'], ['gültig ab 1. Oktober'], ...goods],
      2,
    ],
    ['below two cells that say for whom the list is', [['Kunde', 'Hafen KG'], ...goods], 1],
    ['below titles of groups of columns', [['Product', '', 'Price', ''], ...goods], 1],
    ['the first of two that are the same', [...goods, ...goods], 0],
    [
      'the first though its words are unknown',
      [
        ['Bezeichnung A', 'Zahl'],
        ['Teapot', '12'],
        ['Cup', '3'],
      ],
      0,
    ],
    [
      'as wide as the rows, though its words are unknown',
      [['Katalog'], ['Tuote', 'Hinta', 'Väri'], ['Kuppi', '3', 'x'], ['Kannu', '5', 'y']],
      1,
    ],
    [
      'the first though goods have such words in their cells',
      [
        ['Naam', 'Prijs', 'A', 'B', 'C'],
        ['Mok', '4', 'Color', 'Size', 'Material'],
      ],
      0,
    ],
    ['the first of a file read with the wrong delimiter', [['Name;Price'], ['Tea', ' green;4']], 0],
    ['the only one', [['Name', 'Price']], 0],
    ['none', [], 0],
    ['not one of words every object knows', [['constructor', 'valueOf'], ...goods], 1],
  ])('is %s', (_name, rows, at) => {
    expect(findHeader(rows).at).toBe(at)
  })

  test('is found however much is written above it', () => {
    const remark = fc.string({ maxLength: 30 }).map((text) => [text])
    fc.assert(
      fc.property(fc.array(remark, { maxLength: 20 }), (above) => findHeader([...above, ...goods]).at === above.length),
    )
  })
})

describe('the sheet with the goods', () => {
  const cover = [['Hafen KG'], ['Price list 2026'], ['Call us for questions']]
  test.each<[string, string[][][], { sheet: number; at: number }]>([
    ['the only one', [goods], { sheet: 0, at: 0 }],
    ['behind a cover', [cover, [['Goods'], ...goods]], { sheet: 1, at: 1 }],
    ['the first of two with the same titles', [goods, goods], { sheet: 0, at: 0 }],
    [
      'not a list of allowed values',
      [
        [
          ['Colour', 'Size'],
          ['red', 'S'],
          ['blue', 'M'],
        ],
        goods,
      ],
      { sheet: 1, at: 0 },
    ],
    ['the first when none is a table', [cover, cover], { sheet: 0, at: 0 }],
  ])('is %s', (_name, sheets, found) => {
    expect(findSheet(sheets)).toEqual(found)
  })
})
