import type { addPasskey, signInWithPasskey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import type { PasskeyPlace } from '@fairquay/contract/accounts/passkeys/rules.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'

export type Added = BodyOf<typeof addPasskey>
export type Shown = BodyOf<typeof signInWithPasskey>
export type Made = { credential: Buffer; publicKey: Buffer; count: number; isSynced: boolean }

/** Signatures that are understood, by their numbers in COSE, the best first: Ed25519, ECDSA on P-256, RSA. */
export const algorithms = [-8, -7, -257]

/** Read when the first passkey is shown: most processes never see one, and it takes a good part of a start. */
const library = () => import('@simplewebauthn/server')
const parts = () => import('@simplewebauthn/server/helpers')

/**
 * The challenge that an answer was made for; nothing when it is no answer, or of a page inside another one. Whether it was made for this marketplace is asked
 * with everything else.
 */
export function readChallenge(clientData: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    if (typeof read !== 'object' || read === null || !('challenge' in read)) return undefined
    if ('crossOrigin' in read && read.crossOrigin !== false) return undefined
    return typeof read.challenge === 'string' ? read.challenge : undefined
  } catch {
    return undefined
  }
}

/** What a device has made, when everything about it is right; nothing otherwise. */
export async function verifyMade(
  { credential, client_data, attestation, transports }: Added,
  challenge: string,
  { rpId, origin }: PasskeyPlace,
): Promise<Made | undefined> {
  try {
    if (!(await isUncertified(attestation))) return undefined
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential,
        rawId: credential,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation, transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    })
    // What is asked for later is the number the device has signed, not the one that was sent beside it.
    if (registrationInfo?.credential.id !== credential) return undefined
    return {
      credential: Buffer.from(credential, 'base64url'),
      publicKey: Buffer.from(registrationInfo.credential.publicKey),
      count: registrationInfo.credential.counter,
      isSynced: registrationInfo.credentialBackedUp,
    }
  } catch {
    // The library throws for whatever is wrong with what was sent.
    return undefined
  }
}

/**
 * No certificate is asked for, and none is read: the library would call the addresses that stand in one, and whoever adds a passkey could choose them. What a
 * device signs with the new key itself stays.
 */
async function isUncertified(attestation: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await parts()
  const read = decodeAttestationObject(isoBase64URL.toBuffer(attestation))
  const form = read.get('fmt')
  return form === 'none' || (form === 'packed' && read.get('attStmt').get('x5c') === undefined)
}

/** What a device that holds `known` has answered: how often it was used by now; nothing when anything is wrong. */
export async function verifyShown(
  { credential, client_data, authenticator_data, signature, user_handle }: Shown,
  challenge: string,
  { rpId, origin }: PasskeyPlace,
  known: { public_key: Buffer; sign_count: number },
): Promise<{ count: number; isSynced: boolean } | undefined> {
  try {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential,
        rawId: credential,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client_data,
          authenticatorData: authenticator_data,
          signature,
          userHandle: user_handle,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credential, publicKey: new Uint8Array(known.public_key), counter: known.sign_count },
    })
    if (!verified) return undefined
    return { count: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
  } catch {
    return undefined
  }
}
