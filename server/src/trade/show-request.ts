import type { Queryable } from '../database.ts'

/** A request as its own call answers it to a company; undefined where the company has no part in it. */
export type ShowRequest = (db: Queryable, companyId: number, requestId: number) => Promise<object | undefined>

let show: ShowRequest = async () => undefined

/** The inbox says how requests are shown: it stands above the core, which tells other programs of them. */
export function showRequestsBy(way: ShowRequest): void {
  show = way
}

export function showRequest(...asked: Parameters<ShowRequest>): ReturnType<ShowRequest> {
  return show(...asked)
}
