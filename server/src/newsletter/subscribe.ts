import { writeNotice, writeWelcome } from '@fairquay/contract/newsletter/messages.ts'
import { findSupportAddress } from '@fairquay/contract/settings.ts'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'

/**
 * Puts an address on the newsletter's list and mails the operator's desk and the subscriber. An address that is on it already stays on it
 * and nobody is mailed, so that the form cannot be used to flood anybody.
 */
export async function subscribe({ db, config }: Pick<App, 'db' | 'config'>, typed: string): Promise<void> {
  const email = typed.toLowerCase()
  const { name, supportAddress } = config.settings
  await inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('newsletter_subscribers')
      .values({ email, privacy_number: config.settings.legal.privacy.current })
      .onConflict((conflict) => conflict.doNothing())
      .returning('email')
      .executeTakeFirst()
    if (!added) return
    await postMail(tx, config, {
      toName: name,
      toAddress: supportAddress,
      ...writeNotice(email),
      urgency: 'news',
    })
    await postMail(tx, config, {
      toName: '',
      toAddress: email,
      ...writeWelcome(name, findSupportAddress(config.settings)),
      urgency: 'news',
    })
  })
}
