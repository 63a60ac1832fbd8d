import { hasWords } from '../has-words.ts'
import { isShorter } from '../is-shorter.ts'
import { adminMessages } from './messages.ts'

/** Field to sentence; empty when the decision may be sent. Who is refused is told why. */
export function refuseDecision(decision: { approved: boolean; reason?: string | undefined }): { reason?: string } {
  return decision.approved || hasWords(decision.reason ?? '') ? {} : { reason: adminMessages.reasonMissing }
}

/** The fewest letters a brand and a family have. */
export const leastLetters = { brands: 1, families: 2 } as const

/** The sentence why an industry, a brand or a family cannot be called this; nothing when it can. `least` is the fewest letters it has. */
export function refuseName(name: string, least = 2): string | undefined {
  return isShorter(name, least) ? adminMessages.nameTooShort : undefined
}

/** Why a mail cannot be sent once more; nothing when it can. Whoever gets a link that has ended only tries it in vain. */
export function refuseResend(
  mail: { useless_after: string | null; is_emptied: boolean },
  hasMailServer: boolean,
  now: Date,
): string | undefined {
  if (!hasMailServer) return adminMessages.noMailServer
  if (mail.is_emptied) return adminMessages.mailEmptied
  const hasEnded = mail.useless_after !== null && Date.parse(mail.useless_after) <= now.getTime()
  return hasEnded ? adminMessages.linkEnded : undefined
}

/** A mail's text with the tokens of its links left out, for who reads it over somebody's shoulder: a token opens an account. */
export function hideTokens(text: string): string {
  return text.replace(/([?&](?:token|adminAccessToken)=)[A-Za-z0-9_%-]+/g, '$1…')
}

/** Whether a mail address and a website are of one house; nothing when one is not given. */
export function isSameHouse(email: string, website: string | null): boolean | undefined {
  if (!website || !URL.canParse(website)) return undefined
  const ofMail = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const ofSite = new URL(website).hostname.toLowerCase().replace(/^www\./, '')
  return ofMail === ofSite || ofMail.endsWith(`.${ofSite}`) || ofSite.endsWith(`.${ofMail}`)
}

/** A list with one of its items moved by a number of places; unchanged when there is no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const to = from + by
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
