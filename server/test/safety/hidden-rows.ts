import { askingRows } from './hidden-asking-rows.ts'
import { guestRows } from './hidden-public-rows.ts'
import type { HiddenRow } from './hidden-row.ts'
import { sellerRows } from './hidden-selling-rows.ts'

export const hiddenRows: readonly HiddenRow[] = [...guestRows, ...askingRows, ...sellerRows]

/** Addresses outside the contract that take a thing by name and need no row, and why. */
export const openFiles: Readonly<Record<string, string>> = {
  'GET /files/:name':
    'The names of pictures are 128 random bits that are told with the thing they show, and to nobody else.',
  'GET /sitemaps/:file': 'A page of a site map is a number; that it names nothing hidden is looked at with the lists.',
}
