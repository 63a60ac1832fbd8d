import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { closed, id, nullable, text } from '../../fields.ts'
import { sessionUser } from '../session-endpoints.ts'
import { longestPasskeyName } from './rules.ts'

/** Bytes as WebAuthn writes them in JSON: Base64 for addresses, without filling. */
const encoded = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength })
const passkeyName = text(longestPasskeyName, 1)
const done = Type.Object({ success: Type.Boolean() })
const own = { access: 'signedIn', whileWaiting: true } as const

const passkey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Whether it is kept on more than one device, as password managers do. */
  is_synced: Type.Boolean(),
  created_at: Type.String(),
  /** When somebody last signed in with it, ISO. */
  last_used_at: nullable(Type.String()),
})
export type Passkey = Type.Static<typeof passkey>

export const listPasskeys = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/passkeys',
  beforeSecondStep: true,
  summary: "The person's own passkeys",
  answer: Type.Object({ data: Type.Array(passkey) }),
})

/** Good for five minutes and for one passkey; asked again, the newest counts. The answer is what a browser's `navigator.credentials.create` takes. */
export const beginPasskey = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/passkeys/challenge',
  beforeSecondStep: true,
  beforeAccepting: true,
  summary: 'Begin adding a passkey, with the password: what the device is asked',
  body: closed({ current_password: text(128) }),
  answer: Type.Object({
    challenge: Type.String(),
    /** The name the passkey is bound to, and that of the marketplace. */
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    /** `handle`: whom the device takes the passkey to be of, bytes. */
    user: Type.Object({ handle: Type.String(), name: Type.String(), display_name: Type.String() }),
    /** What there is already: the same device is not asked twice. */
    known: Type.Array(Type.Object({ credential: Type.String(), transports: Type.Array(Type.String()) })),
    /** Numbers of the signatures that are understood (COSE), the best first. */
    algorithms: Type.Array(Type.Integer()),
  }),
  refuses: ['too_many'],
})
export type PasskeyWanted = Type.Static<typeof beginPasskey.answer>

/** What the device answered is in `credential`, `client_data` and `attestation`, as bytes in Base64 for addresses. */
export const addPasskey = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/passkeys',
  beforeSecondStep: true,
  beforeAccepting: true,
  summary: 'Add the passkey that a device has made',
  body: closed({
    name: passkeyName,
    credential: encoded(1400),
    client_data: encoded(4000),
    attestation: encoded(16_000),
    transports: Type.Array(text(20, 1), { maxItems: 10 }),
  }),
  answer: passkey,
  status: 201,
  idempotent: true,
})

export const renamePasskey = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/passkeys/:id',
  beforeAccepting: true,
  summary: 'Give a passkey another name',
  params: Type.Object({ id }),
  body: closed({ name: passkeyName }),
  answer: passkey,
})

/** The sessions it opened end with it, except the one that asks. */
export const removePasskey = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/passkeys/:id/removal',
  beforeAccepting: true,
  summary: 'Remove a passkey, with the password',
  params: Type.Object({ id }),
  body: closed({ current_password: text(128) }),
  answer: done,
  refuses: ['too_many'],
})

/** Good for five minutes and for one sign-in. The answer is what a browser's `navigator.credentials.get` takes; which person it is, the passkey says. */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey-challenge',
  access: 'anyone',
  summary: 'Begin signing in with a passkey: what the device is asked',
  answer: Type.Object({ challenge: Type.String(), rp_id: Type.String() }),
  refuses: ['too_many'],
})

/**
 * A passkey is enough by itself: the device has asked who is in front of it. Whatever is wrong is answered alike, as a wrong password is, and a challenge is
 * good for one try.
 */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey',
  access: 'anyone',
  summary: 'Sign in with a passkey',
  body: closed({
    credential: encoded(1400),
    client_data: encoded(4000),
    authenticator_data: encoded(4000),
    signature: encoded(8000),
    user_handle: encoded(100),
  }),
  answer: Type.Object({ jwt: Type.Object({ token: Type.String() }), user: sessionUser }),
  refuses: ['invalid_credentials', 'company_sign_in', 'too_many'],
})
