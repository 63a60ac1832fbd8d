import { type RequestKind, type RequestStatus, requestKinds, requestStatuses } from './rules.ts'

export const requestBoxes = ['sent', 'received'] as const
export type RequestBox = (typeof requestBoxes)[number]

/** What the address of the list of requests says: only what differs from everything, newest first. */
export type RequestsAddress = {
  kind?: RequestKind
  status?: RequestStatus
  box?: RequestBox
  search?: string
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
  return {
    ...(kind && { kind }),
    ...(status && { status }),
    ...(box && { box }),
    ...(search.trim() && { search }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}

/** Whether the address asks for less than everything. */
export function isNarrowed({ kind, status, box, search }: RequestsAddress): boolean {
  return [kind, status, box, search].some((value) => value !== undefined)
}
