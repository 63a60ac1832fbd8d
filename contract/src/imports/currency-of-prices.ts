import { readAmount } from '../cell-text.ts'
import type { ImportFormat, TableSample } from './format-schema.ts'
import type { ImportedProduct } from './imported-product.ts'

/** Whether a product of a file has a price and nothing says in which currency it is. One that was exported from here has its own. */
export function lacksCurrency({
  id,
  facts,
  variants,
  terms = [],
}: Pick<ImportedProduct, 'id' | 'facts' | 'variants' | 'terms'>): boolean {
  const isPriced = [...variants, ...terms].some(({ price = null }) => price !== null)
  return isPriced && facts?.currency === undefined && id === undefined
}

/**
 * Whether somebody has to say in which currency a file's prices are, as far as its first rows tell: no column names it, and not every price does.
 * Nothing is guessed: a wrong currency makes every price wrong.
 */
export function isCurrencyAsked(
  format: Pick<ImportFormat, 'kind' | 'columns' | 'decimal'>,
  { rows }: TableSample,
): boolean {
  if (format.kind === 'shopify') return true
  if (format.columns.includes('currency')) return false
  const at = format.columns.indexOf('price')
  const prices = rows.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '')
  return at >= 0 && !(prices.length > 0 && prices.every((price) => readAmount(price, format.decimal)?.currency))
}
