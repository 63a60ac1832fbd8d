import { requestMessages } from './messages.ts'

export const requestKinds = ['purchase', 'logistic', 'customs'] as const
export type RequestKind = (typeof requestKinds)[number]

/**
 * Where a request stands between who asked and who answers. `asked`: the answering side waits to be told something; `countered`: the buyer has proposed
 * other terms; `revised`: there is a newer answer than the first.
 */
export const requestStatuses = [
  'sent',
  'seen',
  'asked',
  'answered',
  'quoted',
  'countered',
  'revised',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The part somebody has in a request: who asked, the seller of the goods, a provider or a broker who was asked, or the operator. */
export const requestParties = ['buyer', 'seller', 'provider', 'broker', 'admin'] as const
export type RequestParty = (typeof requestParties)[number]

/** What people do. `say` is a message that changes no state, `ask` one that waits to be told something, `reply` the buyer's first message after that. */
export const requestActions = [
  'open',
  'say',
  'ask',
  'reply',
  'quote',
  'revise',
  'counter',
  'accept',
  'decline',
  'withdraw',
] as const
export type RequestAction = (typeof requestActions)[number]

/** What happens without anybody doing it: the offer's last day ended, or another company's offer was accepted. */
export const requestTurns = ['expire', 'pass_over'] as const
export type RequestTurn = (typeof requestTurns)[number]

type Side = 'asking' | 'answering'
type Move = { from: readonly RequestStatus[]; to: RequestStatus | 'same'; by: readonly Side[] }

const beforeOffer = ['sent', 'seen', 'asked', 'answered'] as const
const withOffer = ['quoted', 'countered', 'revised'] as const
const unsettled = [...beforeOffer, ...withOffer, 'expired'] as const

/** Every change of state there is: from where, to where, and by which side. What is not here is refused. */
const moves: Record<RequestAction, Move> = {
  open: { from: ['sent'], to: 'seen', by: ['answering'] },
  say: { from: requestStatuses, to: 'same', by: ['asking', 'answering'] },
  ask: { from: ['sent', 'seen', 'answered'], to: 'asked', by: ['answering'] },
  reply: { from: ['asked'], to: 'answered', by: ['asking'] },
  quote: { from: beforeOffer, to: 'quoted', by: ['answering'] },
  // An expired offer may be made anew: that is what a buyer who comes late asks for.
  revise: { from: [...withOffer, 'expired'], to: 'revised', by: ['answering'] },
  counter: { from: ['quoted', 'revised'], to: 'countered', by: ['asking'] },
  accept: { from: ['quoted', 'revised'], to: 'accepted', by: ['asking'] },
  decline: { from: unsettled, to: 'declined', by: ['asking', 'answering'] },
  withdraw: { from: unsettled, to: 'withdrawn', by: ['asking'] },
}

const turns: Record<RequestTurn, { from: readonly RequestStatus[]; to: RequestStatus }> = {
  expire: { from: withOffer, to: 'expired' },
  pass_over: { from: unsettled, to: 'declined' },
}

/** What binds somebody, now or as soon as the other side says yes. */
const binding: readonly RequestAction[] = ['quote', 'revise', 'counter', 'accept']

/**
 * Whether the company that answers may make offers and have them accepted. `isOpen`: its first owner is active, which also opens and closes a showroom; of
 * a seller that holds only once an operator has approved it, providers and brokers have an approval of their own.
 */
export function mayDeal({ kind, isOpen, isVerified }: { kind: string; isOpen: boolean; isVerified: boolean }): boolean {
  return isOpen && (kind === 'seller' || isVerified)
}

/**
 * What an action makes of a request, or why it may not be done now by this party. Of several answering companies each has a state of its own. With one that
 * may not deal (`canDeal`) nothing is agreed that is not agreed yet; what is there can still be talked about, declined and withdrawn.
 */
export function decideAction(
  action: RequestAction,
  party: RequestParty,
  kind: RequestKind,
  status: RequestStatus,
  canDeal = true,
): { status: RequestStatus } | { refusal: string } {
  const { from, to, by } = moves[action]
  const side = sideOf(party, kind)
  if (!side || !by.includes(side)) return { refusal: requestMessages.notYours }
  if (!from.includes(status)) return { refusal: requestMessages.alreadyIs[status] }
  if (!canDeal && binding.includes(action))
    return { refusal: side === 'asking' ? requestMessages.suspended : requestMessages.ownSuspended }
  return { status: to === 'same' ? status : to }
}

export function mayAct(
  action: RequestAction,
  party: RequestParty,
  kind: RequestKind,
  status: RequestStatus,
  canDeal = true,
): boolean {
  return 'status' in decideAction(action, party, kind, status, canDeal)
}

/** Whether an action could ever be this party's, whatever the state. */
export function isOwnAction(action: RequestAction, party: RequestParty, kind: RequestKind): boolean {
  const side = sideOf(party, kind)
  return side !== undefined && moves[action].by.includes(side)
}

/** The state after something that happened by itself; undefined where it changes nothing. */
export function decideTurn(turn: RequestTurn, status: RequestStatus): RequestStatus | undefined {
  return turns[turn].from.includes(status) ? turns[turn].to : undefined
}

/** Who answers a kind of request: the seller goods are bought from, a service provider, a broker. */
export const answeringParties: Readonly<Record<RequestKind, RequestParty>> = {
  purchase: 'seller',
  logistic: 'provider',
  customs: 'broker',
}

/** Which side of a request a party is on; the seller of goods that others carry or clear only looks on, as the operator does. */
export function sideOf(party: RequestParty, kind: RequestKind): Side | undefined {
  if (party === 'buyer') return 'asking'
  return answeringParties[kind] === party ? 'answering' : undefined
}

/** The state as it is at a moment: an offer is over when its last day has ended, whether or not that was written down yet. */
export function statusAt(status: RequestStatus, validUntil: Date | null, now: Date): RequestStatus {
  return validUntil && validUntil <= now ? (decideTurn('expire', status) ?? status) : status
}

/** How far a state is along the way, for the state of a request that several companies answer. */
const progress: readonly RequestStatus[] = [
  'sent',
  'seen',
  'answered',
  'expired',
  'asked',
  'countered',
  'quoted',
  'revised',
  'accepted',
]

/**
 * The state of a request over its answering companies: the one furthest along. A company that declined leaves a request that others may still answer
 * where it was; with a seller of its own the request is declined.
 */
export function statusOver(kind: RequestKind, statuses: readonly RequestStatus[]): RequestStatus {
  if (statuses.includes('withdrawn')) return 'withdrawn'
  if (kind === 'purchase' && statuses.length > 0 && statuses.every((status) => status === 'declined')) return 'declined'
  const reached = statuses.map((status) => progress.indexOf(status))
  return progress[Math.max(0, ...reached)] ?? 'sent'
}

/**
 * The kind of request that reaches a company for what it is: an approved service provider gets the logistic ones, an approved broker the customs ones
 * (spec §9: they are sent to 'service-provider' and 'ttw_broker', not to a name).
 */
export function deskOf(company: { kind: string; isVerified: boolean }): RequestKind | undefined {
  if (!company.isVerified) return undefined
  if (company.kind === 'provider') return 'logistic'
  return company.kind === 'broker' ? 'customs' : undefined
}

/** Who reads requests: a company with its desk, or the operator. */
export type RequestReader = { companyId: number; desk?: RequestKind | undefined } | 'admin'

/** The part a reader has in a request; undefined for everybody whom it does not concern. A customs request is between buyer and broker, not for the seller. */
export function partyIn(
  request: { kind: RequestKind; buyerId: number; supplierId: number },
  reader: RequestReader,
): RequestParty | undefined {
  if (reader === 'admin') return 'admin'
  if (request.buyerId === reader.companyId) return 'buyer'
  if (request.supplierId === reader.companyId && request.kind !== 'customs') return 'seller'
  if (request.kind !== reader.desk) return undefined
  return reader.desk === 'customs' ? 'broker' : 'provider'
}
