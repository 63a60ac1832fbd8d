import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigitOf, formatContainerNumber, isContainerNumber, readContainerNumber } from './container-number.ts'

describe('container numbers of ISO 6346', () => {
  test.each([
    // The example of the standard, and boxes of the big lines.
    ['CSQU3054383', true],
    ['MSKU9070323', true],
    ['TGHU7599330', true],
    ['csqu 305438 3', true],
    ['CSQU-305438-3', true],
    ['CSQU3054384', false],
    ['CSQX3054383', false],
    ['CSQU305438', false],
    ['CSQU30543833', false],
    ['', false],
  ])('%s: %s', (written, isOne) => {
    expect(isContainerNumber(readContainerNumber(written))).toBe(isOne)
  })

  test('a remainder of ten is written as 0', () => {
    expect(checkDigitOf('TGHU759933')).toBe(0)
  })

  test('it is shown as it stands on the box', () => {
    expect(formatContainerNumber('CSQU3054383')).toBe('CSQU 305438 3')
  })

  const number = fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 3, maxLength: 3 }),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 }),
    )
    .map(([owner, serial]) => {
      const start = `${owner}U${serial}`
      return `${start}${checkDigitOf(start)}`
    })

  test('one wrong digit is always found, but for the ambiguity of 10 and 0', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }), (right, place, add) => {
        const digit = (Number(right[place]) + add) % 10
        const wrong = `${right.slice(0, place)}${digit}${right.slice(place + 1)}`
        expect(isContainerNumber(right)).toBe(true)
        if (Number(right[10]) !== 0) expect(isContainerNumber(wrong)).toBe(false)
      }),
    )
  })
})
