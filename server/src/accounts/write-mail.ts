import { findSupportAddress, type Settings } from '@fairquay/contract/settings.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'

/** `name` only of somebody whose address is confirmed: what a stranger typed must not be sent to third people in our name. */
export type Recipient = { email: string; name?: string }

/** A mail about somebody's account, which goes before all others. The subject holds nothing that somebody typed. */
export function writeMail({ email, name }: Recipient, subject: string, paragraphs: readonly string[]): Mail {
  const greeting = name ? `Dear ${name},` : 'Hello,'
  return {
    toName: name ?? '',
    toAddress: email,
    subject,
    text: [greeting, ...paragraphs].join('\n\n'),
    urgency: 'account',
  }
}

/** A paragraph that sends people to the support address; none while the operator has not given one: what is written to `.invalid` reaches nobody. */
export function writeIfReachable(
  settings: Pick<Settings, 'supportAddress'>,
  paragraph: (support: string) => string,
): string[] {
  const support = findSupportAddress(settings)
  return support ? [paragraph(support)] : []
}

/** What somebody does who is told of something they have not done. */
export function writeIfNotYou({ publicUrl, settings }: Pick<Config, 'publicUrl' | 'settings'>): string {
  const support = findSupportAddress(settings)
  return `If this was not you, choose a new password at ${publicUrl}/#/secured/forgotten${support ? ` and write to ${support}` : ''}.`
}
