import { createHmac, timingSafeEqual } from 'node:crypto'

/** Codes of authenticator apps: RFC 6238 with what every app knows, HMAC-SHA-1, half a minute, six digits. */

const stepMs = 30_000
const digits = 6
/** Clocks of telephones go wrong, and typing takes a while: one step before and one after are taken as well. */
const drift = 1

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

/** The code of one half minute (RFC 4226). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute that a code is of, around now; nothing when it is of none. Every one is compared, so that the time tells nothing. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  let found: number | undefined
  for (let step = stepOf(now) - drift; step <= stepOf(now) + drift; step++)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) found = step
  return found
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding: how apps take a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code says, in the form all apps read. */
export function writeKeyAddress(secret: Buffer, marketplace: string, email: string): string {
  const issuer = encodeURIComponent(marketplace.replaceAll(':', ' '))
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${toBase32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=30`
}
