import { readPage } from '../admin/desk-address.ts'

/** What the address of a rate card says: the page of its lanes, and the countries between which they go. */
export type LanesAddress = { page?: number; from?: string; to?: string }

export function readLanesAddress({ from, to, ...raw }: Record<string, unknown>): LanesAddress {
  return { ...readPage(raw), ...(isCode(from) && { from }), ...(isCode(to) && { to }) }
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value)
}
