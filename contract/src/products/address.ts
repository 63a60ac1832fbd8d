import type { MissingPart, ProductOrder } from './endpoints.ts'

export const productStates = ['draft', 'published', 'hidden'] as const
export const stockStates = ['in-stock', 'not-counted', 'on-demand', 'out-of-stock', 'low'] as const
export const missingParts = [
  'pictures',
  'category',
  'description',
  'packaging',
  'hts',
] as const satisfies readonly MissingPart[]
export const productOrders = [
  'changed',
  'changed-oldest',
  'name',
  'name-last',
  'worst',
] as const satisfies readonly ProductOrder[]

/** What the address of a table of products says: only what differs from everything, last changed first. */
export type DeskAddress = {
  state?: (typeof productStates)[number]
  stock?: (typeof stockStates)[number]
  missing?: MissingPart
  sort?: ProductOrder
  search?: string
  page?: number
}

/** Reads what an address says; what is impossible is left out, as if it were not there. */
export function readDeskAddress(raw: Record<string, unknown>): DeskAddress {
  const state = productStates.find((known) => known === raw.state)
  const stock = stockStates.find((known) => known === raw.stock)
  const missing = missingParts.find((known) => known === raw.missing)
  const sort = productOrders.find((known) => known === raw.sort && known !== 'changed')
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : ''
  const page = Number(raw.page)
  return {
    ...(state && { state }),
    ...(stock && { stock }),
    ...(missing && { missing }),
    ...(sort && { sort }),
    ...(search.trim() && { search }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}

/** Whether the address asks for less than everything. */
export function isDeskNarrowed({ state, stock, missing, search }: DeskAddress): boolean {
  return [state, stock, missing, search].some((value) => value !== undefined)
}

/** The address with a part changed, from the first page on unless the part says another. */
export function withPart({ page: _, ...address }: DeskAddress, part: DeskAddress): DeskAddress {
  return { ...address, ...part }
}

/** What the address of a new product says: the template it begins with. */
export type NewProductAddress = { template?: number }

export function readNewProductAddress(raw: Record<string, unknown>): NewProductAddress {
  const template = Number(raw.template)
  return Number.isInteger(template) && template > 0 && template <= 2_147_483_647 ? { template } : {}
}

/** What the address of a product's editor says: the field it begins with, as the form's faults name it ('data.hts'). */
export type EditorAddress = { field?: string }

export function readEditorAddress({ field }: Record<string, unknown>): EditorAddress {
  return typeof field === 'string' && /^[a-zA-Z0-9.]{1,60}$/.test(field) ? { field } : {}
}
