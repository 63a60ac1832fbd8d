import { expect, test } from 'vitest'
import { findNext } from './next-action.ts'
import type { PartStanding, ThreadStanding } from './standing.ts'
import { findSteps } from './steps.ts'

const needs = { needsFreight: true, needsDuty: true }
const thread = (status: ThreadStanding['status'], company = 7): ThreadStanding => ({
  company,
  status,
  revision: 1,
  until: '2027-01-01T00:00:00.000Z',
  canDeal: true,
})
const part = (
  role: PartStanding['role'],
  status: PartStanding['status'],
  threads: ThreadStanding[] = [thread(status)],
  side: PartStanding['side'] = 'asking',
): PartStanding => ({
  requestId: { goods: 1, carriage: 2, clearance: 3 }[role],
  role,
  side,
  status,
  answerUntil: null,
  threads,
})

const agreed = part('goods', 'accepted')

test.each([
  ['waits for who was asked', [part('goods', 'sent')], 'wait', 1, 'other'],
  ['answers a question before all else', [part('goods', 'quoted'), part('carriage', 'asked')], 'reply', 2, 'you'],
  ['accepts the one offer', [part('goods', 'revised')], 'accept', 1, 'you'],
  ['compares several', [part('carriage', 'quoted', [thread('quoted', 7), thread('revised', 8)])], 'compare', 2, 'you'],
  ['asks for freight once goods are agreed', [agreed], 'ask_freight', 1, 'you'],
  ['asks for duty once carriage is asked', [agreed, part('carriage', 'sent', [])], 'ask_duty', 1, 'you'],
  ['asks for freight again after a refusal', [agreed, part('carriage', 'declined')], 'ask_freight', 1, 'you'],
  ['may ask anew for what ran out', [part('goods', 'expired')], 'ask_again', 1, 'nobody'],
  ['waits for others where who answered is out', [part('clearance', 'sent', [thread('declined')])], 'wait', 3, 'other'],
  ['has its papers', [agreed, part('carriage', 'accepted'), part('clearance', 'accepted')], 'get_papers', 1, 'nobody'],
  ['has nothing to do', [part('goods', 'withdrawn')], 'nothing', 1, 'nobody'],
] as const)('a buyer %s', (_, parts, action, request_id, waits_for) => {
  expect(findNext(parts, needs)).toMatchObject({ action, request_id, waits_for })
})

test.each([
  ['sent', 'answer', 'you'],
  ['answered', 'answer', 'you'],
  ['countered', 'agree', 'you'],
  ['asked', 'wait', 'other'],
  ['quoted', 'wait', 'other'],
  ['expired', 'renew', 'nobody'],
  ['accepted', 'get_papers', 'nobody'],
  ['declined', 'nothing', 'nobody'],
] as const)('who answers, in state %s: %s', (status, action, waits_for) => {
  expect(findNext([part('goods', status, [thread(status)], 'answering')], needs)).toMatchObject({ action, waits_for })
})

test.each([
  [[part('goods', 'seen')], ['now', 'later', 'later', 'later']],
  [[part('goods', 'quoted')], ['done', 'now', 'later', 'later']],
  [[agreed], ['done', 'done', 'now', 'later']],
  [
    [agreed, part('carriage', 'accepted')],
    ['done', 'done', 'done', 'now'],
  ],
  [
    [agreed, part('carriage', 'accepted'), part('clearance', 'accepted')],
    ['done', 'done', 'done', 'done'],
  ],
  [[part('goods', 'declined')], ['later', 'later', 'later', 'later']],
  [[part('carriage', 'accepted')], ['done', 'done', 'done', 'now']],
])('steps %#', (parts, states) => {
  expect(findSteps(parts, needs).map(({ state }) => state)).toEqual(states)
})

test('the seller carries and nothing is cleared: a deal is shipped and its papers are complete', () => {
  const none = { needsFreight: false, needsDuty: false }
  expect(findSteps([agreed], none).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  expect(findNext([agreed], none).action).toBe('get_papers')
})

test('the seller of the goods does not wait for carriage that others settle', () => {
  const lookedOnAt = { ...part('carriage', 'sent', []), side: undefined }
  const sold = part('goods', 'accepted', [thread('accepted')], 'answering')
  expect(findNext([sold, lookedOnAt], needs)).toMatchObject({ action: 'get_papers', request_id: 1 })
  expect(findNext([lookedOnAt], needs)).toMatchObject({ action: 'wait', waits_for: 'other' })
})
