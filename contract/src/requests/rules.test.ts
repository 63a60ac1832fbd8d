import { describe, expect, test } from 'vitest'
import { requestMessages } from './messages.ts'
import {
  decideAction,
  deskOf,
  mayAct,
  partyIn,
  requestActions,
  requestKinds,
  requestParties,
  requestStatuses,
} from './rules.ts'

/** Every cell of the state table that changes something; all others are refusals. */
const allowed = [{ action: 'withdraw', party: 'buyer', from: 'sent', to: 'withdrawn' }] as const

describe('the state table', () => {
  const cells = requestActions.flatMap((action) =>
    requestParties.flatMap((party) => requestStatuses.map((from) => ({ action, party, from }))),
  )

  test.each(cells)('$action by the $party of a request that is $from', ({ action, party, from }) => {
    const cell = allowed.find((one) => one.action === action && one.party === party && one.from === from)
    expect(mayAct(action, party, from)).toBe(cell !== undefined)
    expect(decideAction(action, party, from)).toEqual(cell ? { status: cell.to } : { refusal: expect.any(String) })
  })

  test('who comes too late is told what the request is now', () => {
    expect(decideAction('withdraw', 'buyer', 'withdrawn')).toEqual({ refusal: requestMessages.alreadyIs.withdrawn })
  })

  test('who has no say is told that, whatever the state', () => {
    for (const status of requestStatuses)
      expect(decideAction('withdraw', 'seller', status)).toEqual({ refusal: requestMessages.notYours })
  })
})

describe('who has a part in a request', () => {
  const request = (kind: (typeof requestKinds)[number]) => ({ kind, buyerId: 1, supplierId: 2 })

  test.each([
    ['the buyer', { companyId: 1 }, { purchase: 'buyer', logistic: 'buyer', customs: 'buyer' }],
    ['the seller of the goods, but for customs', { companyId: 2 }, { purchase: 'seller', logistic: 'seller' }],
    ['an approved provider', { companyId: 3, desk: 'logistic' }, { logistic: 'provider' }],
    ['an approved broker', { companyId: 4, desk: 'customs' }, { customs: 'broker' }],
    ['anybody else', { companyId: 5 }, {}],
    ['the operator', 'admin', { purchase: 'admin', logistic: 'admin', customs: 'admin' }],
  ] as const)('%s', (_, reader, parts: Partial<Record<string, string>>) => {
    for (const kind of requestKinds) expect(partyIn(request(kind), reader)).toBe(parts[kind])
  })

  test('a provider who asks itself is the buyer', () => {
    expect(partyIn(request('logistic'), { companyId: 1, desk: 'logistic' })).toBe('buyer')
  })

  test.each([
    ['provider', true, 'logistic'],
    ['broker', true, 'customs'],
    ['provider', false, undefined],
    ['broker', false, undefined],
    ['seller', true, undefined],
    ['buyer', true, undefined],
  ])('a company of kind %s, approved: %s, has the desk %s', (kind, isVerified, desk) => {
    expect(deskOf({ kind, isVerified })).toBe(desk)
  })
})
