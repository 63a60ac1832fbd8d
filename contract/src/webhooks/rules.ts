import { webhookMessages } from './messages.ts'

export const mostWebhooks = 10

/** Why an address cannot be a webhook's; nothing when it can. Where it leads is looked at with every delivery. */
export function refuseWebhookAddress(text: string, mayBePrivate: boolean): string | undefined {
  if (!URL.canParse(text)) return webhookMessages.addressWrong
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(mayBePrivate && url.protocol === 'http:')) return webhookMessages.addressNotSafe
  if (url.username !== '' || url.password !== '') return webhookMessages.addressWithPassword
  return undefined
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
