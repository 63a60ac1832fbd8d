import type { RequestKind } from '@fairquay/contract/requests/kind-names.ts'
import { partyIn, type RequestParty, sideOf } from '@fairquay/contract/trade/parties.ts'
import {
  decideAction,
  isOwnAction,
  mayDeal,
  type RequestAction,
  type Side,
  statusAt,
  statusWithoutThread,
} from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { sql } from 'kysely'
import { isCompanyOpen } from '../../catalogue/queries.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { scopeOf } from '../../trade/scope.ts'
import { insertThread, settleRequest } from '../../trade/threads.ts'
import { type AnyKind, kinds } from '../kinds.ts'

export type LockedRequest = {
  id: number
  kind: AnyKind
  status: RequestStatus
  currency: string
  buyerId: number
  supplierId: number
  /** The one company of its desk that it went to; null: to all of them. */
  onlyId: number | null
  createdAt: Date
  answerUntil: Date | null
}

/** `status` is what it is at this moment: 'expired' as soon as the offer's last day has ended. */
export type LockedThread = {
  id: number
  companyId: number
  status: RequestStatus
  revision: number
  validUntil: Date | null
}

/** A request, and the company that answers it. */
export type ThreadAddress = { id: number; company: number }

/** A thread in the hands of somebody of one of its two sides, or of the operator. */
export type Held = {
  request: LockedRequest
  thread: LockedThread
  party: RequestParty
  /** Undefined for the operator. */
  side: Side | undefined
  by: { userId: number; companyId: number }
  /** Whether the company that answers may make offers and have them accepted. */
  canDeal: boolean
}

/** Holds a request until the transaction ends: whatever is done to it and its threads happens one after another. Another's answers like none. */
export async function lockRequest(
  tx: Queryable,
  viewer: Viewer,
  requestId: number,
): Promise<Pick<Held, 'request' | 'party' | 'side'>> {
  const { rows } = await sql<Omit<LockedRequest, 'kind'> & { kind: RequestKind }>`
    select id, kind, status, currency, buyer_company_id as "buyerId", supplier_company_id as "supplierId", only_company_id as "onlyId", created_at as "createdAt",
      answer_until as "answerUntil"
    from requests where id = ${requestId} for update`.execute(tx)
  const [row] = rows
  const request = row && { ...row, kind: kinds[row.kind] }
  const reader = scopeOf(viewer)
  const party = request && reader && partyIn(request, reader)
  if (!request || !party) throw new Failure('not_found')
  return { request, party, side: sideOf(party, request.kind) }
}

/**
 * Holds a thread. To a company that answers only its own is there, and acting in it opens it; a request that is closed and that it never opened is in
 * nobody's thread: the refusal says how it ended.
 */
export async function lockThread(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  requestId: number,
  companyId: number,
  now: Date,
): Promise<Held> {
  const locked = await lockRequest(tx, viewer, requestId)
  const { request, party, side } = locked
  const canDeal = await findCanDeal(tx, companyId)
  const isAnswering = side === 'answering'
  if (isAnswering ? companyId !== viewer.company?.id : party !== 'buyer' && party !== 'admin')
    throw new Failure('not_found')
  const by = { userId: viewer.userId, companyId: viewer.company?.id ?? 0 }
  const found = await findThread(tx, requestId, companyId, now)
  if (!found && !isAnswering) throw new Failure('not_found')
  const closed = statusWithoutThread(request.status)
  if (!found && closed !== 'sent')
    return { ...locked, by, canDeal, thread: { id: 0, companyId, status: closed, revision: 0, validUntil: null } }
  const thread = found ?? {
    id: (await insertThread(tx, requestId, companyId)).id,
    companyId,
    status: 'sent' as const,
    revision: 0,
    validUntil: null,
  }
  if (!isAnswering || thread.status !== 'sent') return { ...locked, by, canDeal, thread }
  return { ...locked, by, canDeal, thread: await openThread(tx, app, request, thread, by) }
}

/** What the action makes of the thread; refused with 403 where it never is this party's, with 409 and the state where it is not now. */
export function decideOrRefuse({ thread, side, canDeal }: Held, action: RequestAction): RequestStatus {
  const decision = decideAction(action, side, thread.status, canDeal)
  if ('status' in decision) return decision.status
  if (!isOwnAction(action, side)) throw new Failure('not_allowed', undefined, decision.refusal)
  throw conflictOf(thread, decision.refusal)
}

/** The refusal of who comes too late: a sentence, and where the thread stands now. */
export function conflictOf({ status, revision }: Pick<LockedThread, 'status' | 'revision'>, sentence: string): Failure {
  return new Failure('conflict', { status, number: String(revision) }, sentence)
}

/** Read in the transaction that agrees on something, so that what was suspended a moment ago counts. */
async function findCanDeal(tx: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ kind: string; isVerified: boolean; isOpen: boolean }>`
    select c.kind, c.verified_at is not null as "isVerified", ${isCompanyOpen} as "isOpen" from companies c where c.id = ${companyId}`.execute(
    tx,
  )
  return rows.some(mayDeal)
}

export async function findThread(
  tx: Queryable,
  requestId: number,
  companyId: number,
  now: Date,
): Promise<LockedThread | undefined> {
  const { rows } = await sql<LockedThread>`
    select id, company_id as "companyId", status, revision, valid_until as "validUntil"
    from request_threads where request_id = ${requestId} and company_id = ${companyId}`.execute(tx)
  const [row] = rows
  return row && { ...row, status: statusAt(row.status, row.validUntil, now) }
}

/** The first look of the company that was asked. */
export async function openThread(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  request: LockedRequest,
  thread: LockedThread,
  by: { userId: number; companyId: number },
): Promise<LockedThread> {
  await sql`update request_threads set status = 'seen', seen_at = now() where id = ${thread.id}`.execute(tx)
  await settleRequest(tx, request)
  await recordEvent(tx, app, { action: 'open', ...nameEvent({ request, thread, by }) })
  return { ...thread, status: 'seen' }
}

/** The parts of an event that follow from where it happened. */
export function nameEvent({ request, thread, by }: Pick<Held, 'request' | 'thread' | 'by'>) {
  return { requestId: request.id, kind: request.kind, buyerCompanyId: request.buyerId, thread, by }
}
