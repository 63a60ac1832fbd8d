import { describe, expect, test } from 'vitest'
import { requestMessages } from './messages.ts'
import {
  decideAction,
  decideTurn,
  deskOf,
  isOwnAction,
  mayAct,
  mayDeal,
  partyIn,
  type RequestAction,
  type RequestStatus,
  requestActions,
  requestKinds,
  requestParties,
  requestStatuses,
  statusAt,
  statusOver,
} from './states.ts'

/**
 * The whole table, one row for each state: what each side may do there, and where it leads. `~` is no change of state. Everything that is not written here is a
 * refusal, and so is everything from those who only look on.
 */
const answering: Record<RequestStatus, Partial<Record<RequestAction, RequestStatus | '~'>>> = {
  sent: { say: '~', open: 'seen', ask: 'asked', quote: 'quoted', decline: 'declined' },
  seen: { say: '~', ask: 'asked', quote: 'quoted', decline: 'declined' },
  asked: { say: '~', quote: 'quoted', decline: 'declined' },
  answered: { say: '~', ask: 'asked', quote: 'quoted', decline: 'declined' },
  quoted: { say: '~', revise: 'revised', decline: 'declined' },
  countered: { say: '~', revise: 'revised', decline: 'declined' },
  revised: { say: '~', revise: 'revised', decline: 'declined' },
  expired: { say: '~', revise: 'revised', decline: 'declined' },
  accepted: { say: '~' },
  declined: { say: '~' },
  withdrawn: { say: '~' },
}
const asking: typeof answering = {
  sent: { say: '~', decline: 'declined', withdraw: 'withdrawn' },
  seen: { say: '~', decline: 'declined', withdraw: 'withdrawn' },
  asked: { say: '~', reply: 'answered', decline: 'declined', withdraw: 'withdrawn' },
  answered: { say: '~', decline: 'declined', withdraw: 'withdrawn' },
  quoted: { say: '~', counter: 'countered', accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  countered: { say: '~', decline: 'declined', withdraw: 'withdrawn' },
  revised: { say: '~', counter: 'countered', accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  expired: { say: '~', decline: 'declined', withdraw: 'withdrawn' },
  accepted: { say: '~' },
  declined: { say: '~' },
  withdrawn: { say: '~' },
}
const answerers = { purchase: 'seller', logistic: 'provider', customs: 'broker' } as const

describe('the state table', () => {
  const cells = requestKinds.flatMap((kind) =>
    requestActions.flatMap((action) =>
      requestParties.flatMap((party) => requestStatuses.map((from) => ({ kind, action, party, from }))),
    ),
  )

  test.each(cells)('$action by the $party of a $kind request that is $from', ({ kind, action, party, from }) => {
    const table = party === 'buyer' ? asking : party === answerers[kind] ? answering : undefined
    const to = table?.[from][action]
    expect(mayAct(action, party, kind, from)).toBe(to !== undefined)
    expect(decideAction(action, party, kind, from)).toEqual(
      to ? { status: to === '~' ? from : to } : { refusal: expect.any(String) },
    )
  })

  test('who comes too late is told what the request is now', () => {
    expect(decideAction('accept', 'buyer', 'logistic', 'declined')).toEqual({
      refusal: requestMessages.alreadyIs.declined,
    })
    expect(decideAction('revise', 'seller', 'purchase', 'accepted')).toEqual({
      refusal: requestMessages.alreadyIs.accepted,
    })
  })

  test('nothing is agreed with a company that is suspended; all else goes on as it would', () => {
    const binding = ['quote', 'revise', 'counter', 'accept']
    for (const { kind, action, party, from } of cells) {
      const usual = decideAction(action, party, kind, from)
      const isKept = 'status' in usual && binding.includes(action)
      const refusal = party === 'buyer' ? requestMessages.suspended : requestMessages.ownSuspended
      expect(decideAction(action, party, kind, from, false)).toEqual(isKept ? { refusal } : usual)
    }
  })

  test.each([
    ['seller', true, false, true],
    ['seller', false, true, false],
    ['provider', true, true, true],
    ['provider', true, false, false],
    ['broker', false, true, false],
  ])(
    'a %s whose first owner is active (%s) and that is approved (%s) may deal: %s',
    (kind, isOpen, isVerified, may) => {
      expect(mayDeal({ kind, isOpen, isVerified })).toBe(may)
    },
  )

  test('who has no say is told that, whatever the state', () => {
    for (const status of requestStatuses)
      for (const party of ['seller', 'broker', 'admin'] as const)
        expect(decideAction('quote', party, 'logistic', status)).toEqual({ refusal: requestMessages.notYours })
  })

  test('an action is the own one in some state or in none', () => {
    for (const kind of requestKinds)
      for (const party of requestParties)
        for (const action of requestActions)
          expect(isOwnAction(action, party, kind)).toBe(
            requestStatuses.some((status) => mayAct(action, party, kind, status)),
          )
  })

  test.each(requestStatuses.map((status) => [status] as const))(
    'what happens by itself to one that is %s',
    (status) => {
      const ends = ['accepted', 'declined', 'withdrawn']
      const offers = ['quoted', 'countered', 'revised']
      expect(decideTurn('expire', status)).toBe(offers.includes(status) ? 'expired' : undefined)
      expect(decideTurn('pass_over', status)).toBe(ends.includes(status) ? undefined : 'declined')
    },
  )
})

describe('the state at a moment', () => {
  const end = new Date('2027-03-31T22:00:00Z')
  test.each([
    ['quoted', '2027-03-31T21:59:59.999Z', 'quoted'],
    ['quoted', '2027-03-31T22:00:00Z', 'expired'],
    ['countered', '2027-04-01T00:00:00Z', 'expired'],
    ['accepted', '2027-04-01T00:00:00Z', 'accepted'],
    ['seen', '2027-04-01T00:00:00Z', 'seen'],
  ] as const)('%s at %s is %s', (status, now, expected) => {
    expect(statusAt(status, end, new Date(now))).toBe(expected)
    expect(statusAt(status, null, new Date(now))).toBe(status)
  })
})

describe('the state over several answering companies', () => {
  test.each([
    ['logistic', [], 'sent'],
    ['logistic', ['seen', 'quoted', 'sent'], 'quoted'],
    ['logistic', ['declined', 'seen'], 'seen'],
    ['logistic', ['declined', 'declined'], 'sent'],
    ['logistic', ['declined', 'accepted', 'declined'], 'accepted'],
    ['customs', ['expired', 'seen'], 'expired'],
    ['customs', ['withdrawn', 'withdrawn'], 'withdrawn'],
    ['purchase', ['declined'], 'declined'],
    ['purchase', ['countered'], 'countered'],
  ] as const)('%s: %j are %s', (kind, statuses, expected) => {
    expect(statusOver(kind, statuses)).toBe(expected)
  })

  test('one alone is what it is, but for a company of several that declined', () => {
    for (const kind of requestKinds)
      for (const status of requestStatuses)
        expect(statusOver(kind, [status])).toBe(status === 'declined' && kind !== 'purchase' ? 'sent' : status)
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
