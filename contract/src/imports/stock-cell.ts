import { type Decimal, readAmount } from '../cell-text.ts'
import { closedWords } from './closed-words.ts'

/**
 * The pieces a cell of a column of stock says, null where some are there and nobody counts, undefined when it says neither. Among numbers people write words
 * ('sold out'), and of plenty that there are at least so many ('100+', '> 500').
 */
export function readStockCell(text: string, decimal: Decimal): number | null | undefined {
  const [, least] = /^(?:[>≥]\s*)?(.*?)\s*\+?$/.exec(text.trim()) ?? []
  const pieces = readAmount(least ?? '', decimal)?.value
  if (pieces !== undefined) return Number.isInteger(pieces) ? pieces : undefined
  const word = closedWords.availability.read(text)
  return word === undefined ? undefined : word === 'in stock' ? null : 0
}
