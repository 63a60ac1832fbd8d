import { createHmac, randomBytes } from 'node:crypto'

/** The manner of standardwebhooks.com, for which most languages have a library: what is signed is `id.timestamp.body`. */
export type SignedMessage = { id: string /** Seconds since 1970. */; timestamp: number; body: string }

const mark = 'whsec_'

export function makeSecret(): Buffer {
  return randomBytes(32)
}

/** The secret as its owner gets it. */
export function writeSecret(secret: Buffer): string {
  return `${mark}${secret.toString('base64')}`
}

/** The headers a receiver checks: with two secrets two signatures, of which one has to be right. */
export function signMessage(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly Buffer[],
): Record<string, string> {
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') }
}
