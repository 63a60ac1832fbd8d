import type { Config } from '../../config.ts'
import type { Mail } from '../../mail.ts'
import { type Recipient, writeIfNotYou, writeIfReachable, writeMail } from '../write-mail.ts'

/** The mails that tell a person what became of the second step of their sign-in. */

export function turnedOnMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `Two-step sign-in at ${config.settings.name} is on`, [
    'From now on signing in asks for a code of your authenticator app as well. All other sessions were ended.',
    'Keep your recovery codes where you find them without your telephone: each lets you in once.',
    writeIfNotYou(config),
  ])
}

export function turnedOffMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `Two-step sign-in at ${config.settings.name} is off`, [
    'From now on your password is enough to sign in. Your recovery codes work no more.',
    writeIfNotYou(config),
  ])
}

export function newRecoveryCodesMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `You have new recovery codes at ${config.settings.name}`, [
    'New recovery codes were made for your account just now. Those from before work no more.',
    writeIfNotYou(config),
  ])
}

export function recoveryUsedMail(config: Config, to: Recipient, left: number): Mail {
  return writeMail(to, `A recovery code was used at ${config.settings.name}`, [
    `Somebody, most likely you, signed in with one of your recovery codes just now. ${left === 0 ? 'It was the last one.' : `You have ${left} left.`}`,
    `New ones are made in your profile: ${config.publicUrl}/#/profile`,
    writeIfNotYou(config),
  ])
}

export function wrongCodesMail(config: Config, to: Recipient): Mail {
  return writeMail(to, `Wrong codes were entered for your account at ${config.settings.name}`, [
    'Somebody gave your password and then several wrong codes. Nobody was let in.',
    `If this was not you, somebody else knows your password. Choose a new one: ${config.publicUrl}/#/secured/forgotten`,
  ])
}

export function removedByOperatorMail(config: Config, to: Recipient, reason: string): Mail {
  return writeMail(to, `Two-step sign-in at ${config.settings.name} was taken away`, [
    `An operator of ${config.settings.name} has taken away the second step of your sign-in: from now on your password is enough. All sessions were ended.`,
    `The reason given: ${reason}`,
    `You can set it up again in your profile: ${config.publicUrl}/#/profile`,
    ...writeIfReachable(config.settings, (support) => `If you did not ask for this, write to ${support} at once.`),
  ])
}
