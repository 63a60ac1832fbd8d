import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { closed, id, nullable, text } from '../../fields.ts'
import { sessionUser } from '../session-endpoints.ts'

/** As typed: six digits of an authenticator app, or a recovery code, with or without spaces and hyphens. */
const code = text(40, 1)
const done = Type.Object({ success: Type.Boolean() })
const own = { access: 'signedIn', whileWaiting: true, beforeSecondStep: true, beforeAccepting: true } as const

/**
 * The second step of a sign-in that `login` answered with `second_step`: its ticket stands in `details`, is good for ten minutes and opens nothing by itself.
 * A wrong code is told at `code`, a ticket that is over at `ticket`. Asked again with the same code within two minutes, after a lost answer, a new session takes
 * the place of the first.
 */
export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/api/auth/login/second-step',
  access: 'anyone',
  summary: 'Go on signing in with a code of the authenticator app, or a recovery code',
  body: closed({ ticket: text(200, 1), code }),
  answer: Type.Object({ jwt: Type.Object({ token: Type.String() }), user: sessionUser }),
  refuses: ['too_many'],
})

export const getTwoStep = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/two-step',
  summary: "The person's own two-step sign-in",
  answer: Type.Object({
    /** Since when signing in asks for a code of an app, ISO; null: it does not. */
    authenticator_since: nullable(Type.String()),
    /** Recovery codes that were not used yet. */
    recovery_codes: Type.Integer(),
  }),
})
export type TwoStep = Type.Static<typeof getTwoStep.answer>

/** Changes nothing about signing in until a code is shown with `confirmAuthenticator`; asked again, another secret takes the place of this one. */
export const beginAuthenticator = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/two-step/authenticator',
  summary: 'Begin setting up an authenticator app: the secret, as text and as a QR code',
  body: closed({ current_password: text(128) }),
  answer: Type.Object({
    /** In Base32, as apps take it. */
    secret: Type.String(),
    /** What the QR code says: `otpauth://totp/…`. */
    address: Type.String(),
    /** The QR code: a square of `size` units, and the path of its dark modules in SVG. */
    qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
  }),
  refuses: ['too_many'],
})

/** The recovery codes are in this answer and in no other: only their hashes are kept. A retry under the same key is answered with new ones. */
export const confirmAuthenticator = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/two-step/authenticator/confirmation',
  summary: 'Turn two-step sign-in on with a code of the app; ends every other session and answers ten recovery codes',
  body: closed({ code }),
  answer: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
  idempotent: true,
  refuses: ['too_many'],
})

export const renewRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/two-step/recovery-codes',
  summary: 'Ten new recovery codes; those from before work no more',
  body: closed({ current_password: text(128), code }),
  answer: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
  idempotent: true,
  refuses: ['too_many'],
})

/** Turning off what is off already is no error. */
export const removeAuthenticator = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/two-step/authenticator/removal',
  summary: 'Turn two-step sign-in off, with the password and a code',
  body: closed({ current_password: text(128), code }),
  answer: done,
  refuses: ['too_many'],
})

/** For somebody who lost the app and the recovery codes. Every session of theirs ends, and a mail tells them. */
export const removeTwoStepOf = endpoint({
  method: 'PUT',
  path: '/api/v1/people/:id/two-step/removal',
  access: 'admin',
  summary: "Take away somebody's second step of signing in",
  params: Type.Object({ id }),
  body: closed({ reason: text(1000, 1) }),
  answer: done,
})
