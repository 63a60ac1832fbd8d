import { findRenamed } from '../catalogue/renamed.ts'
import { readStocks } from '../catalogue/stock-of-lines.ts'
import { combinationOf } from '../catalogue/term-rules.ts'
import { type ProductForm, toProductDraft } from './form.ts'

/**
 * A form as it is sent: with the stock that stood in `base`, the stored form it was made from. So what was typed is a change of that, and goods that were
 * shipped while somebody typed do not come back. What only got another name has the stock of the old one; a line without an article number shows that by
 * standing there with the same stock.
 */
export function addStockSeen(form: ProductForm, base: ProductForm): ProductForm {
  const before = toProductDraft(base)
  const seen = readStocks(before.terms)
  const terms = toProductDraft(form).terms.map((line) => ({ ...line, stockSeen: line.availableQty }))
  const renamed = findRenamed(before, { options: form.options, terms })
  return {
    ...form,
    terms: form.terms.map((line) => {
      const old = Object.fromEntries(
        Object.entries(line.options).map(([name, value]) => [renamed.option(name), renamed.value(name, value)]),
      )
      const stock = seen.get(combinationOf(old))
      const isKnown = combinationOf(old) === combinationOf(line.options) || line.sku !== null
      return stock && (isKnown || stock.onHand === line.availableQty) ? { ...line, stockSeen: stock.onHand } : line
    }),
  }
}
