import type { Config } from '../../config.ts'
import type { Mail } from '../../mail.ts'
import { type Recipient, writeIfReachable, writeMail } from '../write-mail.ts'

/** Goes to every owner: whoever decides where people of a company sign in decides who gets in. */
export function providerChangedMail(config: Config, to: Recipient, what: 'on' | 'off' | 'required' | 'removed'): Mail {
  return writeMail(to, `How your company signs in at ${config.settings.name} has changed`, [
    {
      on: 'From now on members of your company can sign in at its own provider.',
      off: 'The settings of your company’s own provider were changed, and signing in by it is off. Members use their passwords.',
      required:
        'From now on members of your company sign in at its own provider alone. Owners keep their passwords for the day it fails.',
      removed: 'Your company’s own provider was removed. Members use their passwords.',
    }[what],
    `How it is set up: ${config.publicUrl}/#/profile/company-sign-in`,
    ...writeIfReachable(config.settings, (support) => `If none of your owners did this, write to ${support} at once.`),
  ])
}

/** `refusal`: the operator's words; nothing: approved. The domain is one of the owners' own addresses. */
export function domainDecidedMail(config: Config, to: Recipient, domain: string, refusal: string | undefined): Mail {
  return writeMail(
    to,
    `Your company's domain at ${config.settings.name} was ${refusal === undefined ? 'approved' : 'refused'}`,
    [
      refusal === undefined
        ? `Members of your company with addresses at ${domain} can sign in at your company’s own provider, as soon as it is switched on.`
        : `Addresses at ${domain} cannot be used to sign in at your company’s own provider. The reason given: ${refusal}`,
      `How it is set up: ${config.publicUrl}/#/profile/company-sign-in`,
    ],
  )
}
