import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { id, nullable } from '../fields.ts'
import { auditActions, auditThings } from './actions.ts'

const fields = nullable(Type.Record(Type.String(), Type.Unknown()))

/** `actor` is the person's name as it was then, '' for what a job or command did. `before` and `after` hold only what differs. */
const entry = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor_id: nullable(Type.Integer()),
  actor: Type.String(),
  action: Type.Enum(auditActions),
  thing: Type.Enum(auditThings),
  thing_id: nullable(Type.Integer()),
  name: Type.String(),
  before: fields,
  after: fields,
})
export type AuditEntry = Type.Static<typeof entry>

/** Bounded, so that every day there is in it is one for the database too. */
const day = Type.String({ format: 'date', pattern: '^2[01]\\d\\d-\\d\\d-\\d\\d$' })
const bigId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/**
 * The newest entries; `older` asks for those before an entry. Days are UTC, both included. `next` is what `older` should be for the following page, null
 * at the end.
 */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v1/operator/audit',
  access: 'admin',
  summary: 'Who changed what, newest first',
  query: Type.Object({
    older: Type.Optional(bigId),
    person: Type.Optional(id),
    thing: Type.Optional(Type.Enum(auditThings)),
    thing_id: Type.Optional(id),
    action: Type.Optional(Type.Enum(auditActions)),
    from: Type.Optional(day),
    to: Type.Optional(day),
    perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  answer: Type.Object({ data: Type.Array(entry), next: nullable(Type.Integer()) }),
})

export const listAuditPeople = endpoint({
  method: 'GET',
  path: '/api/v1/operator/audit/people',
  access: 'admin',
  summary: 'People who stand in the audit log',
  answer: Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })) }),
})
