import { requestMessages } from './messages.ts'
import { type RequestStatus, requestStatuses } from './statuses.ts'

/** What people do. `say` is a message that changes no state, `ask` one that waits to be told something, `reply` the buyer's first message after that, `agree` the answering side's yes to a counter-proposal. */
export const requestActions = [
  'open',
  'say',
  'ask',
  'reply',
  'quote',
  'revise',
  'counter',
  'accept',
  'agree',
  'decline',
  'withdraw',
] as const
export type RequestAction = (typeof requestActions)[number]

/** What happens without anybody doing it: the offer's last day ended, or another company's offer was accepted. */
export const systemEvents = ['expire', 'pass_over'] as const
export type SystemEvent = (typeof systemEvents)[number]

/** Who asked, or a company that answers. */
export const sides = ['asking', 'answering'] as const
export type Side = (typeof sides)[number]
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
  // A counter-proposal binds who made it: a yes is all it needs.
  agree: { from: ['countered'], to: 'accepted', by: ['answering'] },
  decline: { from: unsettled, to: 'declined', by: ['asking', 'answering'] },
  withdraw: { from: unsettled, to: 'withdrawn', by: ['asking'] },
}

const systemMoves: Record<SystemEvent, { from: readonly RequestStatus[]; to: RequestStatus }> = {
  expire: { from: withOffer, to: 'expired' },
  pass_over: { from: unsettled, to: 'declined' },
}

/** What binds somebody, now or as soon as the other side says yes. */
const binding: readonly RequestAction[] = ['quote', 'revise', 'counter', 'accept', 'agree']

/**
 * Whether the company that answers may make offers and have them accepted. `isOpen`: its first owner is active, which also opens and closes a showroom; of
 * a seller that holds only once an operator has approved it, providers and brokers have an approval of their own.
 */
export function mayDeal({ kind, isOpen, isVerified }: { kind: string; isOpen: boolean; isVerified: boolean }): boolean {
  return isOpen && (kind === 'seller' || isVerified)
}

/**
 * What an action makes of a request, or why it may not be done now by this side; `side` is undefined for those who only look on. Of several answering
 * companies each has a state of its own. With one that may not deal (`canDeal`) nothing is agreed that is not agreed yet; what is there can still be talked
 * about, declined and withdrawn.
 */
export function decideAction(
  action: RequestAction,
  side: Side | undefined,
  status: RequestStatus,
  canDeal = true,
): { status: RequestStatus } | { refusal: string } {
  const { from, to } = moves[action]
  if (!isOwnAction(action, side)) return { refusal: requestMessages.notYours }
  if (!from.includes(status)) return { refusal: requestMessages.alreadyIs[status] }
  if (!canDeal && binding.includes(action))
    return { refusal: side === 'asking' ? requestMessages.suspended : requestMessages.ownSuspended }
  return { status: to === 'same' ? status : to }
}

export function mayAct(action: RequestAction, side: Side | undefined, status: RequestStatus, canDeal = true): boolean {
  return 'status' in decideAction(action, side, status, canDeal)
}

/** Whether an action could ever be this side's, whatever the state. */
export function isOwnAction(action: RequestAction, side: Side | undefined): boolean {
  return side !== undefined && moves[action].by.includes(side)
}

/** The state after something that happened by itself; undefined where it changes nothing. */
export function decideSystemEvent(event: SystemEvent, status: RequestStatus): RequestStatus | undefined {
  return systemMoves[event].from.includes(status) ? systemMoves[event].to : undefined
}

/** The state as it is at a moment: an offer is over when its last day has ended, whether or not that was written down yet. */
export function statusAt(status: RequestStatus, validUntil: Date | null, now: Date): RequestStatus {
  return validUntil && validUntil <= now ? (decideSystemEvent('expire', status) ?? status) : status
}

const turns: Partial<Record<RequestStatus, Side>> = {
  sent: 'answering',
  seen: 'answering',
  answered: 'answering',
  countered: 'answering',
  asked: 'asking',
  quoted: 'asking',
  revised: 'asking',
}

/** Whose turn it is in a state: the side that the other one waits for. Undefined where nobody has to do anything: it is settled, or its offer ran out. */
export function waitsFor(status: RequestStatus): Side | undefined {
  return turns[status]
}

/** The states in which a request waits for a side. */
export function statusesWaitingFor(side: Side): RequestStatus[] {
  return requestStatuses.filter((status) => turns[status] === side)
}

/** Whether a request has come to nothing. An offer that ran out may be made anew. */
export function isOver(status: RequestStatus): boolean {
  return status === 'declined' || status === 'withdrawn'
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
 * where it was; with a single answerer (`isForOne`) the request is declined.
 */
export function statusOver(statuses: readonly RequestStatus[], isForOne: boolean): RequestStatus {
  if (statuses.includes('withdrawn')) return 'withdrawn'
  if (isForOne && statuses.length > 0 && statuses.every((status) => status === 'declined')) return 'declined'
  const reached = statuses.map((status) => progress.indexOf(status))
  return progress[Math.max(0, ...reached)] ?? 'sent'
}

/** What a request is to the seller of goods that others carry: asked or taken back, and how far it has come only while the buyer shows its offers. */
export function statusLookedOnAt(status: RequestStatus, isShared: boolean): RequestStatus {
  return isShared || status === 'withdrawn' ? status : 'sent'
}

/** What a request is to a company that could answer and has not opened it: over when it is over, however far others have come. */
export function statusWithoutThread(status: RequestStatus): RequestStatus {
  if (status === 'withdrawn') return 'withdrawn'
  return status === 'accepted' ? 'declined' : 'sent'
}
