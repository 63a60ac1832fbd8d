import { filterMessages } from './filter-messages.ts'
import type { Layout } from './view.ts'

/** The sorts of the catalogue with their texts (docs/product.md#catalogue). Sellers have no price; guests see none. */
export const sorts = [
  { flag: 'sortAlphabetically', label: filterMessages.sorts.sortAlphabetically, needsPrice: false, isForSellers: true },
  { flag: 'sortLowestPrice', label: filterMessages.sorts.sortLowestPrice, needsPrice: true, isForSellers: false },
  { flag: 'sortHighestPrice', label: filterMessages.sorts.sortHighestPrice, needsPrice: true, isForSellers: false },
  { flag: 'sortNewest', label: filterMessages.sorts.sortNewest, needsPrice: false, isForSellers: true },
  { flag: 'sortOldest', label: filterMessages.sorts.sortOldest, needsPrice: false, isForSellers: true },
] as const
export type Sort = (typeof sorts)[number]['flag']
export const defaultSort: Sort = 'sortNewest'

/** Filters whose value is a comma-separated list. */
export const listFilters = ['category', 'brand', 'country', 'family', 'availability', 'direct'] as const
export type ListFilter = (typeof listFilters)[number]

export type CatalogueTab = 'products' | 'sellers'

/**
 * What the address of the catalogue says (docs/product.md#addresses): only what differs from the defaults, so that a link is short and shows the same thing.
 * `title` is a heading and filters nothing. The sort is one of the flags of docs/product.md#catalogue.
 */
export type CatalogueAddress = {
  tab?: 'sellers'
  page?: number
  perPage?: number
  view?: Layout
  title?: string
  search?: string
  supplier?: string
  priceRange?: string
} & { [F in ListFilter]?: string } & { [F in Sort]?: true }

/** Reads what an address says; unknown parameters and impossible values are left out, as if they were not there. */
export function readCatalogueAddress(raw: Record<string, unknown>): CatalogueAddress {
  const address: CatalogueAddress = {}
  if (raw.tab === 'sellers') address.tab = 'sellers'
  const page = readWhole(raw.page)
  if (page > 1) address.page = page
  const perPage = readWhole(raw.perPage)
  if (perPage >= 1 && perPage <= 100) address.perPage = perPage
  if (raw.view === 'grid' || raw.view === 'list') address.view = raw.view
  for (const name of ['title', 'search', 'supplier', 'priceRange', ...listFilters] as const) {
    const text = readText(raw[name])
    if (text) address[name] = text
  }
  const sort = sorts.find(({ flag }) => raw[flag] === true || raw[flag] === 'true')?.flag
  if (sort && sort !== defaultSort) address[sort] = true
  return address
}

export function sortOf(address: CatalogueAddress): Sort {
  return sorts.find(({ flag }) => address[flag])?.flag ?? defaultSort
}

export function tabOf(address: CatalogueAddress): CatalogueTab {
  return address.tab ?? 'products'
}

/** The values of a list filter that are chosen. */
export function chosenValues(address: CatalogueAddress, filter: ListFilter): string[] {
  return splitList(address[filter])
}

/** A value joins or leaves a comma-separated list (docs/product.md#catalogue); the last to leave takes the list along. */
export function toggleValue(list: string | undefined, value: string): string | undefined {
  const values = splitList(list)
  const others = values.filter((other) => other !== value)
  return (others.length < values.length ? others : [...values, value]).join(',') || undefined
}

/** Other filters are another set of results: it starts on its first page, in its own view (docs/product.md#views). */
export function withFilter(
  address: CatalogueAddress,
  change: Partial<Pick<CatalogueAddress, ListFilter | 'priceRange' | 'supplier' | 'search' | 'title'>>,
): CatalogueAddress {
  return tidy({ ...address, ...change, page: undefined, view: undefined })
}

/** Choosing a category (its sub-industry ids; none: all) resets the page and clears brand, title and supplier (docs/product.md#catalogue). */
export function withCategory(address: CatalogueAddress, subIndustryIds: readonly number[]): CatalogueAddress {
  return withFilter(address, {
    category: subIndustryIds.join(',') || undefined,
    brand: undefined,
    title: undefined,
    supplier: undefined,
  })
}

/** Changing the tab starts over on page 1 in the default view, without a supplier or its title (docs/product.md#catalogue); a price sort stays behind. */
export function withTab(address: CatalogueAddress, tab: CatalogueTab): CatalogueAddress {
  const { supplier: _supplier, title: _title, ...rest } = address
  const sort = sortOf(address)
  const mayKeepSort = tab === 'products' || sorts.some(({ flag, isForSellers }) => flag === sort && isForSellers)
  const next = withSort(rest, mayKeepSort ? sort : defaultSort)
  return tidy({ ...next, tab: tab === 'sellers' ? 'sellers' : undefined, page: undefined, view: undefined })
}

/** The same results in another order, from the first page on; the view stays. */
export function withSort(address: CatalogueAddress, sort: Sort): CatalogueAddress {
  const cleared = Object.fromEntries(sorts.map(({ flag }) => [flag, undefined]))
  return tidy({ ...address, ...cleared, page: undefined, ...(sort === defaultSort ? {} : { [sort]: true }) })
}

export function withPage(address: CatalogueAddress, page: number): CatalogueAddress {
  return tidy({ ...address, page: page > 1 ? page : undefined })
}

export function withView(address: CatalogueAddress, view: Layout): CatalogueAddress {
  return { ...address, view }
}

/** Everything a seller offers, under a heading with its name (docs/product.md#catalogue). */
export function sellersProducts(seller: { id: number; name: string }): CatalogueAddress {
  return { supplier: String(seller.id), title: filterMessages.productsOf(seller.name) }
}

/** What stays when every filter is cleared. */
export function withoutFilters(address: CatalogueAddress): CatalogueAddress {
  const { tab, perPage } = address
  return withSort(tidy({ tab, perPage }), sortOf(address))
}

export function hasFilters(address: CatalogueAddress): boolean {
  return Boolean(
    address.supplier || address.search || address.priceRange || listFilters.some((filter) => address[filter]),
  )
}

function splitList(list: string | undefined): string[] {
  return list ? list.split(',').filter(Boolean) : []
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.trim().slice(0, 800) || undefined : undefined
}

function readWhole(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number <= 10_000 ? number : 0
}

function tidy(address: CatalogueAddress): CatalogueAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined))
}
