import * as Type from 'typebox'
import { sessionUser } from '../accounts/session-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { accessGroups, accessHours } from './rules.ts'

const states = ['waiting', 'lapsed', 'refused', 'open', 'over'] as const

const visit = Type.Object({
  operator: Type.String(),
  began_at: Type.String(),
  /** Null while it lasts. */
  ended_at: nullable(Type.String()),
})

const access = {
  id: Type.Integer(),
  /** The operator who asked; null where the person offered it to whoever helps them. */
  operator: nullable(Type.String()),
  /** What it is about, in the words of who asked or offered. */
  reason: Type.String(),
  state: Type.Enum(states),
  asked_at: Type.String(),
  decided_at: nullable(Type.String()),
  until: nullable(Type.String()),
  visits: Type.Array(visit),
}
export const ownAccess = Type.Object(access)
export type OwnAccess = Type.Static<typeof ownAccess>

export const deskAccess = Type.Object({
  ...access,
  person: Type.Object({ id: Type.Integer(), name: Type.String(), email: Type.String() }),
  /** Whether the operator who asks this may look on now. */
  may_visit: Type.Boolean(),
})
export type DeskAccess = Type.Static<typeof deskAccess>

const hours = Type.Enum(accessHours)
const done = Type.Object({ success: Type.Boolean() })
/** Why one looks on or is looked on; never left out. */
const reason = text(1000, 1)

export const listOwnAccess = endpoint({
  method: 'GET',
  path: '/api/v1/support-access',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'Which operators ask or may look on, and when they did; the newest 50',
  answer: Type.Object({ data: Type.Array(ownAccess) }),
})

/** An offer that is open is changed: there is one at a time. */
export const offerAccess = endpoint({
  method: 'PUT',
  path: '/api/v1/support-access/offer',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'Let any operator look on for so many hours, to be helped',
  body: closed({ hours, reason }),
  answer: done,
})

/** 409 when it was decided already, or is too old. */
export const decideOnAccess = endpoint({
  method: 'PUT',
  path: '/api/v1/support-access/:id/decision',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'Allow an operator who has asked to look on for so many hours, or refuse it',
  params: Type.Object({ id }),
  /** Null refuses. */
  body: closed({ hours: nullable(hours) }),
  answer: done,
  refuses: ['conflict'],
})

/** Whoever looks on at that moment sees nothing from then on. */
export const endAccess = endpoint({
  method: 'DELETE',
  path: '/api/v1/support-access/:id',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Let nobody look on any more by this access; it stays on record',
  params: Type.Object({ id }),
  answer: done,
})

/** The person is told under the bell and by mail, once: asking again while they have not answered changes nothing. 409 when it is allowed already. */
export const askForAccess = endpoint({
  method: 'PUT',
  path: '/api/v1/people/:id/access-request',
  access: 'admin',
  summary: 'Ask somebody to let the operator see the marketplace as they see it',
  params: Type.Object({ id }),
  body: closed({ reason }),
  answer: done,
  refuses: ['conflict', 'refused'],
})

export const listAccess = endpoint({
  method: 'GET',
  path: '/api/v1/operator/support-access',
  access: 'admin',
  summary: 'Who lets operators look on or was asked to, and who did, newest first',
  query: Type.Object({ ...pageQuery, group: Type.Optional(Type.Enum(accessGroups)) }),
  answer: Type.Object({ data: Type.Array(deskAccess), pagination }),
})

/**
 * Opens a session in which everything can be read as that person reads it, and nothing can be written. It ends within the hour, with the access, with the
 * operator's own session, or by signing out of it; one begun earlier ends.
 */
export const beginVisit = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/support-access/:id/visit',
  access: 'admin',
  summary: 'Look on as somebody who allows it',
  params: Type.Object({ id }),
  answer: Type.Object({ jwt: Type.Object({ token: Type.String() }), user: sessionUser }),
  refuses: ['conflict'],
})
