import { describe, expect, test } from 'vitest'
import { requestMessages } from './messages.ts'
import {
  decideAction,
  decideSystemEvent,
  isOwnAction,
  mayAct,
  mayDeal,
  type RequestAction,
  requestActions,
  sides,
  statusAt,
  statusLookedOnAt,
  statusOver,
} from './states.ts'
import { type RequestStatus, requestStatuses } from './statuses.ts'

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
  countered: { say: '~', revise: 'revised', agree: 'accepted', decline: 'declined' },
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

describe('the state table', () => {
  const cells = requestActions.flatMap((action) =>
    [...sides, undefined].flatMap((side) => requestStatuses.map((from) => ({ action, side, from }))),
  )

  test.each(cells)('$action by the $side side of a request that is $from', ({ action, side, from }) => {
    const to = side && { asking, answering }[side][from][action]
    expect(mayAct(action, side, from)).toBe(to !== undefined)
    expect(decideAction(action, side, from)).toEqual(
      to ? { status: to === '~' ? from : to } : { refusal: expect.any(String) },
    )
  })

  test('who comes too late is told what the request is now', () => {
    expect(decideAction('accept', 'asking', 'declined')).toEqual({
      refusal: requestMessages.alreadyIs.declined,
    })
    expect(decideAction('revise', 'answering', 'accepted')).toEqual({
      refusal: requestMessages.alreadyIs.accepted,
    })
  })

  test('nothing is agreed with a company that is suspended; all else goes on as it would', () => {
    const binding = ['quote', 'revise', 'counter', 'accept', 'agree']
    for (const { action, side, from } of cells) {
      const usual = decideAction(action, side, from)
      const isKept = 'status' in usual && binding.includes(action)
      const refusal = side === 'asking' ? requestMessages.suspended : requestMessages.ownSuspended
      expect(decideAction(action, side, from, false)).toEqual(isKept ? { refusal } : usual)
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
      for (const side of ['asking', undefined] as const)
        expect(decideAction('quote', side, status)).toEqual({ refusal: requestMessages.notYours })
  })

  test('an action is the own one in some state or in none', () => {
    for (const side of [...sides, undefined])
      for (const action of requestActions)
        expect(isOwnAction(action, side)).toBe(requestStatuses.some((status) => mayAct(action, side, status)))
  })

  test.each(requestStatuses.map((status) => [status] as const))(
    'what happens by itself to one that is %s',
    (status) => {
      const ends = ['accepted', 'declined', 'withdrawn']
      const offers = ['quoted', 'countered', 'revised']
      expect(decideSystemEvent('expire', status)).toBe(offers.includes(status) ? 'expired' : undefined)
      expect(decideSystemEvent('pass_over', status)).toBe(ends.includes(status) ? undefined : 'declined')
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

test('the seller of carried goods learns how far they have come only while the offers are shown', () => {
  for (const status of requestStatuses) {
    expect(statusLookedOnAt(status, true)).toBe(status)
    expect(statusLookedOnAt(status, false)).toBe(status === 'withdrawn' ? 'withdrawn' : 'sent')
  }
})

describe('the state over several answering companies', () => {
  test.each([
    ['many', [], 'sent'],
    ['many', ['seen', 'quoted', 'sent'], 'quoted'],
    ['many', ['declined', 'seen'], 'seen'],
    ['many', ['declined', 'declined'], 'sent'],
    ['many', ['declined', 'accepted', 'declined'], 'accepted'],
    ['many', ['expired', 'seen'], 'expired'],
    ['many', ['withdrawn', 'withdrawn'], 'withdrawn'],
    ['one', ['declined'], 'declined'],
    ['one', ['countered'], 'countered'],
  ] as const)('of %s: %j are %s', (answerers, statuses, expected) => {
    expect(statusOver(statuses, answerers === 'one')).toBe(expected)
  })

  test('one alone is what it is, but for a company of several that declined', () => {
    for (const isForOne of [true, false])
      for (const status of requestStatuses)
        expect(statusOver([status], isForOne)).toBe(status === 'declined' && !isForOne ? 'sent' : status)
  })
})
