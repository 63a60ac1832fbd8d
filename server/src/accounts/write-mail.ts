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
