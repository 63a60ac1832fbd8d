import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { signInWays } from '../sign-in-ways.ts'

/** What the form of `#/secured/register` sends; see `refuseRegistration` for its rules. Optional fields may be empty. */
const registration = closed({
  type: Type.Union([Type.Literal('buyer'), Type.Literal('seller'), Type.Literal('provider')]),
  first_name: text(80),
  last_name: text(80),
  email: text(254),
  password: text(128),
  phone_code: Type.Optional(text(10)),
  phone: Type.Optional(text(30)),
  terms: Type.Boolean(),
  company: closed({
    name: text(120),
    country: text(2),
    city: Type.Optional(text(100)),
    /** Street and number. */
    address: Type.Optional(text(200)),
    zip: Type.Optional(text(20)),
    website: Type.Optional(text(300)),
    registration_number: Type.Optional(text(60)),
    tax_number: Type.Optional(text(60)),
  }),
})

/** The answer is the same whether the address was known or not; what is true is told by mail (docs/safety.md#sign-in). */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Register a person and their company; a mail with a link confirms the address',
  body: registration,
  answer: Type.Object({
    user: Type.Object({
      email: Type.String(),
      first_name: Type.String(),
      last_name: Type.String(),
      role: Type.String(),
      is_confirmed: Type.Boolean(),
    }),
  }),
  status: 201,
  refuses: ['too_many'],
})

const token = text(200, 1)

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/v1/email-confirmations',
  access: 'anyone',
  summary: 'Confirm the address a link was sent to',
  body: closed({ token }),
  /** `waiting`: a seller whose company an operator still has to approve. */
  answer: Type.Object({ state: Type.Union([Type.Literal('active'), Type.Literal('waiting')]), email: Type.String() }),
  refuses: ['too_many'],
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/v1/email-confirmations/again',
  access: 'anyone',
  summary: 'Ask for the mail with the confirming link once more; always the same answer',
  body: closed({ email: text(254) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['too_many'],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/password-resets',
  access: 'anyone',
  summary: 'Ask for a mail with a link to choose a new password; always the same answer',
  body: closed({ email: text(254) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['too_many'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/password-resets/use',
  access: 'anyone',
  summary:
    'Choose a new password with the token of the mail; ends every session and, unless told otherwise, every API token the person has made',
  /** `end_api_tokens`: true when left out. Who forgets a password may have lost it to somebody. */
  body: closed({ token, password: text(128), end_api_tokens: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['too_many'],
})

const profile = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  /** The address asked for that has not been confirmed yet, as long as the link sent there works. */
  awaited_email: nullable(Type.String()),
  phone_code: Type.String(),
  phone: Type.String(),
})
export type Profile = Type.Static<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v1/profile',
  access: 'signedIn',
  whileWaiting: true,
  summary: "The person's own details",
  answer: profile,
})

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/profile',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'Change name and phone; an empty phone takes it away',
  body: closed({ first_name: text(80), last_name: text(80), phone_code: text(10), phone: text(30) }),
  answer: profile,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v1/profile/password',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Change the password; ends every other session and, when asked to, every API token the person has made',
  /** `end_api_tokens`: false when left out. A change that is merely due must not stop a company's programs. */
  body: closed({ current_password: text(128), password: text(128), end_api_tokens: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['too_many'],
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/v1/profile/email',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Ask for another address; it changes when the link in the mail to it is opened',
  body: closed({ current_password: text(128), email: text(254) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['too_many'],
})

/** Harmless where none is awaited. */
export const keepEmail = endpoint({
  method: 'DELETE',
  path: '/api/v1/profile/email',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Keep the present address: the link sent to the awaited one no longer works',
  answer: Type.Object({ success: Type.Boolean() }),
})

/** Why the person may not delete their account now, null where they may; `open` is what their company has to finish first, the newest few of it. */
export const readDeletion = endpoint({
  method: 'GET',
  path: '/api/v1/profile/deletion',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'What keeps the person from deleting their account',
  answer: Type.Object({
    refusal: nullable(Type.String()),
    open: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('request'), Type.Literal('order')]),
        id: Type.Integer(),
        /** Of an order; a request goes by its id. */
        number: nullable(Type.String()),
      }),
    ),
  }),
})

/** 422 `refused` with the reason: the last owner hands over first, the last operator appoints another, open business is finished (`refuseDeletion`). */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/profile/deletion',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: "Delete the person's own account, at once and for good; papers of deals stay without the name",
  body: closed({ current_password: text(128) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['too_many', 'refused'],
})

/** For somebody who asked for it and cannot sign in to do it: under the same conditions, with a reason that stands in their mail and in the audit log. */
export const deleteAccountOf = endpoint({
  method: 'PUT',
  path: '/api/v1/people/:id/deletion',
  access: 'admin',
  summary: "Delete somebody's account, at once and for good",
  params: Type.Object({ id }),
  body: closed({ reason: text(1000, 1) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['refused'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/sessions',
  access: 'signedIn',
  whileWaiting: true,
  summary: "The person's open sessions, the one of this call marked",
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        user_agent: Type.String(),
        /** How the person showed who they are. */
        way: Type.Enum(signInWays),
        created_at: Type.String(),
        expires_at: Type.String(),
        is_current: Type.Boolean(),
      }),
    ),
  }),
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/:id',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: "End one of the person's sessions",
  params: Type.Object({ id }),
  answer: Type.Object({ success: Type.Boolean() }),
})

const whereabouts = Type.Object({
  /** What is not known yet, by field of `fillWhereabouts`; a phone is its code and its number. */
  missing: Type.Array(Type.Enum(['phone_code', 'phone', 'address', 'zip', 'city'])),
  /** The company's country, ISO 3166-1 alpha-2, its postcode and its town; '' where nobody has said. */
  country: Type.String(),
  zip: Type.String(),
  city: Type.String(),
})

/** What sellers need to know of who asks them and registering did not ask: the person's phone, the company's address. 404 without a company. */
export const getWhereabouts = endpoint({
  method: 'GET',
  path: '/api/v1/own-whereabouts',
  access: 'signedIn',
  summary: 'What of phone and address is still missing before the first request',
  answer: whereabouts,
})

/** Fills in what is missing; what is known already stays as it is, whatever is sent. 422 with the fields named. */
export const fillWhereabouts = endpoint({
  method: 'PUT',
  path: '/api/v1/own-whereabouts',
  access: 'signedIn',
  needs: 'editor',
  summary: "Fill in one's own phone and the address of one's company where they are missing",
  body: closed({ phone_code: text(10), phone: text(30), address: text(200), zip: text(20), city: text(100) }),
  answer: whereabouts,
})
