import { Errors } from 'typebox/value'
import { expect, test } from 'vitest'
import { webhookEvents } from '../webhooks/events.ts'
import { isTestBody } from '../webhooks/rules.ts'
import { webhookPayloadOf } from './payloads.ts'
import { writeTestMessage } from './test-message.ts'

const given = { webhookId: 7, site: 'https://quay.test', now: new Date('2026-11-23T12:00:00Z') }

test.each(webhookEvents)(
  'a test of %s reads as the event itself does, with the addresses of this marketplace',
  (event) => {
    const message = writeTestMessage(event, given)
    expect(Errors(webhookPayloadOf(event), message)).toEqual([])
    expect(JSON.stringify(message)).not.toContain('market.example')
    expect(message).toMatchObject({ timestamp: '2026-11-23T12:00:00.000Z', is_test: true })
  },
)

test('a ping says which webhook it is', () => {
  expect(writeTestMessage('ping', given).data).toEqual({ webhook: 7 })
})

test('a test is known by its mark, which nobody can write into a text of theirs', () => {
  expect(isTestBody(JSON.stringify(writeTestMessage('order.created', given)))).toBe(true)
  expect(isTestBody(JSON.stringify({ type: 'request.message', data: { text: '"is_test":true' } }))).toBe(false)
})
