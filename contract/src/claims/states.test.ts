import { describe, expect, test } from 'vitest'
import { claimMessages } from './messages.ts'
import {
  type ClaimAction,
  type ClaimStatus,
  claimActions,
  claimSides,
  claimStatuses,
  claimWaitsFor,
  decideClaim,
  mayClaim,
  openClaimStatuses,
} from './states.ts'

/** What each side may do in each state, and the state after it; '~' is the same state. Written out by hand, against the rules. */
const seller: Record<ClaimStatus, Partial<Record<ClaimAction, ClaimStatus | '~'>>> = {
  open: { say: '~', offer: 'offered', refuse: 'refused' },
  offered: { say: '~', offer: 'offered', refuse: 'refused' },
  refused: { say: '~', offer: 'offered' },
  returning: { say: '~', receive_back: 'credit_due' },
  credit_due: { say: '~', credit: 'settled' },
  replacing: { say: '~', replace: 'settled' },
  settled: { say: '~' },
  withdrawn: { say: '~' },
}
const buyer: typeof seller = {
  open: { say: '~', withdraw: 'withdrawn' },
  offered: { say: '~', accept: 'credit_due', insist: 'open', withdraw: 'withdrawn' },
  refused: { say: '~', insist: 'open', withdraw: 'withdrawn' },
  returning: { say: '~', send_back: '~' },
  credit_due: { say: '~' },
  replacing: { say: '~' },
  settled: { say: '~' },
  withdrawn: { say: '~' },
}

describe('the state table of claims', () => {
  const cells = claimActions.flatMap((action) =>
    [...claimSides, undefined].flatMap((side) => claimStatuses.map((from) => ({ action, side, from }))),
  )

  test.each(cells)('$action by the $side of a claim that is $from', ({ action, side, from }) => {
    const to = side && { buyer, seller }[side][from][action]
    expect(mayClaim(action, side, from)).toBe(to !== undefined)
    expect(decideClaim(action, side, from)).toEqual(
      to ? { status: to === '~' ? from : to } : { refusal: expect.any(String) },
    )
  })

  test('who comes too late is told what the claim is now; who has no say is told that', () => {
    expect(decideClaim('accept', 'buyer', 'withdrawn')).toEqual({ refusal: claimMessages.alreadyIs.withdrawn })
    expect(decideClaim('accept', 'seller', 'offered')).toEqual({ refusal: claimMessages.notYours })
    expect(decideClaim('accept', undefined, 'offered')).toEqual({ refusal: claimMessages.notYours })
  })

  test.each([
    ['offer', 'open', { remedy: 'credit', isReturned: false, isGranted: true }, 'credit_due'],
    ['offer', 'open', { remedy: 'replacement', isReturned: false, isGranted: true }, 'replacing'],
    // What is to be sent back, the buyer has to agree to.
    ['offer', 'open', { remedy: 'credit', isReturned: true, isGranted: true }, 'offered'],
    ['offer', 'open', { remedy: 'credit', isReturned: false, isGranted: false }, 'offered'],
    ['accept', 'offered', { remedy: 'replacement', isReturned: false }, 'replacing'],
    ['accept', 'offered', { remedy: 'replacement', isReturned: true }, 'returning'],
    ['receive_back', 'returning', { remedy: 'replacement', isReturned: true }, 'replacing'],
  ] as const)('%s of one that is %s with %j makes it %s', (action, from, agreement, to) => {
    const side = action === 'accept' ? 'buyer' : 'seller'
    expect(decideClaim(action, side, from, agreement)).toEqual({ status: to })
  })

  test('that goods are on their way back is said once', () => {
    expect(mayClaim('send_back', 'buyer', 'returning', false)).toBe(true)
    expect(decideClaim('send_back', 'buyer', 'returning', undefined, true)).toEqual({
      refusal: claimMessages.sentBackAlready,
    })
    expect(mayClaim('receive_back', 'seller', 'returning', true)).toBe(true)
  })

  test('a claim waits for somebody as long as it is open, and for nobody after that', () => {
    for (const status of claimStatuses)
      for (const isSentBack of [false, true])
        expect(claimWaitsFor(status, isSentBack) !== undefined).toBe(
          (openClaimStatuses as readonly string[]).includes(status),
        )
  })

  test('goods to be returned are the buyer’s turn until they are on their way', () => {
    expect(claimWaitsFor('returning', false)).toBe('buyer')
    expect(claimWaitsFor('returning', true)).toBe('seller')
  })
})
