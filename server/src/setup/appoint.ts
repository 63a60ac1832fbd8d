import { normaliseEmail, refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { type AppointmentKind, appointmentDays } from '@fairquay/contract/setup/appointment-rules.ts'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { makeToken, type Viewer } from '../session.ts'
import {
  type AppointmentRow,
  deleteAppointment,
  findAppointee,
  insertAppointment,
  renewAppointment,
} from './appointment-queries.ts'
import { appointmentMail } from './mails.ts'

const hours = appointmentDays * 24

/** Asks somebody in and mails the link. Whoever is here already is named with what they are: an operator may know. */
export async function appoint(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  viewer: Viewer,
  form: { email: string; kind: AppointmentKind },
): Promise<AppointmentRow> {
  const refusal = refuseEmail(form.email)
  if (refusal) throw new Failure('invalid_input', { email: refusal })
  const email = normaliseEmail(form.email)
  await refuseWhoIsHere(tx, email)
  const { token, hash } = makeToken()
  const made = await insertAppointment(tx, {
    kind: form.kind,
    email,
    tokenHash: hash,
    invitedBy: viewer.userId,
    hours,
  })
  if (!made) throw refuse(setupMessages.askedAlready)
  await postMail(tx, config, appointmentMail(config, email, { kind: form.kind, inviter: nameOf(viewer), token }))
  await recordChange(tx, viewer, {
    action: 'invited',
    thing: 'invitation',
    id: made.id,
    name: email,
    after: { email, kind: form.kind },
  })
  return made
}

/** Why nobody can be asked in under this address, as an exception; nothing when they can. */
export async function refuseWhoIsHere(tx: Queryable, email: string): Promise<void> {
  const person = await findAppointee(tx, email)
  if (person?.isSuspended) throw refuse(setupMessages.accountSuspended)
  if (person?.isAdmin) throw refuse(setupMessages.operatorAlready)
  if (person?.isConfirmed && person.company !== null) throw refuse(setupMessages.actsAlready(person.company))
}

export async function resendAppointment(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  viewer: Viewer,
  id: number,
): Promise<AppointmentRow> {
  const { token, hash } = makeToken()
  const renewed = await renewAppointment(tx, { id, tokenHash: hash, hours })
  if (!renewed) throw new Failure('not_found')
  const { email, kind } = renewed
  await postMail(tx, config, appointmentMail(config, email, { kind, inviter: nameOf(viewer), token }))
  await recordChange(tx, viewer, {
    action: 'resent',
    thing: 'invitation',
    id,
    name: email,
    after: { email, kind },
  })
  return renewed
}

export async function revokeAppointment(tx: Queryable, viewer: Viewer, id: number): Promise<void> {
  const revoked = await deleteAppointment(tx, id)
  if (!revoked) throw new Failure('not_found')
  const { email, kind } = revoked
  await recordChange(tx, viewer, { action: 'undone', thing: 'invitation', id, name: email, before: { email, kind } })
}

function nameOf({ firstName, lastName }: Viewer): string {
  return `${firstName} ${lastName}`.trim()
}

function refuse(sentence: string): Failure {
  return new Failure('refused', { email: sentence }, sentence)
}
