import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What can be wrong with what a device answers. */
export type Wrong = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  handle?: string
  isVerified?: boolean
  isPresent?: boolean
  crossOrigin?: boolean
  /** Signed with a key that is not the passkey's. */
  key?: KeyObject
  statement?: { form: string; value: Buffer }
}

const encode = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/**
 * A device with passkeys, written after the standard (WebAuthn Level 3, 6.1 and 6.5) and not after the library that reads it: it makes a key on P-256 and signs
 * with it.
 */
export function makeDevice({ origin = 'http://localhost:3000', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(16)
  let handle = ''
  let used = 0

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: wrong.crossOrigin ?? false,
      }),
    )

  const data = (rpId: string, wrong: Wrong, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counts ? used : 0)
    const flags =
      (wrong.isPresent === false ? 0 : 0x01) |
      (wrong.isVerified === false ? 0 : 0x04) |
      (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), count, attested])
  }

  return {
    credential: encode(credential),
    get used() {
      return used
    },
    /** As if it were a copy that was used so often. */
    turnTo(count: number) {
      used = count
    },
    /** Makes the passkey that `beginPasskey` asks for. */
    make(wanted: { challenge: string; rp: { id: string }; user: { handle: string } }, wrong: Wrong = {}) {
      handle = wanted.user.handle
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey(publicKey)])
      const { form, value } = wrong.statement ?? { form: 'none', value: Buffer.from([0xa0]) }
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf(form),
        textOf('attStmt'),
        value,
        textOf('authData'),
        bytesOf(data(wanted.rp.id, wrong, attested)),
      ])
      return {
        credential: encode(credential),
        client_data: encode(clientData('webauthn.create', wanted.challenge, wrong)),
        attestation: encode(attestation),
        transports: ['internal'],
      }
    },
    /** Signs what `beginPasskeySignIn` asks. */
    show(asked: { challenge: string; rp_id: string }, wrong: Wrong = {}) {
      used++
      const authenticator = data(asked.rp_id, wrong)
      const client = clientData('webauthn.get', asked.challenge, wrong)
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(client)]), wrong.key ?? privateKey)
      return {
        credential: encode(credential),
        client_data: encode(client),
        authenticator_data: encode(authenticator),
        signature: encode(signature),
        user_handle: wrong.handle ?? handle,
      }
    },
  }
}

export const strangeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

/** A key on P-256 as COSE writes it (RFC 9053): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesOf(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytesOf(Buffer.from(y, 'base64url')),
  ])
}

/** Texts and bytes of CBOR (RFC 8949), as long as they are here. */
export function textOf(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

export function bytesOf(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}
