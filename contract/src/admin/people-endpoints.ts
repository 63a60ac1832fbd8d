import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { companyKinds, companyStates, personRoles, personStates } from './states.ts'

const person = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum(personRoles),
  state: Type.Enum(personStates),
  company: nullable(Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String(), kind: Type.String() })),
  created_at: Type.String(),
  /** When they last used a session that is open now. */
  seen_at: nullable(Type.String()),
  sessions: Type.Integer(),
  /** Whether there is something to take away: an app whose codes signing in asks for, or a passkey. */
  has_two_steps: Type.Boolean(),
})
export type DeskPerson = Type.Static<typeof person>

/** Newest first; `search` is part of a name, an address or a company's name. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/v1/operator/people',
  access: 'admin',
  summary: 'Everybody with an account',
  query: Type.Object({
    ...pageQuery,
    search: Type.Optional(text(100)),
    role: Type.Optional(Type.Enum(personRoles)),
    state: Type.Optional(Type.Enum(personStates)),
    company: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
  answer: Type.Object({ data: Type.Array(person), pagination }),
})

const company = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  kind: Type.String(),
  country: Type.String(),
  city: Type.String(),
  state: Type.Enum(companyStates),
  is_approved: Type.Boolean(),
  people: Type.Integer(),
  products: Type.Integer(),
  created_at: Type.String(),
})
export type DeskCompany = Type.Static<typeof company>

export const listDeskCompanies = endpoint({
  method: 'GET',
  path: '/api/v1/operator/companies',
  access: 'admin',
  summary: 'All companies, newest first',
  query: Type.Object({
    ...pageQuery,
    search: Type.Optional(text(100)),
    kind: Type.Optional(Type.Enum(companyKinds)),
    state: Type.Optional(Type.Enum(companyStates)),
  }),
  answer: Type.Object({ data: Type.Array(company), pagination }),
})
