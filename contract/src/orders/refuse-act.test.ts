import { expect, test } from 'vitest'
import type { OrderAct } from './endpoints.ts'
import { orderMessages } from './messages.ts'
import { needsReason, refuseAct } from './refuse-act.ts'

const today = '2026-11-23'
const { reasonMissing, readyMissing, readyPast } = orderMessages

test.each<[OrderAct, object | undefined]>([
  [{ action: 'prepare' }, undefined],
  [{ action: 'complete' }, undefined],
  [{ action: 'promise', ready_on: today }, undefined],
  [{ action: 'promise', ready_on: '2026-11-22' }, { ready_on: readyPast }],
  [{ action: 'promise', ready_on: '2026-02-30' }, { ready_on: readyMissing }],
  [{ action: 'promise', ready_on: '' }, { ready_on: readyMissing }],
  [{ action: 'cancel', reason: ' ' }, { reason: reasonMissing }],
  [{ action: 'cancel', reason: '\u200b\u2060' }, { reason: reasonMissing }],
  [{ action: 'cancel_rest', reason: '' }, { reason: reasonMissing }],
  [{ action: 'ask_cancel', reason: '' }, { reason: reasonMissing }],
  [{ action: 'refuse_cancel', reason: '' }, { reason: reasonMissing }],
  [{ action: 'cancel', reason: 'Sold out.' }, undefined],
])('%j', (act, refusal) => {
  expect(refuseAct(act, today)).toEqual(refusal)
  expect(needsReason(act.action)).toBe('reason' in act)
})
