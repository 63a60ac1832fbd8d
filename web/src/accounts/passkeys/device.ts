import type { addPasskey, PasskeyWanted, signInWithPasskey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { findPasskeyPlace, passkeyPatience } from '@fairquay/contract/accounts/passkeys/rules.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { passkeyTexts } from './texts.ts'

export type Made = Omit<BodyOf<typeof addPasskey>, 'name'>
export type Shown = BodyOf<typeof signInWithPasskey>

/** Why passkeys cannot be used here; with the address where they can, when there is one. */
export type WhyNot = { why: 'unknown' } | { why: 'number'; address: string | undefined }

export function findWhyNot(): WhyNot | undefined {
  const place = findPasskeyPlace(location.origin)
  if (place?.origin !== location.origin) return { why: 'number', address: place?.origin }
  return typeof window.PublicKeyCredential === 'function' && 'credentials' in navigator ? undefined : { why: 'unknown' }
}

/** Has the device make a passkey. Throws an error with a sentence for people. */
export async function makePasskey(
  { challenge, rp, user, known, algorithms }: PasskeyWanted,
  signal: AbortSignal,
): Promise<Made> {
  const made = await ask(
    navigator.credentials.create({
      signal,
      publicKey: {
        challenge: decode(challenge),
        rp,
        user: { id: decode(user.handle), name: user.name, displayName: user.display_name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map(({ credential, transports }) => ({
          type: 'public-key',
          id: decode(credential),
          transports: transports as AuthenticatorTransport[],
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: passkeyPatience,
      },
    }),
  )
  const answer = made.response as AuthenticatorAttestationResponse
  return {
    credential: encode(made.rawId),
    client_data: encode(answer.clientDataJSON),
    attestation: encode(answer.attestationObject),
    // Not every password manager that stands in for the browser has it.
    transports: answer.getTransports?.().slice(0, 10) ?? [],
  }
}

/** Has the person choose a passkey and the device sign with it. */
export async function showPasskey(
  { challenge, rp_id }: { challenge: string; rp_id: string },
  signal: AbortSignal,
): Promise<Shown> {
  const shown = await ask(
    navigator.credentials.get({
      signal,
      publicKey: {
        challenge: decode(challenge),
        rpId: rp_id,
        userVerification: 'required',
        timeout: passkeyPatience,
      },
    }),
  )
  const answer = shown.response as AuthenticatorAssertionResponse
  return {
    credential: encode(shown.rawId),
    client_data: encode(answer.clientDataJSON),
    authenticator_data: encode(answer.authenticatorData),
    signature: encode(answer.signature),
    // What can be found without a name carries one; a key that lacks it is none of ours.
    user_handle: answer.userHandle ? encode(answer.userHandle) : 'none',
  }
}

async function ask(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null
  try {
    credential = await answer
  } catch (error) {
    throw new Error(describe(error), { cause: error })
  }
  if (!credential) throw new Error(passkeyTexts.notMade)
  return credential as PublicKeyCredential
}

/** What a browser's refusal means to people (WebAuthn, 5.1.3 and 5.1.4): most of them are told alike on purpose, so that sites learn nothing. */
function describe(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return passkeyTexts.stopped
  if (name === 'InvalidStateError') return passkeyTexts.hasOne
  if (name === 'SecurityError') return passkeyTexts.notHere
  return passkeyTexts.notMade
}

/** Bytes as the wire has them. Written here: the browsers' own way to JSON is missing in some of them and in password managers that stand in for them. */
function encode(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
