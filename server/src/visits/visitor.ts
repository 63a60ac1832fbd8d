import { createHash, createHmac } from 'node:crypto'
import type { ViewedKind } from '@fairquay/contract/statistics/rules.ts'
import { networkOf } from '../counted-network.ts'
import type { Viewer } from '../session.ts'

/** Who looks, as plain digests that live in memory for a few seconds only: sealed with the secret of the day before anything is stored. */
export type Visitor = {
  visitor: string
  /** The address alone; undefined for people who are signed in, who each count whatever network they share. */
  origin: string | undefined
}

/** A page that was looked at, or a product that was put into a cart. */
export type VisitKind = ViewedKind | 'cart'

/** One visit of somebody at something; `hour` is when its hour began, ISO 8601 in UTC. */
export type Visit = Visitor & {
  kind: VisitKind
  thingId: number
  viewerCompanyId: number | undefined
  hour: string
  /** What was searched for when this was found. */
  words?: string | undefined
}

/** The person who is signed in; of a guest, address and user agent together: people of one office share the first, and seldom the second as well. */
export function describeVisitor(
  viewer: Pick<Viewer, 'userId'> | undefined,
  address: string,
  userAgent: string | undefined,
): Visitor {
  if (viewer) return { visitor: digest(`person ${viewer.userId}`), origin: undefined }
  const origin = networkOf(address)
  return { visitor: digest(`guest ${origin} ${userAgent ?? ''}`), origin: digest(`network ${origin}`) }
}

/** Without the secret, every address there is could be tried until its hash is found; with it gone, nobody can. */
export function sealDigest(plain: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(plain).digest('hex').slice(0, 32)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** For whom somebody searches: their company, else themselves; of a guest the network. */
export function describeSearcher(viewer: Pick<Viewer, 'userId' | 'company'> | undefined, address: string): string {
  if (viewer) return viewer.company ? `company ${viewer.company.id}` : `person ${viewer.userId}`
  return `network ${networkOf(address)}`
}
