import { findAddressFault } from '../outside-address.ts'
import { webhookMessages } from './messages.ts'

export const mostWebhooks = 10

/** The address as it is kept: without the blanks that come along when it is copied, and begun in small letters. */
export function normaliseWebhookAddress(typed: string): string {
  return typed.trim().replace(/^https?:/i, (begin) => begin.toLowerCase())
}

/** Why an address cannot be a webhook's; nothing when it can. Where it leads is looked at with every delivery. */
export function refuseWebhookAddress(typed: string, mayBePrivate: boolean): string | undefined {
  const address = normaliseWebhookAddress(typed)
  const fault = findAddressFault(address, mayBePrivate)
  if (fault) return addressFaults[fault]
  // Read as an address all the same, but not one that people mean.
  return /^https?:\/\//.test(address) ? undefined : addressFaults.wrong
}

const addressFaults = {
  wrong: webhookMessages.addressWrong,
  'not-safe': webhookMessages.addressNotSafe,
  'with-password': webhookMessages.addressWithPassword,
}

/** A webhook that has not got through for this long is switched off. */
export const patienceDays = 3

/** Whether what has been failing since then, without a success in between, is given up now. */
export function isPastPatience(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= patienceDays * 24 * 3_600_000
}

/** An answer that counts as received. A redirect does not: whoever moves has to say so here. */
export function isReceived(status: number): boolean {
  return status >= 200 && status < 300
}

/** An answer that leads elsewhere, where nothing is sent: what is signed is for one address alone. */
export function isRedirect(status: number | null): boolean {
  return status !== null && status >= 300 && status < 400
}

/** An answer that asks never to be called again. */
export function isGone(status: number | null): boolean {
  return status === 410
}

/** Why the marketplace has switched a webhook off: the receiver asked for it (410), or nothing got through for days. */
export const givenUpReasons = ['gone', 'failing'] as const
export type GivenUpReason = (typeof givenUpReasons)[number]

/** Whether what was sent is a test: written by JSON, the mark cannot stand in a text of somebody's, whose quotes would be escaped. */
export function isTestBody(body: string): boolean {
  return body.includes('"is_test":true')
}

/** How often one thing is told before it is given up: with the pauses in between, for about half a day. */
export const mostCalls = 21

const firstPause = 5000
const longestPause = 3_600_000

/** Milliseconds before the next call, after so many that failed: 5 s, 10 s, 20 s … at last an hour. Undefined when there is none. */
export function pauseBeforeCall(failedCalls: number): number | undefined {
  return failedCalls >= mostCalls ? undefined : Math.min(longestPause, firstPause * 2 ** (failedCalls - 1))
}

const slowFrom = 1000

/** A call that took long or had no answer: receivers like this have places of their own, so that others do not wait for them. */
export function isSlowCall({ status, milliseconds }: { status: number | null; milliseconds: number }): boolean {
  return status === null || milliseconds >= slowFrom
}
