import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { callOutside, isForbiddenAddress } from '../call-outside.ts'
import type { App } from '../http.ts'
import { isPublicAddress } from '../public-address.ts'
import { signMessage } from './sign-message.ts'
import type { DeliveryTarget, KeptCall } from './webhook-queue.ts'

export type CalledWebhook = KeptCall['call']

/** How long an answer may take, and how much of it is kept. */
export const usualPatience = 10_000
const keptBytes = 1024

/** Makes one call, whatever comes of it; undefined when it was our own end that cut it off, which says nothing about the receiver. */
export async function callWebhook(
  { config }: Pick<App, 'config'>,
  { message_id, body, secret, old_secret, url }: DeliveryTarget,
  { now, patience, stopping }: { now: Date; patience: number; stopping?: AbortSignal | undefined },
): Promise<CalledWebhook | undefined> {
  const begin = performance.now()
  const took = () => Math.round(performance.now() - begin)
  const signed = signMessage(
    { id: message_id, timestamp: Math.floor(now.getTime() / 1000), body },
    old_secret ? [secret, old_secret] : [secret],
  )
  const tooLong = AbortSignal.timeout(patience)
  try {
    const answer = await callOutside(url, {
      method: 'POST',
      headers: { ...signed, 'content-type': 'application/json', 'user-agent': 'Fairquay webhook' },
      body,
      isAllowed: config.privateWebhooks ? () => true : isPublicAddress,
      signal: stopping ? AbortSignal.any([tooLong, stopping]) : tooLong,
    })
    const text = await readBeginning(answer)
    return { status: answer.statusCode ?? 0, error: null, answer: text, milliseconds: took() }
  } catch (error) {
    if (stopping?.aborted) return undefined
    const reason = isForbiddenAddress(error)
      ? webhookMessages.forbidden
      : tooLong.aborted
        ? webhookMessages.noAnswer
        : webhookMessages.unreachable
    return { status: null, error: reason, answer: '', milliseconds: took() }
  }
}

/** The first kilobyte; the rest is not read, however much it is. */
async function readBeginning(answer: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= keptBytes) break
    }
  } finally {
    answer.destroy()
  }
  // What cannot be kept as text: NUL, and half a letter at the cut.
  return Buffer.concat(chunks)
    .subarray(0, keptBytes)
    .toString('utf8')
    .replaceAll('\u0000', '')
    .replace(/\uFFFD$/, '')
}
