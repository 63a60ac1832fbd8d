import { type Sort, sorts } from '../catalogue/address.ts'
import type { Layout } from '../catalogue/view.ts'

/** What a showroom's goods can be narrowed by; each a comma-separated list of ids. */
export const showroomFilters = ['brand', 'category', 'family'] as const
export type ShowroomFilter = (typeof showroomFilters)[number]

/** The seller's own order, or one of the catalogue's. */
export type ShowroomSort = Sort | 'position'

/** What the address of a showroom says (docs/product.md#addresses): only what differs from the defaults. */
export type ShowroomAddress = { page?: number; view?: Layout } & { [F in ShowroomFilter]?: string } & {
  [S in Sort]?: true
}

/** Reads what an address says; unknown parameters and impossible values are left out, as if they were not there. */
export function readShowroomAddress(raw: Record<string, unknown>): ShowroomAddress {
  const address: ShowroomAddress = {}
  const page = Number(raw.page)
  if (Number.isInteger(page) && page > 1 && page <= 10_000) address.page = page
  if (raw.view === 'grid' || raw.view === 'list') address.view = raw.view
  for (const filter of showroomFilters) {
    const ids = String(raw[filter] ?? '')
      .split(',')
      .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    if (ids.length > 0) address[filter] = [...new Set(ids)].slice(0, 30).join(',')
  }
  const sort = sorts.find(({ flag }) => raw[flag] === true || raw[flag] === 'true')?.flag
  if (sort) address[sort] = true
  return address
}

export function showroomSortOf(address: ShowroomAddress): ShowroomSort {
  return sorts.find(({ flag }) => address[flag])?.flag ?? 'position'
}

/** The same goods in another order, from the first page on. */
export function withShowroomSort(address: ShowroomAddress, sort: ShowroomSort): ShowroomAddress {
  const { page: _page, ...rest } = address
  const others = Object.entries(rest).filter(([name]) => !sorts.some(({ flag }) => flag === name))
  return { ...Object.fromEntries(others), ...(sort === 'position' ? {} : { [sort]: true }) }
}

/** Other goods start on their first page, in their own view (docs/product.md#views). */
export function withShowroomFilter(
  address: ShowroomAddress,
  filter: ShowroomFilter,
  list: string | undefined,
): ShowroomAddress {
  const { page: _page, view: _view, [filter]: _before, ...rest } = address
  return list ? { ...rest, [filter]: list } : rest
}

/** What stays when every filter is taken away: the order. */
export function withoutShowroomFilters(address: ShowroomAddress): ShowroomAddress {
  return withShowroomSort({}, showroomSortOf(address))
}

export function withShowroomPage(address: ShowroomAddress, page: number): ShowroomAddress {
  const { page: _page, ...rest } = address
  return page > 1 ? { ...rest, page } : rest
}

export function hasShowroomFilters(address: ShowroomAddress): boolean {
  return showroomFilters.some((filter) => address[filter])
}

/** Products on one page of a showroom, by the width of the window in CSS pixels (docs/product.md#showroom). */
export function showroomPageSize(width: number): 8 | 12 | 20 {
  if (width <= 768) return 8
  return width <= 1024 ? 12 : 20
}
