import type { Profile } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import {
  normaliseEmail,
  normalisePhone,
  refuseEmail,
  refuseEmpty,
  refuseOptionalPhone,
} from '@fairquay/contract/contact-rules.ts'
import { countAttempt } from '../attempts.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { holdSession, type Viewer } from '../session.ts'
import { deleteLinkTokens, makeLinkToken } from './email-links.ts'
import { addressChangeMail } from './mails.ts'
import { findOwner, getProfileOf } from './queries.ts'
import { requirePassword } from './require-password.ts'
import { takeAtLeast } from './take-at-least.ts'

/** Changes name and phone and returns the details as they are now. */
export async function changeProfile(
  app: App,
  viewer: Viewer,
  form: Omit<Profile, 'email' | 'awaited_email'>,
): Promise<Profile> {
  refuseFields({
    first_name: refuseEmpty(form.first_name),
    last_name: refuseEmpty(form.last_name),
    ...refuseOptionalPhone(form),
  })
  await app.db
    .updateTable('users')
    .set({
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
      ...normalisePhone(form),
    })
    .where('id', '=', viewer.userId)
    .execute()
  return getProfileOf(app.db, viewer.userId)
}

/** Mails a link to the new address; the address changes when it is opened. A taken address is awaited all the same, and no mail goes there. */
export async function requestEmailChange(
  app: App,
  viewer: Viewer,
  { current_password, email }: { current_password: string; email: string },
  session: string,
): Promise<void> {
  const address = normaliseEmail(email)
  const present = await getProfileOf(app.db, viewer.userId)
  refuseFields({ email: refuseEmail(email) ?? (address === present.email ? accountMessages.emailSame : undefined) })
  await requirePassword(app, viewer, current_password, session)
  await countAttempt(app.db, 'change-email', viewer.userId)
  await takeAtLeast(() =>
    inTransaction(app.db, async (tx) => {
      await holdSession(tx, viewer.userId, session)
      const token = await makeLinkToken(tx, viewer.userId, 'change', address)
      if (await findOwner(tx, address)) return
      await postMail(tx, app.config, addressChangeMail(app.config, address, token))
    }),
  )
}

/** Gives up a change that is under way: the link in the mail to the new address no longer works. */
export async function keepEmail(app: App, viewer: Viewer): Promise<void> {
  await deleteLinkTokens(app.db, viewer.userId, ['change'])
}

function refuseFields(refusals: Record<string, string | undefined>): void {
  const details = Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  if (Object.keys(details).length > 0) throw new Failure('invalid_input', details)
}
