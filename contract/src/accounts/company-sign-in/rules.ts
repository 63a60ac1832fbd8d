import { findAddressFault } from '../../outside-address.ts'
import { companySignInMessages } from './messages.ts'

/** Where a claim of a domain stands. */
export const domainStates = ['waiting', 'approved', 'refused'] as const
export type DomainState = (typeof domainStates)[number]

/** Where providers send people back to, below the marketplace's own address; owners enter it at their provider. */
export const returnPath = '/company-sign-in/return'

/** What every provider's own description ends in; people copy it along. */
const descriptionPath = '/.well-known/openid-configuration'

/** The issuer as it is kept: without blanks, and without what leads to its description. */
export function normaliseIssuer(typed: string): string {
  const issuer = typed.trim()
  return issuer.endsWith(descriptionPath) ? issuer.slice(0, -descriptionPath.length) : issuer
}

/** Why an address cannot be an issuer's; nothing when it can. Where it leads is looked at with every call. */
export function refuseIssuer(typed: string, mayBePrivate: boolean): string | undefined {
  const issuer = normaliseIssuer(typed)
  const fault = findAddressFault(issuer, mayBePrivate)
  if (fault) return issuerFaults[fault]
  return /[?#]/.test(issuer) ? companySignInMessages.issuerWithMore : undefined
}

const issuerFaults = {
  wrong: companySignInMessages.issuerWrong,
  'not-safe': companySignInMessages.issuerNotSafe,
  'with-password': companySignInMessages.issuerWithPassword,
}

/** The domain of an address, in lower case: what stands behind its last @. */
export function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
}

/** Where anybody gets an address. Not all there are: an operator looks at every claim. */
const publicDomains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com gmx.com gmx.de gmx.net web.de
  t-online.de proton.me protonmail.com mail.com mail.ru yandex.com yandex.ru zoho.com fastmail.com qq.com 163.com 126.com naver.com libero.it orange.fr free.fr`.split(
    /\s+/,
  ),
)

/** Whether addresses of this domain are given to anybody who asks. */
export function isPublicDomain(domain: string): boolean {
  return publicDomains.has(domain)
}
