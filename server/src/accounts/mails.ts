import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'
import { type Recipient, writeMail } from './write-mail.ts'

/** The mails of accounts. Links carry their token behind the `#`, which browsers never send to a server. */

export function confirmationMail(config: Config, email: string, token: string): Mail {
  return writeMail({ email }, `Confirm your address for ${config.settings.name}`, [
    `Welcome to ${config.settings.name}.`,
    `Please open this link to confirm your address. It works once and for three days:\n${linkTo(config, 'confirm', token)}`,
    'If you did not register, you can ignore this message.',
  ])
}

export function alreadyRegisteredMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `You already have an account at ${config.settings.name}`, [
    `Somebody, most likely you, tried to register with this address at ${config.settings.name}. There is an account already.`,
    `Sign in: ${config.publicUrl}/#/secured/login\nForgotten your password: ${config.publicUrl}/#/secured/forgotten`,
  ])
}

export function resetMail(config: Config, to: Recipient, token: string): Mail {
  return writeMail(to, `Choose a new password for ${config.settings.name}`, [
    `Open this link within 15 minutes to choose a new password. It works once:\n${linkTo(config, 'new-password', token)}`,
    'If you did not ask for it, you can ignore this message; your password stays as it is.',
  ])
}

export function addressChangeMail(config: Config, email: string, token: string): Mail {
  return writeMail({ email }, `Confirm your new address for ${config.settings.name}`, [
    `Open this link within an hour to use this address for your account:\n${linkTo(config, 'confirm', token)}`,
    'If you did not ask for it, you can ignore this message.',
  ])
}

export function addressChangedMail(config: Config, to: Recipient, newAddress: string): Mail {
  return writeMail(to, `Your address at ${config.settings.name} was changed`, [
    `Your account now uses ${newAddress}. This is the last message to this address.`,
    `If this was not you, write to ${config.settings.supportAddress} at once.`,
  ])
}

export function passwordChangedMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `Your password at ${config.settings.name} was changed`, [
    'Your password was changed just now, and all other sessions were ended.',
    `If this was not you, choose a new one at ${config.publicUrl}/#/secured/forgotten and write to ${config.settings.supportAddress}.`,
  ])
}

export function sellerWaitingMail(config: Config, companyName: string): Mail {
  return writeMail({ email: config.settings.supportAddress }, 'A seller waits for approval', [
    `${companyName} has registered as a seller and confirmed its address.`,
    `Look at it here: ${config.publicUrl}/#/operator/approvals`,
  ])
}

function linkTo(config: Config, page: string, token: string): string {
  return `${config.publicUrl}/#/secured/${page}?token=${token}`
}
