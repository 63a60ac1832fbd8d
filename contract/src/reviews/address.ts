/** Whose reviews a desk lists: those the own company wrote, or those written of it. */
export const reviewBoxes = ['received', 'written'] as const
export type ReviewBox = (typeof reviewBoxes)[number]

/** How a list of a page is ordered. */
export const reviewOrders = ['newest', 'oldest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** What the operator's list holds: reviews that were reported and wait for a decision, or hidden ones. */
export const reportGroups = ['waiting', 'hidden'] as const
export type ReportGroup = (typeof reportGroups)[number]

/** What the address of one's own list says: `#/reviews?box=written&page=2`. */
export type ReviewsAddress = { box?: ReviewBox; stars?: number; waiting?: true; page?: number }

/** Reads what an address says; what is impossible is left out, as if it were not there. */
export function readReviewsAddress(raw: Record<string, unknown>): ReviewsAddress {
  const box = reviewBoxes.find((known) => known === raw.box)
  const stars = Number(raw.stars)
  const page = readPage(raw.page)
  return {
    ...(box && { box }),
    ...(Number.isInteger(stars) && stars >= 1 && stars <= 5 && { stars }),
    ...(String(raw.waiting) === 'true' && { waiting: true as const }),
    ...(page && { page }),
  }
}

export type ReportsAddress = { group?: ReportGroup; page?: number }

export function readReportsAddress(raw: Record<string, unknown>): ReportsAddress {
  const group = reportGroups.find((known) => known === raw.group)
  const page = readPage(raw.page)
  return { ...(group && { group }), ...(page && { page }) }
}

function readPage(raw: unknown): number | undefined {
  const page = Number(raw)
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined
}
