import type { Passkey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { passkeyMessages } from '@fairquay/contract/accounts/passkeys/messages.ts'
import { refusePasskeyName } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { postMail } from '../../mail.ts'
import { hashToken, holdSession } from '../../session.ts'
import type { Acting } from '../acting.ts'
import { requirePassword } from '../require-password.ts'
import { hasSecondStep } from '../two-step/set-up.ts'
import { tidyName } from './add-passkey.ts'
import { passkeyRemovedMail } from './mails.ts'
import { findPasskeys, holdPasskey, presentPasskey } from './own-passkeys.ts'

export async function renamePasskey(app: App, { viewer, session }: Acting, id: number, name: string): Promise<Passkey> {
  const malformed = refusePasskeyName(name)
  if (malformed) throw new Failure('invalid_input', { name: malformed })
  return inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    const before = await holdPasskey(tx, viewer.userId, id)
    const after = { ...before, name: tidyName(name) }
    if (after.name !== before.name)
      await tx.updateTable('passkeys').set({ name: after.name }).where('id', '=', id).execute()
    return presentPasskey(after)
  })
}

/** With it end the sessions it opened: it may have been lost, or never theirs. Whoever removes it stays signed in. */
export async function removePasskey(
  app: App,
  { viewer, session }: Acting,
  id: number,
  password: string,
): Promise<void> {
  await requirePassword(app, viewer, password, session)
  await inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    const { name } = await holdPasskey(tx, viewer.userId, id)
    if (app.config.requireTwoStep === 'operators' && viewer.role === 'admin') {
      const isLast = (await findPasskeys(tx, viewer.userId)).length === 1
      if (isLast && !(await hasSecondStep(tx, viewer.userId)))
        throw new Failure('refused', undefined, passkeyMessages.requiredHere)
    }
    await tx.deleteFrom('sessions').where('passkey_id', '=', id).where('token_hash', '!=', hashToken(session)).execute()
    await tx.deleteFrom('passkeys').where('id', '=', id).execute()
    await recordChange(tx, viewer, {
      action: 'changed',
      thing: 'person',
      id: viewer.userId,
      name: `${viewer.firstName} ${viewer.lastName}`,
      after: { passkey: `removed: ${name}` },
    })
    await postMail(
      tx,
      app.config,
      passkeyRemovedMail(app.config, { name: viewer.firstName, email: viewer.email }, name),
    )
  })
}
