import { type RequestStatus, requestStatuses } from '../../trade/statuses.ts'
import { type RequestKind, requestKinds } from '../kind-names.ts'

export const requestBoxes = ['sent', 'received'] as const
export type RequestBox = (typeof requestBoxes)[number]

/** How much may be missing of a request that is looked for. */
export const mostMissing = [0, 2] as const
export type MostMissing = (typeof mostMissing)[number]

/** What the address of the list of requests says: only what differs from everything, newest first. */
export type RequestsAddress = {
  kind?: RequestKind
  status?: RequestStatus
  box?: RequestBox
  search?: string
  unread?: true
  /** Only what waits for the own company to do something. */
  waiting?: true
  /** Who of the own company looks after it; 0: nobody. */
  assignee?: number
  /** Only freight and customs requests with at most so many facts missing; 0: complete ones. */
  max_missing?: MostMissing
  page?: number
}

/** Reads what an address says; what is impossible is left out, as if it were not there. */
export function readRequestsAddress(raw: Record<string, unknown>): RequestsAddress {
  const kind = requestKinds.find((known) => known === raw.kind)
  const status = requestStatuses.find((known) => known === raw.status)
  const box = requestBoxes.find((known) => known === raw.box)
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : ''
  const page = Number(raw.page)
  const assignee = raw.assignee === undefined || raw.assignee === '' ? Number.NaN : Number(raw.assignee)
  const max_missing = mostMissing.find((most) => String(most) === String(raw.max_missing))
  return {
    ...(kind && { kind }),
    ...(status && { status }),
    ...(box && { box }),
    ...(search.trim() && { search }),
    ...((raw.unread === true || raw.unread === 'true') && { unread: true }),
    ...((raw.waiting === true || raw.waiting === 'true') && { waiting: true }),
    ...(Number.isInteger(assignee) && assignee >= 0 && assignee <= 2_147_483_647 && { assignee }),
    ...(max_missing !== undefined && { max_missing }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}

/** Whether the address asks for less than everything. */
export function isNarrowed(address: RequestsAddress): boolean {
  const { kind, status, box, search, unread, waiting, assignee, max_missing } = address
  return [kind, status, box, search, unread, waiting, assignee, max_missing].some((value) => value !== undefined)
}

/** Which answering company's thread an address is about; absent: the one that says most. */
export type ThreadAddress = { company?: number }

export function readThreadAddress(raw: Record<string, unknown>): ThreadAddress {
  const company = Number(raw.company)
  return Number.isInteger(company) && company > 0 && company <= 2_147_483_647 ? { company } : {}
}

/** Of a deal: which of its requests is in focus (absent: the one the address begins with), and which answering company's thread. */
export type FileAddress = ThreadAddress & { part?: number }

export function readFileAddress(raw: Record<string, unknown>): FileAddress {
  const part = readThreadAddress({ company: raw.part }).company
  return { ...readThreadAddress(raw), ...(part !== undefined && { part }) }
}

/** By what the offers of a comparison are sorted; absent: by price. */
export type ComparisonAddress = { order?: 'time' }

export function readComparisonAddress(raw: Record<string, unknown>): ComparisonAddress {
  return raw.order === 'time' ? { order: 'time' } : {}
}
