import { expect, test } from 'vitest'
import { codeAt, findStep, stepOf, toBase32, writeKeyAddress } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// Appendix B of RFC 6238, the last six of its eight digits.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('at %s the code is %s', (moment, code) => {
  expect(codeAt(secret, stepOf(new Date(moment)))).toBe(code)
})

test('a code is found half a minute before and after, and no further away', () => {
  const now = new Date('2026-11-25T10:00:10Z')
  const away = [-2, -1, 0, 1, 2].map((by) => findStep(secret, codeAt(secret, stepOf(now) + by), now))
  expect(away).toEqual([undefined, stepOf(now) - 1, stepOf(now), stepOf(now) + 1, undefined])
  for (const wrong of ['', '12345', '1234567', 'abcdef', '𒒐𒒐𒒐', '١٢٣٤٥٦'])
    expect(findStep(secret, wrong, now)).toBeUndefined()
})

// RFC 4648, chapter 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in Base32', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written)
})

test('the address names marketplace and account so that no sign in them can change what it says', () => {
  const address = writeKeyAddress(secret, 'Quay: & Sons?', 'ann+x@test.invalid')
  const { protocol, pathname, searchParams } = new URL(address)
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['otpauth:', '/Quay  & Sons?:ann+x@test.invalid'])
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Quay  & Sons?',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
