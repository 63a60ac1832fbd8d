import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Viewer } from '../session.ts'

/** Who looks, as plain digests that live in memory for a few seconds only: sealed with the secret of the day before anything is stored. */
export type Visitor = {
  visitor: string
  /** The address alone; undefined for people who are signed in, who each count whatever network they share. */
  origin: string | undefined
}

/** The person who is signed in; of a guest, address and user agent together: people of one office share the first, and seldom the second as well. */
export function describeVisitor(
  viewer: Pick<Viewer, 'userId'> | undefined,
  address: string,
  userAgent: string | undefined,
): Visitor {
  if (viewer) return { visitor: digest(`person ${viewer.userId}`), origin: undefined }
  const origin = readNetwork(address)
  return { visitor: digest(`guest ${origin} ${userAgent ?? ''}`), origin: digest(`network ${origin}`) }
}

/** Without the secret, every address there is could be tried until its hash is found; with it gone, nobody can. */
export function sealDigest(plain: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(plain).digest('hex').slice(0, 32)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** An IPv6 customer holds at least 64 bits of addresses and could come from another one each time. */
function readNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...gap, ...last]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
