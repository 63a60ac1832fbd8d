import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedKinds, closedWords, findChoice, splitMeasure, suggestWords, unitKindOf } from './closed-words.ts'

test.each([
  ['country', 'Deutschland', 'Germany'],
  ['country', 'Narnia', undefined],
  ['state', 'Active', 'published'],
  ['state', 'publish', 'published'],
  ['state', 'Entwurf', 'draft'],
  ['state', '-1', 'draft'],
  ['state', 'Live', undefined],
  ['availability', 'in_stock', 'in stock'],
  ['availability', 'Sold out', 'out of stock'],
  ['availability', 'lieferbar', 'in stock'],
  ['availability', 'nicht vorrätig', 'out of stock'],
  ['availability', 'bald', undefined],
  ['weight_unit', 'LBS', 'lb'],
  ['weight_unit', 'Pfund', undefined],
  ['length_unit', 'inches', 'in'],
  ['length_unit', 'Zoll', undefined],
  ['volume_unit', 'm³', 'm3'],
  ['volume_unit', 'cu ft', 'ft3'],
  ['volume_unit', 'gal', undefined],
] as const)('as %s, "%s" is read as %s', (kind, text, ours) => {
  expect(closedWords[kind].read(text)).toBe(ours)
})

test('what can be chosen is understood in a file too, whatever its case', () => {
  for (const kind of closedKinds)
    for (const choice of closedWords[kind].choices) {
      expect(closedWords[kind].read(choice), `${kind} ${choice}`).toBe(choice)
      expect(findChoice(kind, ` ${choice.toUpperCase()} `)).toBe(choice)
    }
})

test.each([
  ['2,5 Pfund', ['2,5 ', 'Pfund']],
  ['30cm', ['30', 'cm']],
  ['0.05 m3', ['0.05 ', 'm3']],
  ['1 250 kg', ['1 250 ', 'kg']],
  ['5"', ['5', '"']],
  ['12', undefined],
  ['1,250.5', undefined],
  ['heavy', undefined],
  ['', undefined],
])('the measure "%s" is parted into %j', (cell, parts) => {
  expect(splitMeasure(cell)).toEqual(parts)
})

test('a cell of any length is parted at once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d ,.]{0,5000}$/), fc.string(), (number, rest) => {
      const parts = splitMeasure(number + rest)
      if (parts) expect(parts.join('')).toBe(number + rest)
    }),
  )
})

describe('a country that is spelt nearly so', () => {
  test.each([
    ['Deutschlnd', ['Germany']],
    ['Netherland', ['Netherlands']],
    ['Atlantis', []],
    ['Xy', []],
  ])('%s may be %j', (word, names) => {
    expect(suggestWords('country', word)).toEqual(names)
  })

  test('a word of any length is compared at once', () => {
    expect(suggestWords('country', 'x'.repeat(100_000))).toEqual([])
  })

  test('nothing is guessed of other words', () => {
    expect(suggestWords('state', 'drft')).toEqual([])
  })
})

test('a measure has the unit of its kind', () => {
  expect([unitKindOf('packDepth'), unitKindOf('weight'), unitKindOf('packVolume'), unitKindOf('price')]).toEqual([
    'length_unit',
    'weight_unit',
    'volume_unit',
    undefined,
  ])
})
