import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainTerm } from './draft.ts'
import { findRenamed } from './renamed.ts'

const line = (Size: string, more: object = {}) => plainTerm(10, { options: { Size }, stockSeen: 5, ...more })
const sizes = (...values: string[]) => [{ name: 'Size', values }]
const before = { options: sizes('S', 'L'), terms: [line('S'), line('L')] }

describe('a value', () => {
  test.each([
    ['renamed where it stands', sizes('S', 'Large'), [line('S'), line('Large')], 'L'],
    [
      'renamed with its number, whatever it costs now',
      sizes('S', 'Large'),
      [line('S'), line('Large', { sku: 'A-1', price: 9 })],
      'L',
      'A-1',
    ],
    [
      'in whose place another is sold, with another number',
      sizes('S', 'Large'),
      [line('S'), line('Large', { sku: 'B-1' })],
      'Large',
      'A-1',
    ],
    ['that came at another place', sizes('Large', 'S'), [line('S'), line('Large')], 'Large'],
    ['at another price and without a number', sizes('S', 'Large'), [line('S'), line('Large', { price: 9 })], 'Large'],
    ['whose stock nobody has seen', sizes('S', 'Large'), [line('S'), line('Large', { stockSeen: undefined })], 'Large'],
    ['of two that were renamed at once', sizes('Small', 'Large'), [line('Small'), line('Large')], 'Large'],
    ['one tier of which is gone', sizes('S', 'Large'), [line('S')], 'Large'],
  ])('%s', (_, options, terms, is, sku = undefined) => {
    const from = sku ? { ...before, terms: [line('S'), line('L', { sku })] } : before
    expect(findRenamed(from, { options, terms }).value('Size', 'Large')).toBe(is)
  })

  test('stays what it is while others change', () => {
    const renamed = findRenamed(before, { options: sizes('S', 'Large'), terms: [line('S'), line('Large')] })
    expect(renamed.value('Size', 'S')).toBe('S')
    expect(renamed.option('Size')).toBe('Size')
  })
})

test('an option with another name keeps its values', () => {
  const terms = before.terms.map((one) => ({ ...one, options: { Format: one.options.Size ?? '' } }))
  const renamed = findRenamed(before, { options: [{ name: 'Format', values: ['S', 'L'] }], terms })
  expect([renamed.option('Format'), renamed.value('Format', 'L')]).toEqual(['Size', 'L'])
})

test('whatever is written, no two values are taken for the same one', () => {
  const names = fc.uniqueArray(fc.constantFrom('S', 'M', 'L', 'XL', 'Large'), { maxLength: 4 })
  fc.assert(
    fc.property(names, names, (from, to) => {
      const offers = (values: string[]) => ({ options: sizes(...values), terms: values.map((value) => line(value)) })
      const renamed = findRenamed(offers(from), offers(to))
      const old = to.map((value) => renamed.value('Size', value))
      expect(new Set(old).size).toBe(to.length)
    }),
  )
})
