import { expect, test } from 'vitest'
import { isDeskNarrowed, readDeskAddress } from './address.ts'

test('the address of a table is read as far as it makes sense', () => {
  const whole = { state: 'draft', stock: 'on-demand', missing: 'hts', sort: 'name', search: 'oil', page: '3' }
  expect(readDeskAddress(whole)).toEqual({ ...whole, page: 3 })
  expect(readDeskAddress({ state: 'sold', stock: 1, missing: {}, sort: 'changed', search: ' ', page: '0' })).toEqual({})
})

test('an order and a page alone leave nothing out', () => {
  expect([isDeskNarrowed({ sort: 'name', page: 2 }), isDeskNarrowed({ missing: 'hts' })]).toEqual([false, true])
})
