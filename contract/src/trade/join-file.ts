import { isOver } from './states.ts'
import type { RequestStatus } from './statuses.ts'

/** A trade file that a buyer has with a seller: its requests by kind, and the products they are about. */
export type KnownFile = {
  id: number
  createdAt: Date
  requests: readonly { kind: string; status: RequestStatus }[]
  productIds: readonly number[]
}

/** A file that is older takes nothing in by itself: who asks again then means another deal. */
export const mostDaysToJoin = 90

/**
 * The file that a new request belongs to: of those of the same two companies the newest in which something still runs, that is about one of its products, holds no
 * request of the same kind that still runs, and is not older than 90 days. Undefined: it begins one of its own.
 */
export function chooseFile(
  files: readonly KnownFile[],
  asked: { kind: string; productIds: readonly number[] },
  now: Date,
): number | undefined {
  const earliest = now.getTime() - mostDaysToJoin * 86_400_000
  const fitting = files.filter(({ createdAt, requests, productIds }) => {
    const running = requests.filter(({ status }) => !isOver(status))
    return (
      createdAt.getTime() >= earliest &&
      running.length > 0 &&
      running.every(({ kind }) => kind !== asked.kind) &&
      productIds.some((id) => asked.productIds.includes(id))
    )
  })
  return fitting.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)[0]?.id
}
