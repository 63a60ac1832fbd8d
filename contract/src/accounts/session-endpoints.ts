import * as Type from 'typebox'
import { companyRoles } from '../company-roles.ts'
import { endpoint } from '../endpoint.ts'
import { closed, nullable, text } from '../fields.ts'
import { legalDocuments } from '../legal-documents.ts'

/**
 * The person signed in, with the field names of docs/product.md#wire. `is_admin` is 3 for an admin, else 0; `company.role` is what they may do for it.
 */
export const sessionUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  is_admin: Type.Integer(),
  role: Type.Union([
    Type.Literal('buyer'),
    Type.Literal('seller'),
    Type.Literal('provider'),
    Type.Literal('broker'),
    Type.Literal('admin'),
  ]),
  /** An operator who has to set up a second step before anything else: every other call of theirs is refused, or answered as a guest's. */
  needs_second_step: Type.Boolean(),
  /** Texts whose newest version they have to accept before they go on: until then they may only read. */
  to_accept: Type.Array(Type.Enum(legalDocuments)),
  /** A seller whose company no operator has approved yet: they may prepare it, and nothing of it is shown to others. */
  is_waiting: Type.Boolean(),
  company: nullable(
    Type.Object({
      id: Type.Integer(),
      slug: Type.String(),
      name: Type.String(),
      role: Type.Enum(companyRoles),
      /** An operator has approved it: what a seller needs to be on the market, a provider or broker to be shown requests. Nobody asks it of a buyer's. */
      is_approved: Type.Boolean(),
    }),
  ),
  profile: Type.Object({
    id: Type.Integer(),
    first_name: Type.String(),
    last_name: Type.String(),
    is_seller: Type.Boolean(),
    is_seller_verified: Type.Boolean(),
  }),
  /** In a session of an operator who looks on with the person's consent: who it is, and until when. Everything can be read, nothing written. */
  visit: nullable(Type.Object({ operator: Type.String(), until: Type.String() })),
})
export type SessionUser = Type.Static<typeof sessionUser>

/**
 * Who has turned two-step sign-in on is refused with `second_step`: `details.ticket` is what `takeSecondStep` takes with a code.
 * Whose company asks for its own provider is refused with `company_sign_in`.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in with e-mail and password',
  body: closed({ email: text(254, 1), password: text(128, 1) }),
  answer: Type.Object({ jwt: Type.Object({ token: Type.String() }), user: sessionUser }),
  refuses: ['invalid_credentials', 'second_step', 'company_sign_in', 'too_many'],
})

export const customSession = endpoint({
  method: 'GET',
  path: '/api/auth/custom-session',
  access: 'signedIn',
  whileWaiting: true,
  beforeSecondStep: true,
  summary: 'Who the token belongs to',
  answer: Type.Object({ user: sessionUser }),
})

export const userDetails = endpoint({
  method: 'GET',
  path: '/api/v1/user-details',
  access: 'signedIn',
  whileWaiting: true,
  beforeSecondStep: true,
  summary: 'The signed-in person',
  answer: Type.Object({ user: sessionUser }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/auth/logout',
  access: 'anyone',
  summary: 'End the session of the token; ending none is no error',
  answer: Type.Object({ success: Type.Boolean() }),
})
