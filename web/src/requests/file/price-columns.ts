import type { FileLine } from '@fairquay/contract/requests/file/endpoints.ts'

const priceColumns = ['asked', 'offered', 'countered', 'agreed'] as const
export type PriceColumn = (typeof priceColumns)[number]

/**
 * Which prices the table of goods shows: those that are named of any line. What was agreed ends what was offered and proposed on the way. Who may know prices
 * reads of goods without one that it is asked for.
 */
export function readColumns(lines: readonly Pick<FileLine, 'prices'>[]): PriceColumn[] {
  const known = lines.flatMap(({ prices }) => prices ?? [])
  if (known.length === 0) return []
  const named = priceColumns.filter((column) => column === 'asked' || known.some((prices) => prices[column] !== null))
  return named.includes('agreed') ? ['asked', 'agreed'] : named
}
