import type { Side } from './states.ts'

/** The part somebody has in a request: who asked, the seller of the goods, a provider or a broker who was asked, or the operator. */
export const requestParties = ['buyer', 'seller', 'provider', 'broker', 'admin'] as const
export type RequestParty = (typeof requestParties)[number]

/** Companies of these kinds answer from a desk: what reaches one of them reaches all that are approved. */
const desks = ['provider', 'broker'] as const
export type Desk = (typeof desks)[number]

/** What a request is to the deal it belongs to, in the order of a deal: its goods are bought, carried, cleared. */
export const partRoles = ['goods', 'carriage', 'clearance'] as const
export type PartRole = (typeof partRoles)[number]

/** Who has a part in a kind of request. */
export type Parties = {
  /** What the kind is called on the wire. */
  name: string
  role: PartRole
  answeringParty: RequestParty
  /** Which companies answer; null: the seller of the goods alone. */
  desk: Desk | null
  /** Whether the seller of the goods is told of it and sees it. */
  isSellerTold: boolean
  /** Whether who answers is told what the goods cost, see `sightOfPrices`. */
  isToldPrices: boolean
}

/** Who reads requests: a company with its desk, or the operator. */
export type RequestReader = { companyId: number; desk?: Desk | undefined } | 'admin'

/** The desk a company answers from, for what it is; only an approved one has a desk. */
export function deskOf({ kind, isVerified }: { kind: string; isVerified: boolean }): Desk | undefined {
  return isVerified ? desks.find((desk) => desk === kind) : undefined
}

/** Which side of a request a party is on; the seller of goods that others carry or clear only looks on, as the operator does. */
export function sideOf(party: RequestParty, { answeringParty }: Pick<Parties, 'answeringParty'>): Side | undefined {
  if (party === 'buyer') return 'asking'
  return party === answeringParty ? 'answering' : undefined
}

/** The part a reader has in a request; undefined for everybody whom it does not concern. `onlyId` is the one company of its desk that it went to; null: to all of them. */
export function partyIn(
  request: { kind: Parties; buyerId: number; supplierId: number; onlyId: number | null },
  reader: RequestReader,
): RequestParty | undefined {
  if (reader === 'admin') return 'admin'
  const { kind, buyerId, supplierId, onlyId } = request
  if (buyerId === reader.companyId) return 'buyer'
  if (supplierId === reader.companyId && kind.isSellerTold) return 'seller'
  if (onlyId !== null && onlyId !== reader.companyId) return undefined
  return kind.desk !== null && kind.desk === reader.desk ? kind.answeringParty : undefined
}
