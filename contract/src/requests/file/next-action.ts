import type { partRoles } from '../../trade/parties.ts'
import { isOver, waitsFor } from '../../trade/states.ts'
import type { RequestStatus } from '../../trade/statuses.ts'
import { isAgreed, type PartStanding, type ThreadStanding } from './standing.ts'
import { type FileNeeds, leadingParts } from './steps.ts'

/** What can come next in a file, the most pressing first. */
export const nextActions = [
  'reply',
  'agree',
  'answer',
  'accept',
  'compare',
  'ask_freight',
  'ask_duty',
  'wait',
  'renew',
  'ask_again',
  'get_papers',
  'nothing',
] as const
export type NextActionName = (typeof nextActions)[number]

/** See `nextAction` of the call. */
export type Next = {
  action: NextActionName
  request_id: number
  company: number | null
  number: number | null
  until: string | null
  waits_for: 'you' | 'other' | 'nobody'
}

/**
 * The one thing that comes next for who looks: the most pressing of all parts, goods before carriage before clearance. Who only looks on is told what is waited for.
 */
export function findNext(parts: readonly PartStanding[], needs: FileNeeds): Next {
  // What others settle between themselves is not waited for by who has something of their own in the file.
  const own = parts.filter(({ side }) => side !== undefined)
  const candidates = [...(own.length > 0 ? own : parts).flatMap(findOfPart), ...findMissing(parts, needs)]
  const [first] = candidates.sort((a, b) => nextActions.indexOf(a.action) - nextActions.indexOf(b.action))
  return first ?? makeNext('nothing', parts[0]?.requestId ?? 0, undefined, 'nobody')
}

function makeNext(
  action: NextActionName,
  requestId: number,
  thread: ThreadStanding | undefined,
  waitsFor: Next['waits_for'],
  until = thread?.until ?? null,
): Next {
  const number = thread && thread.revision > 0 ? thread.revision : null
  return { action, request_id: requestId, company: thread?.company ?? null, number, until, waits_for: waitsFor }
}

function findOfPart(part: PartStanding): Next[] {
  const { requestId, side, status, threads, answerUntil } = part
  if (isOver(status)) return []
  if (isAgreed(status)) return [makeNext('get_papers', requestId, findAccepted(threads), 'nobody', null)]
  // Nobody has opened it yet: whoever may answer is meant.
  if (threads.length === 0)
    return [
      side === 'answering'
        ? makeNext('answer', requestId, undefined, 'you', answerUntil)
        : makeNext('wait', requestId, undefined, 'other', answerUntil),
    ]
  const open = threads.filter((thread) => !isOver(thread.status) && !isAgreed(thread.status))
  if (side === 'asking') return findForBuyer(part, open)
  return open.map((thread) => {
    const turn = waitsFor(thread.status)
    const action = side === 'answering' ? ofAnswerer[thread.status] : turn && 'wait'
    if (!action) return makeNext('nothing', requestId, thread, 'nobody')
    return makeNext(
      action,
      requestId,
      thread,
      turn === undefined ? 'nobody' : turn === side ? 'you' : 'other',
      thread.revision > 0 ? thread.until : answerUntil,
    )
  })
}

const ofAnswerer: Partial<Record<RequestStatus, NextActionName>> = {
  sent: 'answer',
  seen: 'answer',
  answered: 'answer',
  countered: 'agree',
  asked: 'wait',
  quoted: 'wait',
  revised: 'wait',
  expired: 'renew',
}

function findForBuyer({ requestId, answerUntil }: PartStanding, threads: readonly ThreadStanding[]): Next[] {
  // All who answered are out of it, and the request is not: others may still answer.
  if (threads.length === 0) return [makeNext('wait', requestId, undefined, 'other', answerUntil)]
  const offered = threads.filter(({ status, canDeal }) => canDeal && isOffered(status))
  const offers =
    offered.length > 1
      ? [makeNext('compare', requestId, undefined, 'you', findFirstEnd(offered))]
      : offered.map((thread) => makeNext('accept', requestId, thread, 'you'))
  return [
    ...offers,
    ...threads.flatMap((thread) => {
      if (thread.status === 'asked') return makeNext('reply', requestId, thread, 'you', null)
      if (thread.status === 'expired') return makeNext('ask_again', requestId, thread, 'nobody')
      if (isOffered(thread.status)) return thread.canDeal ? [] : makeNext('wait', requestId, thread, 'other')
      return makeNext('wait', requestId, thread, 'other', thread.revision > 0 ? thread.until : answerUntil)
    }),
  ]
}

function isOffered(status: RequestStatus): boolean {
  return status === 'quoted' || status === 'revised'
}

function findAccepted(threads: readonly ThreadStanding[]): ThreadStanding | undefined {
  return threads.find(({ status }) => isAgreed(status))
}

function findFirstEnd(threads: readonly ThreadStanding[]): string | null {
  return threads.flatMap(({ until }) => until ?? []).sort()[0] ?? null
}

/** What the buyer of agreed goods has not asked for yet. */
function findMissing(parts: readonly PartStanding[], { needsFreight, needsDuty }: FileNeeds): Next[] {
  const agreed = leadingParts(parts).find(({ side, status }) => side === 'asking' && isAgreed(status))
  if (!agreed) return []
  const isRunning = (role: (typeof partRoles)[number]) =>
    parts.some((part) => part.role === role && !isOver(part.status))
  const missing: NextActionName[] = [
    ...(needsFreight && !isRunning('carriage') ? (['ask_freight'] as const) : []),
    ...(needsDuty && !isRunning('clearance') ? (['ask_duty'] as const) : []),
  ]
  return missing.map((action) => makeNext(action, agreed.requestId, undefined, 'you'))
}
