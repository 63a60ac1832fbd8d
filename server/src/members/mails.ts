import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import { invitationDays } from '@fairquay/contract/members/rules.ts'
import { findSupportAddress } from '@fairquay/contract/settings.ts'
import { describeDays } from '@fairquay/contract/trade/terms.ts'
import { type Recipient, writeMail } from '../accounts/write-mail.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'

/** Goes to somebody who may have never heard of us: what was typed by others is quoted only where it cannot be taken for a link. */
export function invitationMail(
  config: Config,
  email: string,
  { company, inviter, token }: { company: string; inviter: string; token: string },
): Mail {
  const mail = writeMail({ email }, `An invitation to ${config.settings.name}`, [
    `${quoteName(inviter, 'Somebody')} has invited you to act for ${quoteName(company, 'their company')} at ${config.settings.name}, a marketplace for trade.`,
    `Open this link to join. It works once and for ${describeDays(invitationDays)}:\n${config.publicUrl}/#/secured/join?token=${token}`,
    'If you do not know who this is, you can ignore this message.',
  ])
  return { ...mail, usefulMinutes: invitationDays * 24 * 60 }
}

export function removedMail(config: Config, to: Recipient, company: string): Mail {
  const support = findSupportAddress(config.settings)
  return writeMail(to, `Your access at ${config.settings.name} has changed`, [
    `You no longer act for ${company}. Your account stays; it can be invited into a company again.`,
    `If you think this is a mistake, speak to the company${support ? ` or write to ${support}` : ''}.`,
  ])
}

export function roleChangedMail(config: Config, to: Recipient, company: string, role: CompanyRole): Mail {
  return writeMail(to, `Your access at ${config.settings.name} has changed`, [
    {
      owner: `For ${company} you are now an owner.`,
      editor: `For ${company} you are now an editor.`,
      viewer: `For ${company} you are now a viewer.`,
    }[role],
  ])
}

function quoteName(name: string, otherwise: string): string {
  return /\w\.\w|:\/\/|@|[\r\n]/.test(name) ? otherwise : name
}
