import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSecret, signMessage, writeSecret } from '../../server/src/webhooks/sign-message.ts'
import { verifyWebhook, WebhookError } from '../src/verify-webhook.ts'

const now = new Date('2026-11-23T12:00:00Z')
const timestamp = now.getTime() / 1000
const body = JSON.stringify({ type: 'ping', timestamp: now.toISOString(), data: { words: 'Grüße' } })

test('the event of a call is read that the marketplace signed, with the new secret or the old', async () => {
  const [secret, old] = [makeSecret(), makeSecret()]
  const headers = signMessage({ id: 'msg_1', timestamp, body }, [secret, old])
  for (const one of [secret, old])
    expect(await verifyWebhook({ secret: writeSecret(one), headers, body, now })).toMatchObject({ type: 'ping' })
  const given = {
    secret: writeSecret(secret),
    headers: new Headers(headers),
    body: new TextEncoder().encode(body),
    now,
  }
  expect(await verifyWebhook(given)).toMatchObject({ data: { words: 'Grüße' } })
})

test.each<[string, (call: { headers: Record<string, string>; body: string }) => object]>([
  ['another body', () => ({ body: body.replace('ping', 'pong') })],
  ['another number', ({ headers }) => ({ headers: { ...headers, 'webhook-id': 'msg_2' } })],
  ['no signature', ({ headers }) => ({ headers: { ...headers, 'webhook-signature': '' } })],
  ['a signature that is no base64', ({ headers }) => ({ headers: { ...headers, 'webhook-signature': 'v1,%%' } })],
  ['an age of six minutes', () => ({ now: new Date(now.getTime() + 360_000) })],
  ['a moment that is none', ({ headers }) => ({ headers: { ...headers, 'webhook-timestamp': 'soon' } })],
  ['another secret', () => ({ secret: writeSecret(makeSecret()) })],
])('a call with %s is refused', async (_, change) => {
  const secret = makeSecret()
  const headers = signMessage({ id: 'msg_1', timestamp, body }, [secret])
  const call = { secret: writeSecret(secret), headers, body, now }
  await expect(verifyWebhook({ ...call, ...change(call) })).rejects.toThrow(WebhookError)
})

test('a change of any letter of what was signed is refused', async () => {
  const secret = makeSecret()
  const headers = signMessage({ id: 'msg_1', timestamp, body }, [secret])
  await fc.assert(
    fc.asyncProperty(fc.nat(body.length - 1), fc.constantFrom('x', '0', ' '), async (at, letter) => {
      const forged = body.slice(0, at) + letter + body.slice(at + 1)
      const outcome = verifyWebhook({ secret: writeSecret(secret), headers, body: forged, now })
      if (forged === body) await outcome
      else await expect(outcome).rejects.toThrow(WebhookError)
    }),
    { numRuns: 60 },
  )
})
