import { Check, Errors } from 'typebox/value'
import { expect, test } from 'vitest'
import { webhookEvents } from '../webhooks/events.ts'
import { webhookExampleOf } from './payload-examples.ts'
import { webhookPayloadOf } from './payloads.ts'

test.each(webhookEvents)('%s says in the documentation what it says when it is called', (event) => {
  expect(Errors(webhookPayloadOf(event), webhookExampleOf(event))).toEqual([])
})

test('what is too long says so, and what is another event is none', () => {
  const short = { type: 'order.created', timestamp: '', data: { order: { id: 41 }, is_shortened: true } }
  expect(Check(webhookPayloadOf('order.created'), short)).toBe(true)
  expect(Check(webhookPayloadOf('order.cancelled'), webhookExampleOf('order.created'))).toBe(false)
  expect(
    Check(webhookPayloadOf('shipment.updated'), { ...webhookExampleOf('order.created'), type: 'shipment.updated' }),
  ).toBe(false)
})
