import { supportAccessMessages as say, stateOfAccess } from '@fairquay/contract/support-access/rules.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import type { Viewer } from '../session.ts'
import { askedMail } from './mails.ts'
import { findQuestionsOf, holdAsked, insertQuestion } from './queries.ts'
import { refuseBlank } from './refuse-blank.ts'

/** An operator asks somebody to be let look on; they are told under the bell and by mail. In the caller's transaction. */
export async function askForAccess(
  tx: Queryable,
  app: App,
  operator: Viewer,
  personId: number,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  refuseBlank(reason)
  const person = await holdAsked(tx, personId)
  if (!person) throw new Failure('not_found')
  if (personId === operator.userId) throw new Failure('refused', undefined, say.notOneself)
  if (person.role === 'admin') throw new Failure('refused', undefined, say.notOperators)
  if (!person.can) throw new Failure('refused', undefined, say.cannotSignIn)
  if (await isAsked(tx, operator.userId, personId, now)) return
  const actor = `${operator.firstName} ${operator.lastName}`.trim()
  const asking = { id: operator.userId, name: actor }
  await insertQuestion(tx, { userId: personId, operator: asking, reason: reason.trim(), now })
  const name = `${person.first_name} ${person.last_name}`
  await recordChange(tx, operator, {
    ...{ action: 'asked', thing: 'person', id: personId, name },
    before: null,
    after: { reason },
  })
  await notifyPeople(tx, app, { kind: 'access.asked', facts: { actor }, people: [personId] }, now)
  await postMail(
    tx,
    app.config,
    askedMail(app.config, { name: person.first_name, email: person.email }, { actor, reason }),
  )
}

/** Whether this operator waits for an answer: a button pressed twice is no second mail. Nobody asks for what is allowed. */
async function isAsked(tx: Queryable, operatorId: number, personId: number, now: Date): Promise<boolean> {
  const earlier = await findQuestionsOf(tx, operatorId, personId)
  const states = earlier.map((one) => stateOfAccess(one, now))
  if (states.includes('open')) throw new Failure('conflict', undefined, say.openAlready)
  return states.includes('waiting')
}
