import { expect, test } from 'vitest'
import { readUnsubscribeAddress } from '../notifications/notification-addresses.ts'
import { nothingElse, readLoginAddress, readSearch, readSearchAddress, writeSearch } from './addresses.ts'

test('an address keeps commas readable and leaves out what is absent', () => {
  expect(writeSearch({ category: '3,14', title: 'Oils & fats', page: undefined, search: '' })).toBe(
    '?category=3,14&title=Oils+%26+fats',
  )
  expect(writeSearch({})).toBe('')
})

test('what is written into an address is read back unchanged, numbers and quotes as text', () => {
  const search = { brand: '12', title: 'Crème "brûlée", 100% + more', search: 'true' }
  expect(readSearch(writeSearch(search))).toEqual(search)
})

test('the search page ignores targets and pages that cannot be', () => {
  expect(readSearchAddress({ target: 'spaceships', search: 'oil', page: '-1', colour: 'red' })).toEqual({
    search: 'oil',
  })
  expect(readSearchAddress({ target: 'brands', search: 'oil', page: '3' })).toEqual({
    target: 'brands',
    search: 'oil',
    page: 3,
  })
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/secured/login',
  '/users/logout',
  '',
])('signing in does not lead to %j', (next) => {
  expect(readLoginAddress({ next })).toEqual({})
})

test('signing in leads back to the page that was wanted', () => {
  expect(readLoginAddress({ next: '/cart?mode=quote' })).toEqual({ next: '/cart?mode=quote' })
})

test('a page sees nothing of its address but what its route has read', () => {
  const raw = { next: '//elsewhere.example', colour: 'red' }
  // As the router puts the two together.
  const seen = { ...raw, ...nothingElse(readLoginAddress)(raw) }
  expect(seen).toEqual({ next: undefined, colour: undefined })
  expect(writeSearch(seen)).toBe('')
  expect(nothingElse(readLoginAddress)({ next: '/cart' })).toEqual({ next: '/cart' })
})

test('the link of a mail about a topic that is not known ends no mails, least of all all of them', () => {
  const token = '00000000-0000-4000-8000-000000000000'
  expect(readUnsubscribeAddress({ token, topic: 'answers' })).toEqual({ token, topic: 'answers' })
  expect(readUnsubscribeAddress({ token })).toEqual({ token })
  expect(readUnsubscribeAddress({ token, topic: 'no-such' })).toEqual({})
})
