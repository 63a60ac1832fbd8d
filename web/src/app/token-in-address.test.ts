import { expect, test } from 'vitest'
import { findTokenInAddress } from './token-in-address.ts'

test('a token is found before and after the #, and leaves the address', () => {
  expect(findTokenInAddress('?adminAccessToken=abcdefghijk', '#/')).toEqual({ token: 'abcdefghijk', search: '' })
  expect(findTokenInAddress('?from=mail', '#/dashboard?adminAccessToken=abcdefghijk')).toEqual({
    token: 'abcdefghijk',
    search: '?from=mail',
  })
})

test('ten characters or fewer are no token', () => {
  expect(findTokenInAddress('?adminAccessToken=abcdefghij', '')).toBeNull()
  expect(findTokenInAddress('', '#/products?page=2')).toBeNull()
})
