import { expect, test } from 'vitest'
import { findPhoneCountry, readPhone } from './phone-format.ts'

test.each([
  ['GB', '020 7946 0018', { country: 'GB', phone: '20 7946 0018', isLikely: true }],
  ['IT', '02 1234567', { country: 'IT', phone: '02 123 4567', isLikely: true }],
  ['', '+49 30 901820', { country: 'DE', phone: '30 901820', isLikely: true }],
  ['IT', '0049 30 901820', { country: 'DE', phone: '30 901820', isLikely: true }],
  ['CA', '+1 212 555 0123', { country: 'CA', phone: '212 555 0123', isLikely: true }],
  ['IT', '12', { country: 'IT', phone: '12', isLikely: false }],
  ['AS', '555 0102', { country: 'AS', phone: '555 0102', isLikely: true }],
  ['', '030 901820', { country: '', phone: '030 901820', isLikely: true }],
  ['FR', '', { country: 'FR', phone: '', isLikely: true }],
])('in %s, %s is read as %o', (country, typed, read) => {
  expect(readPhone(country, typed)).toEqual(read)
})

test('a number that was read is read the same again', () => {
  const once = readPhone('GB', '020 7946 0018')
  expect(readPhone(once.country, once.phone)).toEqual(once)
})

test('a kept number tells its country, also where several share a code', () => {
  expect(findPhoneCountry('+39', '02 123 4567')).toBe('IT')
  expect(findPhoneCountry('+1', '613 555 0123')).toBe('CA')
  expect(findPhoneCountry('', '')).toBeUndefined()
})
