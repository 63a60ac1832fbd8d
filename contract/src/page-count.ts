/** Pages are numbered from 1. Beyond this many pages a list is a scrape, not a reader. */
export const lastPage = 10_000

/** Number of pages for a total, at least 1, so that an empty list still has a page to stand on. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.min(lastPage, Math.ceil(total / perPage)))
}
