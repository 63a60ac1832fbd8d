/** The columns of the order pad: one line on a desktop, a small card on a phone. */
const memberColumns =
  'md:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_6.5rem_minmax(9rem,1.5fr)_6.5rem_7rem] grid-cols-[minmax(0,1fr)_7.5rem]'
const guestColumns = 'md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] grid-cols-[minmax(0,1fr)]'

export function columnsOf(seesPrices: boolean): string {
  return seesPrices ? memberColumns : guestColumns
}

/** A row far from the screen is not laid out until it comes near: five hundred are as quick as fifty. */
export function rowLook(seesPrices: boolean): string {
  return `grid items-center gap-x-4 gap-y-1 px-3 py-2 md:py-1.5 [content-visibility:auto] [contain-intrinsic-size:auto_8rem] md:[contain-intrinsic-size:auto_3.4rem] ${columnsOf(seesPrices)}`
}

export const cellLook = 'block min-w-0'

/** Laid out as blocks and grids, the parts of a table keep their meaning only by their roles. */
export const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
