import { createHmac, timingSafeEqual } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSecret, type SignedMessage, signMessage, writeSecret } from './sign-message.ts'

/** What a receiver does, written after the description at standardwebhooks.com and knowing nothing of our code. */
function verify(secret: string, headers: Record<string, string>, body: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(signed).digest()
  return (headers['webhook-signature'] ?? '').split(' ').some((part) => {
    const [version, signature = ''] = part.split(',')
    const given = Buffer.from(signature, 'base64')
    return version === 'v1' && given.length === right.length && timingSafeEqual(given, right)
  })
}

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
const messages: fc.Arbitrary<SignedMessage> = fc.record({
  id: fc.uuid().map((uuid) => `msg_${uuid}`),
  timestamp: fc.integer({ min: 1, max: 2 ** 33 }),
  body: fc.json(),
})

describe('a signature', () => {
  test('is the one of the example of standardwebhooks.com', () => {
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
    const headers = signMessage(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' },
      [secret],
    )
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  test('is right for its receiver, and wrong when anything of it is another', () => {
    fc.assert(
      fc.property(secrets, secrets, messages, messages, (secret, other, message, forged) => {
        const headers = signMessage(message, [secret])
        const own = writeSecret(secret)
        expect(verify(own, headers, message.body)).toBe(true)
        if (!secret.equals(other)) expect(verify(writeSecret(other), headers, message.body)).toBe(false)
        if (forged.body !== message.body) expect(verify(own, headers, forged.body)).toBe(false)
        expect(verify(own, { ...headers, 'webhook-id': `${message.id}x` }, message.body)).toBe(false)
        expect(verify(own, { ...headers, 'webhook-timestamp': String(message.timestamp + 1) }, message.body)).toBe(
          false,
        )
      }),
      { numRuns: 200 },
    )
  })

  test('is right for whoever has the new or still the old secret', () => {
    fc.assert(
      fc.property(secrets, secrets, messages, (secret, old, message) => {
        const headers = signMessage(message, [secret, old])
        for (const one of [secret, old]) expect(verify(writeSecret(one), headers, message.body)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

test('secrets are 256 bits and never the same', () => {
  const made = Array.from({ length: 50 }, () => makeSecret().toString('hex'))
  expect(new Set(made).size).toBe(50)
  expect(made.every((one) => one.length === 64)).toBe(true)
})
