import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, nullable, text } from '../fields.ts'

/** The person signed in, as spec §3 "User session" names the fields. `is_admin` is 3 for an admin, else 0. */
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
  company: nullable(Type.Object({ id: Type.Integer(), slug: Type.String(), name: Type.String() })),
  profile: Type.Object({
    id: Type.Integer(),
    first_name: Type.String(),
    last_name: Type.String(),
    is_seller: Type.Boolean(),
    is_seller_verified: Type.Boolean(),
  }),
})
export type SessionUser = Type.Static<typeof sessionUser>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in with e-mail and password',
  body: closed({ email: text(254, 1), password: text(128, 1) }),
  answer: Type.Object({ jwt: Type.Object({ token: Type.String() }), user: sessionUser }),
})

export const customSession = endpoint({
  method: 'GET',
  path: '/api/auth/custom-session',
  access: 'signedIn',
  summary: 'Who the token belongs to',
  answer: Type.Object({ user: sessionUser }),
})

export const userDetails = endpoint({
  method: 'GET',
  path: '/api/v1/user-details',
  access: 'signedIn',
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
