import { askedDays } from '@fairquay/contract/support-access/rules.ts'
import { type Recipient, writeIfReachable, writeMail } from '../accounts/write-mail.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'

export function askedMail(config: Config, to: Recipient, { actor, reason }: { actor: string; reason: string }): Mail {
  const { settings, publicUrl } = config
  return writeMail(to, `An operator of ${settings.name} asks to look on`, [
    `${actor}, an operator of ${settings.name}, asks to see the marketplace as you see it, to help you. They would read what you can read, and could change nothing.`,
    `What it is about: ${reason}`,
    `Allow or refuse it: ${publicUrl}/#/profile/access`,
    `Nothing happens if you do not answer; after ${askedDays} days the question is gone.`,
    ...writeIfReachable(settings, (support) => `If you have asked for no help, tell ${support}.`),
  ])
}
