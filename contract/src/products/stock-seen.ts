import { readStocks } from '../catalogue/stock-of-lines.ts'
import { combinationOf } from '../catalogue/term-rules.ts'
import { type ProductForm, toProductDraft } from './form.ts'

/**
 * A form as it is sent: with the stock that stood in `base`, the stored form it was made from. So what was typed is a change of that, and goods that were
 * shipped while somebody typed do not come back.
 */
export function addStockSeen(form: ProductForm, base: ProductForm): ProductForm {
  const seen = readStocks(toProductDraft(base).terms)
  return {
    ...form,
    terms: form.terms.map((line) => {
      const stock = seen.get(combinationOf(line.options))
      return stock ? { ...line, stockSeen: stock.onHand } : line
    }),
  }
}
