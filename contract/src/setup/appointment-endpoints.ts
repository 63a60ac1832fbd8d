import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, countryCode, id, nullable, text } from '../fields.ts'
import { appointmentKinds } from './appointment-rules.ts'

const kind = Type.Enum(appointmentKinds)
const token = text(200, 1)

const appointment = Type.Object({
  id: Type.Integer(),
  kind,
  email: Type.String(),
  sent_at: Type.String(),
  expires_at: Type.String(),
  is_expired: Type.Boolean(),
  /** There is no such mailbox, as far as our mails to it tell. */
  comes_back: Type.Boolean(),
  invited_by: nullable(Type.String()),
})
export type Appointment = Type.Static<typeof appointment>

/** Who was asked in and has not come yet, newest first. */
export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/v1/operator/appointments',
  access: 'admin',
  summary: 'Operators and companies that are asked in and have not come yet',
  answer: Type.Object({ data: Type.Array(appointment) }),
})

/** Mails a link that works once. A company that comes by it needs no approval. 422 with the reason at `email` for who is here or asked already. */
export const appoint = endpoint({
  method: 'POST',
  path: '/api/v1/operator/appointments',
  access: 'admin',
  summary: 'Ask somebody in: as an operator, or as the first person of a company',
  body: closed({ email: text(254), kind }),
  answer: appointment,
  status: 201,
  idempotent: true,
})

export const resendAppointment = endpoint({
  method: 'POST',
  path: '/api/v1/operator/appointments/:id/mails',
  access: 'admin',
  summary: 'Send the message once more, with a new link',
  params: Type.Object({ id }),
  answer: appointment,
  idempotent: true,
})

export const revokeAppointment = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/appointments/:id',
  access: 'admin',
  summary: 'Take it back: the link works no more',
  params: Type.Object({ id }),
  answer: Type.Object({ success: Type.Boolean() }),
})

/** `email` is null for the first link, which stands in the log of the server: whoever reads that gives an address. */
export const lookAtAppointment = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/look',
  access: 'anyone',
  summary: 'Read what the link of such a message asks for, by its token',
  body: closed({ token }),
  answer: Type.Object({
    kind,
    email: nullable(Type.String()),
    invited_by: nullable(Type.String()),
    has_account: Type.Boolean(),
    /** They act for a company and cannot be anything else before they have left it. */
    has_company: Type.Boolean(),
  }),
  refuses: ['too_many'],
})

/** `person` is needed of somebody without an account, `company` and `terms` of all but operators, `email` by the first link alone. */
export const acceptAppointment = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/acceptances',
  access: 'anyone',
  summary: 'Come in with the token of such a message',
  body: closed({
    token,
    email: Type.Optional(text(254)),
    person: Type.Optional(closed({ first_name: text(80), last_name: text(80), password: text(128) })),
    company: Type.Optional(closed({ name: text(120), country: countryCode })),
    terms: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({ kind, email: Type.String() }),
  refuses: ['too_many'],
})
