import { type AppointmentKind, appointmentDays } from '@fairquay/contract/setup/appointment-rules.ts'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { describeDays } from '@fairquay/contract/trade/terms.ts'
import { writeMail } from '../accounts/write-mail.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'

const asWhat: Record<AppointmentKind, string> = {
  operator: 'as an operator: to run the marketplace together with those who do',
  seller: 'to sell there. Your company needs no further approval',
  buyer: 'to buy there',
  provider: 'to offer transport there. Your company needs no further approval',
  broker: 'to clear goods through customs there. Your company needs no further approval',
}

/** Goes to somebody who may have never heard of us. */
export function appointmentMail(
  config: Config,
  email: string,
  { kind, inviter, token }: { kind: AppointmentKind; inviter: string; token: string },
): Mail {
  const { name } = config.settings
  const mail = writeMail({ email }, `An invitation to ${name}`, [
    `${inviter} asks you to join ${name}, a marketplace for trade between companies, ${asWhat[kind]}.`,
    `Open this link to begin. It works once and for ${describeDays(appointmentDays)}:\n${beginAddress(config, token)}`,
    'If you do not know who this is, you can ignore this message.',
  ])
  return { ...mail, usefulMinutes: appointmentDays * 24 * 60 }
}

/** Where such a link leads. */
export function beginAddress({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/#/secured/begin?token=${token}`
}

/** What an operator has sent to see whether mails leave. */
export function testMail(config: Config, email: string): Mail {
  const { name } = config.settings
  return writeMail({ email }, setupMessages.testSubject(name), [setupMessages.testText(name)])
}
