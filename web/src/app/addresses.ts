import { type CatalogueAddress, readCatalogueAddress } from '@fairquay/contract/catalogue/address.ts'

/** How search parameters stand in the address: plain text, commas as they are, nothing for what is absent. */
export function writeSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
    )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Every value stays text; each route reads what it knows and leaves out the rest. */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/**
 * What a route reads of its address is all that its page gets to see. The router lays what was read over what stands there, so whatever was left
 * out, because it is unknown or has not the right shape, is laid over with nothing.
 */
export function nothingElse<Address extends object>(
  read: (raw: Record<string, unknown>) => Address,
): (raw: Record<string, unknown>) => Address {
  return (raw) => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) })
}

/** The version of a legal text; without one that in force is shown. */
export function readVersionAddress(raw: Record<string, unknown>): { version?: number } {
  const version = Number(raw.version)
  return Number.isInteger(version) && version >= 1 && version <= 10_000 ? { version } : {}
}

export const searchTargets = ['all', 'products', 'sellers', 'brands'] as const
export type SearchTarget = (typeof searchTargets)[number]

/** What the address of the search page says (docs/product.md#search); of products also how they are narrowed and sorted, as in the catalogue. */
export type SearchAddress = Omit<CatalogueAddress, 'tab' | 'title' | 'search'> & {
  target?: SearchTarget
  search?: string
}

export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  const target = searchTargets.find((known) => known === raw.target)
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 200) : undefined
  if (target !== 'products') return { ...(target && { target }), ...(search && { search }), ...readPage(raw) }
  const { tab: _tab, title: _title, search: _search, ...list } = readCatalogueAddress(raw)
  // The usual order of a search is another one than the catalogue's, so that the newest first has to be said.
  const isNewest = raw.sortNewest === true || raw.sortNewest === 'true'
  return { ...list, ...(isNewest && { sortNewest: true }), target, ...(search && { search }) }
}

/** What the addresses of the brands, countries and showroom pages say. */
export type PagedAddress = { page?: number; search?: string }

export function readPagedAddress(raw: Record<string, unknown>): PagedAddress {
  return { ...readPage(raw), ...(typeof raw.search === 'string' && raw.search && { search: raw.search.slice(0, 200) }) }
}

/** Where to go after signing in. Only an address of our own counts: one slash, then no slash or backslash (no open redirect); and not the way out. */
export type LoginAddress = { next?: string }

export function readLoginAddress(raw: Record<string, unknown>): LoginAddress {
  return typeof raw.next === 'string' && /^\/(?![/\\])/.test(raw.next) && !/^\/(secured|users\/logout)/.test(raw.next)
    ? { next: raw.next }
    : {}
}

/** What somebody wants to register as, preset by a link: `#/secured/register?type=seller`; and where they go on when they have signed in. */
export const registerTypes = ['buyer', 'seller', 'provider'] as const
export type RegisterAddress = LoginAddress & { type?: (typeof registerTypes)[number] }

export function readRegisterAddress(raw: Record<string, unknown>): RegisterAddress {
  const type = registerTypes.find((known) => known === raw.type)
  return { ...(type && { type }), ...readLoginAddress(raw) }
}

/** What the links in our mails carry. */
export type MailAddress = { token?: string }

export function readMailAddress(raw: Record<string, unknown>): MailAddress {
  return typeof raw.token === 'string' && raw.token ? { token: raw.token.slice(0, 200) } : {}
}

/** What somebody comes back with from the provider of their company. */
export type ReturnAddress = { code?: string; fault?: string }

export function readReturnAddress(raw: Record<string, unknown>): ReturnAddress {
  const { code, fault } = raw
  return {
    ...(typeof code === 'string' && code && { code: code.slice(0, 200) }),
    ...(typeof fault === 'string' && fault && { fault: fault.slice(0, 40) }),
  }
}

/** The cart, or the step of the logistic quote that takes its place. */
export const quoteSteps = ['addresses', 'shipment', 'review'] as const
export type QuoteStep = (typeof quoteSteps)[number]
/** What is open over the cart, so that a reload or signing in again comes back to it. */
export const cartDialogs = ['send', 'duties'] as const
export type CartAddress = { quote?: QuoteStep; open?: (typeof cartDialogs)[number] }

export function readCartAddress(raw: Record<string, unknown>): CartAddress {
  const quote = quoteSteps.find((known) => known === raw.quote)
  const open = cartDialogs.find((known) => known === raw.open)
  return { ...(quote && { quote }), ...(open && !quote && { open }) }
}

/** A step of a logistic quote for the goods of a deal. */
export function readQuoteAddress(raw: Record<string, unknown>): { quote?: QuoteStep } {
  const { quote } = readCartAddress(raw)
  return quote ? { quote } : {}
}

function readPage(raw: Record<string, unknown>): { page?: number } {
  const page = Number(raw.page)
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}
}
