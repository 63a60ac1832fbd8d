import { describe, expect, test } from 'vitest'
import { deskOf, partyIn, requestParties, sideOf } from '../trade/parties.ts'
import { type RequestKind, requestKinds } from './kind-names.ts'
import { kinds } from './kinds.ts'

test.each(requestKinds)('%s is listed under its own name', (name) => {
  expect(kinds[name].name).toBe(name)
})

test.each([
  ['purchase', 'seller'],
  ['logistic', 'provider'],
  ['customs', 'broker'],
] as const)('a %s request is asked by the buyer and answered by the %s; all others look on', (kind, answerer) => {
  for (const party of requestParties)
    expect(sideOf(party, kinds[kind])).toBe({ buyer: 'asking', [answerer]: 'answering' }[party])
})

describe('who has a part in a request', () => {
  const request = (kind: RequestKind) => ({ kind: kinds[kind], buyerId: 1, supplierId: 2, onlyId: null })

  test.each([
    ['the buyer', { companyId: 1 }, { purchase: 'buyer', logistic: 'buyer', customs: 'buyer' }],
    ['the seller of the goods, but for customs', { companyId: 2 }, { purchase: 'seller', logistic: 'seller' }],
    ['an approved provider', { companyId: 3, desk: 'provider' }, { logistic: 'provider' }],
    ['an approved broker', { companyId: 4, desk: 'broker' }, { customs: 'broker' }],
    ['anybody else', { companyId: 5 }, {}],
    ['the operator', 'admin', { purchase: 'admin', logistic: 'admin', customs: 'admin' }],
  ] as const)('%s', (_, reader, parts: Partial<Record<string, string>>) => {
    for (const kind of requestKinds) expect(partyIn(request(kind), reader)).toBe(parts[kind])
  })

  test('of its desk, the one company that it went to', () => {
    const request = { kind: kinds.logistic, buyerId: 1, supplierId: 2, onlyId: 3 }
    const parties = [1, 2, 3, 4].map((companyId) => partyIn(request, { companyId, desk: 'provider' }))
    expect(parties).toEqual(['buyer', 'seller', 'provider', undefined])
  })

  test('a provider who asks itself is the buyer', () => {
    expect(partyIn(request('logistic'), { companyId: 1, desk: 'provider' })).toBe('buyer')
  })

  test.each([
    ['provider', true, 'provider'],
    ['broker', true, 'broker'],
    ['provider', false, undefined],
    ['broker', false, undefined],
    ['seller', true, undefined],
    ['buyer', true, undefined],
  ])('a company of kind %s, approved: %s, has the desk %s', (kind, isVerified, desk) => {
    expect(deskOf({ kind, isVerified })).toBe(desk)
  })
})
