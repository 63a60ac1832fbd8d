import { type Recipient, writeIfReachable, writeMail } from '../accounts/write-mail.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'

/** What people are told when an operator has decided about them. */

export function approvedMail(config: Config, to: Recipient, companyName: string, kind: string): Mail {
  const isSeller = kind === 'seller'
  return writeMail(
    to,
    isSeller ? `You can sell at ${config.settings.name} now` : `Your company is approved at ${config.settings.name}`,
    [
      `We have looked at what you told us about ${companyName}, and your company is approved.`,
      isSeller
        ? `Sign in and put your first products in your showroom: ${config.publicUrl}/#/dashboard`
        : `Sign in and see the requests that are open: ${config.publicUrl}/#/requests`,
    ],
  )
}

export function refusedMail(config: Config, to: Recipient, companyName: string, kind: string, reason: string): Mail {
  const as = { seller: 'seller', provider: 'service provider', broker: 'broker' }[kind] ?? kind
  return writeMail(to, `Your registration at ${config.settings.name}`, [
    `We have looked at what you told us about ${companyName} and cannot approve your company as a ${as}:`,
    reason,
    ...writeIfReachable(
      config.settings,
      (support) => `If something has changed or we have misunderstood you, write to ${support}.`,
    ),
  ])
}

export function suspendedMail(config: Config, to: Recipient, reason: string): Mail {
  return writeMail(to, `Your account at ${config.settings.name} is suspended`, [
    'Your account was suspended, and all its sessions were ended.',
    ...(reason ? [reason] : []),
    ...writeIfReachable(config.settings, (support) => `If you have a question about this, write to ${support}.`),
  ])
}

export function reinstatedMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `Your account at ${config.settings.name} is open again`, [
    'Your account is no longer suspended.',
    `Sign in: ${config.publicUrl}/#/secured/login`,
  ])
}
