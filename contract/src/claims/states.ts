import { claimMessages } from './messages.ts'

/**
 * Where a claim stands. `open`: it waits for the seller. `offered`: the seller offers a credit or a replacement, and the buyer decides. `refused`: the seller said no, and the buyer may insist.
 * Agreed, it is `returning` while goods go back, then `credit_due` or `replacing` until the credit note is issued or the replacement has left.
 */
export const claimStatuses = [
  'open',
  'offered',
  'refused',
  'returning',
  'credit_due',
  'replacing',
  'settled',
  'withdrawn',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Those in which somebody has something to do. */
export const openClaimStatuses = [
  'open',
  'offered',
  'refused',
  'returning',
  'credit_due',
  'replacing',
] as const satisfies readonly ClaimStatus[]

/** Those that keep their order from being completed. A refusal the buyer leaves alone is an end. */
export const unsettledClaimStatuses: readonly ClaimStatus[] = openClaimStatuses.filter((status) => status !== 'refused')

/** What people do. `offer` is a credit or a replacement; `send_back` says that the goods to be returned have left the buyer, `receive_back` that they have come. */
export const claimActions = [
  'say',
  'offer',
  'refuse',
  'accept',
  'insist',
  'withdraw',
  'send_back',
  'receive_back',
  'credit',
  'replace',
] as const
export type ClaimAction = (typeof claimActions)[number]

export const claimSides = ['buyer', 'seller'] as const
export type ClaimSide = (typeof claimSides)[number]

/** What a claim is settled by. */
export const remedies = ['credit', 'replacement'] as const
export type Remedy = (typeof remedies)[number]

type Move = { from: readonly ClaimStatus[]; by: readonly ClaimSide[] }

const moves: Record<ClaimAction, Move> = {
  say: { from: claimStatuses, by: claimSides },
  // Until it is taken, an answer may be bettered, and a refusal reconsidered.
  offer: { from: ['open', 'offered', 'refused'], by: ['seller'] },
  refuse: { from: ['open', 'offered'], by: ['seller'] },
  accept: { from: ['offered'], by: ['buyer'] },
  insist: { from: ['offered', 'refused'], by: ['buyer'] },
  withdraw: { from: ['open', 'offered', 'refused'], by: ['buyer'] },
  send_back: { from: ['returning'], by: ['buyer'] },
  receive_back: { from: ['returning'], by: ['seller'] },
  credit: { from: ['credit_due'], by: ['seller'] },
  replace: { from: ['replacing'], by: ['seller'] },
}

/** What an answer or an agreement says about what is to come; of an offer also whether it gives all that was wanted. */
export type Agreement = { remedy: Remedy; isReturned: boolean; isGranted?: boolean }

/**
 * What an action makes of a claim, or why it may not be done now by this side; `side` is undefined for those who only look on. An offer that gives the buyer all
 * they asked for, without goods to be sent back, is agreed at once. That goods are on their way back (`isSentBack`) is said once.
 */
export function decideClaim(
  action: ClaimAction,
  side: ClaimSide | undefined,
  status: ClaimStatus,
  agreement: Agreement = { remedy: 'credit', isReturned: false },
  isSentBack = false,
): { status: ClaimStatus } | { refusal: string } {
  const { from, by } = moves[action]
  if (!side || !by.includes(side)) return { refusal: claimMessages.notYours }
  if (!from.includes(status)) return { refusal: claimMessages.alreadyIs[status] }
  if (action === 'send_back' && isSentBack) return { refusal: claimMessages.sentBackAlready }
  return { status: nextOf(action, status, agreement) }
}

export function mayClaim(
  action: ClaimAction,
  side: ClaimSide | undefined,
  status: ClaimStatus,
  isSentBack = false,
): boolean {
  return 'status' in decideClaim(action, side, status, undefined, isSentBack)
}

function nextOf(action: ClaimAction, status: ClaimStatus, { remedy, isReturned, isGranted }: Agreement): ClaimStatus {
  const due = remedy === 'credit' ? 'credit_due' : 'replacing'
  switch (action) {
    case 'say':
    case 'send_back':
      return status
    case 'offer':
      return isGranted && !isReturned ? due : 'offered'
    case 'refuse':
      return 'refused'
    case 'accept':
      return isReturned ? 'returning' : due
    case 'insist':
      return 'open'
    case 'withdraw':
      return 'withdrawn'
    case 'receive_back':
      return due
    case 'credit':
    case 'replace':
      return 'settled'
  }
}

/** Whose turn it is; undefined where nobody has to do anything. Goods to be returned that are on their way back (`isSentBack`) are waited for by the seller. */
export function claimWaitsFor(status: ClaimStatus, isSentBack: boolean): ClaimSide | undefined {
  return status === 'returning' && isSentBack ? 'seller' : turns[status]
}

const turns: Partial<Record<ClaimStatus, ClaimSide>> = {
  open: 'seller',
  offered: 'buyer',
  refused: 'buyer',
  returning: 'buyer',
  credit_due: 'seller',
  replacing: 'seller',
}
