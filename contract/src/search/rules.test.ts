import { assert as check, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuoted, markMatches, quoteTerm, splitSearch, unquoteTerm } from './rules.ts'

describe('a term in quotation marks', () => {
  it.each([
    ['"olive oil"', true, 'olive oil'],
    ['“olive”', true, 'olive'],
    ['olive "oil"', false, 'olive "oil"'],
    ['"', false, '"'],
    [' olive ', false, 'olive'],
  ])('%j', (term, quoted, plain) => {
    expect(isQuoted(term)).toBe(quoted)
    expect(unquoteTerm(term)).toBe(plain)
  })

  it('is quoted once, however often it is asked for', () => {
    expect(quoteTerm(quoteTerm('olive oil'))).toBe('"olive oil"')
  })
})

it.each([
  ['organic cotton shirt, blue', ['organic', 'cotton', 'shirt', 'blue']],
  ['"Olive oil" of 5 l', ['olive', 'oil']],
  ['tea tea Tea', []],
  ['olive', []],
  ['a b c d e f g h', []],
  ['one two three four five six seven', ['one', 'two', 'three', 'four', 'five', 'six']],
])('%j may be searched by %j', (term, words) => {
  expect(splitSearch(term)).toEqual(words)
})

const mark = (name: string, typed: string) =>
  markMatches(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('what was typed', () => {
  it.each([
    ['Olive Oil, 5 l Tin', 'oil oli', '[Oli]ve [Oil], 5 l Tin'],
    ['Crème brûlée', 'creme bru', '[Crème] [brû]lée'],
    ['Moulin', 'oul', 'Moulin'],
    ['Straße 12', 'stras 1', '[Straße] [1]2'],
    ['Tin', '', 'Tin'],
    ['Tin (new)', '(', 'Tin (new)'],
  ])('is marked in %j: %j', (name, typed, marked) => {
    expect(mark(name, typed)).toBe(marked)
  })

  it('changes no letter of the name', () => {
    check(
      property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (name, typed) => {
        expect(
          markMatches(name, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name)
      }),
    )
  })
})
