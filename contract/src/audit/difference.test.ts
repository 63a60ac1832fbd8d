import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepDifference, longestAuditText } from './difference.ts'

test('only the fields that differ are kept', () => {
  expect(keepDifference({ name: 'Oil', stock: 3, tags: ['a'] }, { name: 'Olive oil', stock: 3, tags: ['a'] })).toEqual({
    before: { name: 'Oil' },
    after: { name: 'Olive oil' },
  })
})

test('a field that was not there is null on its side', () => {
  expect(keepDifference({ city: 'Bari' }, { zip: '70121' })).toEqual({
    before: { city: 'Bari', zip: null },
    after: { city: null, zip: '70121' },
  })
})

test('two sides that are alike are no change', () => {
  expect(keepDifference({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } })).toBeUndefined()
  expect(keepDifference({ at: new Date(5) }, { at: new Date(5) })).toBeUndefined()
  expect(keepDifference({ logo: null }, {})).toBeUndefined()
})

test('a creation and a deletion keep their only side whole', () => {
  expect(keepDifference(null, { name: 'Oil' })).toEqual({ before: null, after: { name: 'Oil' } })
  expect(keepDifference({ name: 'Oil' }, undefined)).toEqual({ before: { name: 'Oil' }, after: null })
})

test('secrets are kept nowhere, not even that they changed', () => {
  const before = { name: 'Ann', password_hash: 'p1', sessions: [{ token: 't1', device: 'phone' }] }
  const after = { name: 'Ann Lee', password_hash: 'p2', sessions: [{ token: 't2', device: 'desk' }], apiKey: 'k' }
  const text = JSON.stringify(keepDifference(before, after))
  expect(text).toContain('Ann Lee')
  expect(text).toContain('desk')
  for (const secret of ['p1', 'p2', 't1', 't2', 'password', 'token', '"k"']) expect(text).not.toContain(secret)
})

test('texts that differ behind what is kept of them still count as a change', () => {
  const long = 'x'.repeat(longestAuditText)
  expect(keepDifference({ body: `${long}a` }, { body: `${long}b` })).toEqual({
    before: { body: `${long}…` },
    after: { body: `${long}…` },
  })
})

test('whatever is handed in, what is kept can be written as JSON and names no secret', () => {
  const side = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('password', 'reset_token', 'name')), fc.anything())
  fc.assert(
    fc.property(fc.option(side), fc.option(side), (before, after) => {
      const text = JSON.stringify(keepDifference(before, after)) ?? ''
      expect(text).not.toMatch(/"(password|reset_token)":/)
    }),
  )
})
