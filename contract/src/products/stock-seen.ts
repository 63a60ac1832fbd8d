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
  const seen = readStocks(toProductDraft(base).terms)
  const keyBefore = findKeysBefore(form, base)
  return {
    ...form,
    terms: form.terms.map((line) => {
      const old = keyBefore(line)
      const stock = seen.get(old)
      const isKnown = old === combinationOf(line.options) || line.sku !== null
      return stock && (isKnown || stock.onHand === line.availableQty) ? { ...line, stockSeen: stock.onHand } : line
    }),
  }
}

/**
 * A form that somebody types into while the stock is changed beside it: made from `before`, `now` is what is stored. Each line shows what was typed and what
 * came or went since, so that it says the same change of `now` as it said of `before`.
 */
export function carryStock(form: ProductForm, before: ProductForm, now: ProductForm): ProductForm {
  const [typed, old, stored] = [form, before, now].map((one) => readStocks(toProductDraft(one).terms))
  const keyBefore = findKeysBefore(form, before)
  return {
    ...form,
    terms: form.terms.map((line) => {
      const key = keyBefore(line)
      const [said, was, is] = [typed?.get(combinationOf(line.options)), old?.get(key), stored?.get(key)].map(
        (stock) => stock?.onHand ?? null,
      )
      if (said == null || was == null || is == null || line.type === 'on_demand') return line
      return { ...line, availableQty: Math.max(0, said + is - was) }
    }),
  }
}

/** What the combination of a line was called in `base`, whose options may have got other names since. */
function findKeysBefore(form: ProductForm, base: ProductForm) {
  const terms = toProductDraft(form).terms.map((line) => ({ ...line, stockSeen: line.availableQty }))
  const renamed = findRenamed(toProductDraft(base), { options: form.options, terms })
  return (line: ProductForm['terms'][number]) =>
    combinationOf(
      Object.fromEntries(
        Object.entries(line.options).map(([name, value]) => [renamed.option(name), renamed.value(name, value)]),
      ),
    )
}
