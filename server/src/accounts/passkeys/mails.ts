import type { Config } from '../../config.ts'
import type { Mail } from '../../mail.ts'
import { type Recipient, writeIfNotYou, writeMail } from '../write-mail.ts'

/** The mails that tell a person what became of their passkeys. */

export function passkeyAddedMail(config: Config, to: Recipient, name: string): Mail {
  return writeMail(to, `A passkey for ${config.settings.name} was added`, [
    `From now on the passkey “${name}” lets you in without your password.`,
    `You find it in your profile, where you can remove it: ${config.publicUrl}/#/profile`,
    `${writeIfNotYou(config)} A new password does not take the passkey away: remove it as well.`,
  ])
}

export function passkeyRemovedMail(config: Config, to: Recipient, name: string): Mail {
  return writeMail(to, `A passkey for ${config.settings.name} was removed`, [
    `The passkey “${name}” lets nobody in any more. Sessions that were signed in with it have been ended.`,
    'Your device or password manager may still offer it. You can delete it there too.',
    writeIfNotYou(config),
  ])
}
