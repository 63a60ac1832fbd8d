import { findSupportAddress } from '@fairquay/contract/settings.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'
import { type LinkPurpose, linkMinutes } from './email-links.ts'
import { type Recipient, writeIfReachable, writeMail } from './write-mail.ts'

/** The mails of accounts. Links carry their token behind the `#`, which browsers never send to a server. */

export function confirmationMail(config: Config, email: string, token: string): Mail {
  return untilItEnds(
    'confirm',
    writeMail({ email }, `Confirm your address for ${config.settings.name}`, [
      `Welcome to ${config.settings.name}.`,
      `Please open this link to confirm your address. It works once and for three days:\n${linkTo(config, 'confirm', token)}`,
      'If you did not register, you can ignore this message.',
    ]),
  )
}

/** For an address that was registered with different passwords: none of them is taken for that of whoever reads the mailbox. */
export function confirmAndChooseMail(config: Config, email: string, token: string): Mail {
  return untilItEnds(
    'confirm',
    writeMail({ email }, `Confirm your address for ${config.settings.name}`, [
      `Welcome to ${config.settings.name}.`,
      `This address was registered more than once, with different passwords. Please open this link to confirm it and to choose the password that counts. It works once and for three days:\n${linkTo(config, 'new-password', token)}`,
      'If you did not register, you can ignore this message.',
    ]),
  )
}

export function alreadyRegisteredMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `You already have an account at ${config.settings.name}`, [
    `Somebody, most likely you, tried to register with this address at ${config.settings.name}. There is an account already.`,
    `Sign in: ${config.publicUrl}/#/secured/login\nForgotten your password: ${config.publicUrl}/#/secured/forgotten`,
  ])
}

export function resetMail(config: Config, to: Recipient, token: string): Mail {
  return untilItEnds(
    'reset',
    writeMail(to, `Choose a new password for ${config.settings.name}`, [
      `Open this link within 15 minutes to choose a new password. It works once:\n${linkTo(config, 'new-password', token)}`,
      'If you did not ask for it, you can ignore this message; your password stays as it is.',
    ]),
  )
}

export function addressChangeMail(config: Config, email: string, token: string): Mail {
  return untilItEnds(
    'change',
    writeMail({ email }, `Confirm your new address for ${config.settings.name}`, [
      `Open this link within an hour to use this address for your account:\n${linkTo(config, 'confirm', token)}`,
      'If you did not ask for it, you can ignore this message.',
    ]),
  )
}

export function addressChangedMail(config: Config, to: Recipient, newAddress: string): Mail {
  return writeMail(to, `Your address at ${config.settings.name} was changed`, [
    `Your account now uses ${newAddress}. This is the last message to this address.`,
    ...writeIfReachable(config.settings, (support) => `If this was not you, write to ${support} at once.`),
  ])
}

/** `ended`: names of API tokens that ended with the old password; `kept`, `invitations` and `webhooks`: how many of each go on. */
export type AfterNewPassword = { ended: readonly string[]; kept: number; invitations: number; webhooks: number }

export function passwordChangedMail(config: Config, to: Recipient, after: AfterNewPassword): Mail {
  const support = findSupportAddress(config.settings)
  return writeMail(to, `Your password at ${config.settings.name} was changed`, [
    'Your password was changed just now, and all other sessions were ended.',
    ...describeTokens(config, after),
    ...describeOpenDoors(config, after),
    `If this was not you, choose a new one at ${config.publicUrl}/#/secured/forgotten${support ? ` and write to ${support}` : ''}.`,
  ])
}

/** `company`: whose member the person was; `reason`: what the operator said who did it. */
export function accountDeletedMail(config: Config, to: Recipient, company: string | null, reason?: string): Mail {
  const support = findSupportAddress(config.settings)
  return writeMail(to, `Your account at ${config.settings.name} is deleted`, [
    reason === undefined
      ? 'Your account was deleted just now, as you asked. Nobody can sign in with it any more, and we write to you no more.'
      : 'An operator of the marketplace has deleted your account. Nobody can sign in with it any more, and we write to you no more.',
    ...(reason === undefined ? [] : [`The reason: ${reason.trim()}`]),
    company
      ? `Papers, orders and messages of ${company} stay, because the law and the other side need them; your name is taken off whatever is no paper.`
      : 'Nothing of it is kept but the number of the account.',
    `If this was not you, write to ${support || config.publicUrl} at once.`,
  ])
}

export function sellerWaitingMail(config: Config, companyName: string): Mail {
  return writeMail({ email: config.settings.supportAddress }, 'A seller waits for approval', [
    `${companyName} has registered as a seller and confirmed its address.`,
    `Look at it here: ${config.publicUrl}/#/operator/approvals`,
  ])
}

function describeTokens(config: Config, { ended, kept }: AfterNewPassword): string[] {
  if (ended.length > 0)
    return [
      `The API tokens you had made were ended as well: ${ended.join(', ')}. Programs that sign in with them are refused until they get new ones: ${config.publicUrl}/#/integrations`,
    ]
  if (kept > 0)
    return [
      `The API tokens you have made (${kept}) were not ended; programs go on signing in with them. You can end them here: ${config.publicUrl}/#/integrations`,
    ]
  return []
}

/** Only what is there: most people have neither. */
function describeOpenDoors(config: Config, { invitations, webhooks }: AfterNewPassword): string[] {
  const doors = [
    ...(invitations > 0
      ? [`open invitations to your company (${invitations}): ${config.publicUrl}/#/profile/members`]
      : []),
    ...(webhooks > 0 ? [`webhooks (${webhooks}): ${config.publicUrl}/#/integrations`] : []),
  ]
  if (doors.length === 0) return []
  return [
    `If somebody else may have used your account, please also look at what was set up with it and goes on:\n${doors.join('\n')}`,
  ]
}

function linkTo(config: Config, page: string, token: string): string {
  return `${config.publicUrl}/#/secured/${page}?token=${token}`
}

/** A mail whose link no longer works when it arrives only makes people try it. */
function untilItEnds(purpose: LinkPurpose, mail: Mail): Mail {
  return { ...mail, usefulMinutes: linkMinutes[purpose] }
}
