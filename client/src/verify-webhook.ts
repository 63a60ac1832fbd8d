import type { WebhookPayloads } from './calls.generated.ts'

export type WebhookType = keyof WebhookPayloads
/** What a webhook is told: tell them apart by `type`. A `ping`, and whatever has `is_test`, is sent by hand to try the webhook out: nothing has happened. */
export type Webhook =
  | WebhookPayloads[WebhookType]
  | { type: 'ping'; timestamp: string; is_test?: true; data: Record<string, unknown> }

/** Thrown for a call that did not come from the marketplace, or not now. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

export type Received = {
  /** As it was shown once: `whsec_…`. During a change of secrets either is right. */
  secret: string
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** As it arrived, before it was read as JSON: one space more and the signature is wrong. */
  body: string | Uint8Array
  /** Seconds a call may be old, so that nobody can play it again later; 300 unless said otherwise. */
  tolerance?: number
  now?: Date
}

/**
 * The event a call to your webhook brings, once its signature (standardwebhooks.com) and its time were checked. The same event may come again, under the same
 * `webhook-id`: remember those you have done.
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  tolerance = 300,
  now = new Date(),
}: Received): Promise<Webhook> {
  const id = findHeader(headers, 'webhook-id')
  const sentAt = findHeader(headers, 'webhook-timestamp')
  const age = Math.abs(now.getTime() / 1000 - Number(sentAt))
  if (!/^\d+$/.test(sentAt) || age > tolerance) throw new WebhookError('The call is too old, or from the future.')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${text}`)
  const key = await crypto.subtle.importKey('raw', readSecret(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  for (const part of findHeader(headers, 'webhook-signature').split(' ')) {
    const signature = part.startsWith('v1,') ? decodeBase64(part.slice(3)) : undefined
    // Compared by the platform, in the same time whatever is wrong with it.
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return JSON.parse(text) as Webhook
  }
  throw new WebhookError('The signature is not that of this secret.')
}

function findHeader(headers: Received['headers'], name: string): string {
  const found = headers instanceof Headers ? headers.get(name) : headers[name]
  if (typeof found !== 'string' || found === '') throw new WebhookError(`The header ${name} is missing.`)
  return found
}

function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  const key = secret.startsWith('whsec_') ? decodeBase64(secret.slice('whsec_'.length)) : undefined
  if (!key || key.length === 0) throw new TypeError('The secret of a webhook begins with whsec_.')
  return key
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
