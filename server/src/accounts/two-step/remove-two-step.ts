import { twoStepMessages } from '@fairquay/contract/accounts/two-step/messages.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { postMail } from '../../mail.ts'
import { endSessionsOf, type Viewer } from '../../session.ts'
import { forgetDevices } from '../known-devices.ts'
import { hasPasskey, takePasskeysAway } from '../passkeys/own-passkeys.ts'
import { removedByOperatorMail } from './mails.ts'
import { hasSecondStep, takeAway } from './set-up.ts'

/** Takes away the second step of somebody who cannot show one any more, and their passkeys. It stands in the audit log, and the person is told. */
export async function removeTwoStepOf(app: App, operator: Viewer, personId: number, reason: string): Promise<void> {
  if (personId === operator.userId) throw new Failure('refused', undefined, twoStepMessages.notOneself)
  await inTransaction(app.db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', personId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) throw new Failure('not_found')
    const isThere = (await hasSecondStep(tx, personId)) || (await hasPasskey(tx, personId))
    if (!isThere) throw new Failure('refused', undefined, twoStepMessages.noneToRemove)
    await takeAway(tx, personId)
    await takePasskeysAway(tx, personId)
    await endSessionsOf(tx, personId)
    await forgetDevices(tx, personId)
    const name = person.first_name
    await recordChange(tx, operator, {
      action: 'removed',
      thing: 'person',
      id: personId,
      name: `${person.first_name} ${person.last_name}`,
      before: { two_step_sign_in: 'on' },
      after: { two_step_sign_in: 'taken away', reason },
    })
    await postMail(tx, app.config, removedByOperatorMail(app.config, { name, email: person.email }, reason))
  })
}
