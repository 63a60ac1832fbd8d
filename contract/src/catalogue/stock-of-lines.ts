import type { TermDraft } from './draft.ts'
import type { StockWish } from './stock-moves.ts'
import { combinationOf } from './term-rules.ts'

/** The stock that the lines of one combination speak of. `index` is the first of them that is sold from stock. */
export type StockOfLines = StockWish & { lowAt: number | null; index: number; options: TermDraft['options'] }

/**
 * The stock of each combination that is sold from stock, once, by its name (`combinationOf`): the tiers of one repeat it. Where they differ, which only a
 * program can write, not counted wins over a count and more over less. What is sold on demand alone has none.
 */
export function readStocks(terms: readonly TermDraft[]): Map<string, StockOfLines> {
  const stocks = new Map<string, StockOfLines>()
  for (const [index, term] of terms.entries()) {
    if (term.type === 'on_demand') continue
    const key = combinationOf(term.options)
    const known = stocks.get(key)
    if (!known) stocks.set(key, readLine(term, index))
    else if (known.onHand !== null && (term.availableQty === null || term.availableQty > known.onHand))
      stocks.set(key, { ...readLine(term, known.index), lowAt: known.lowAt ?? term.lowAt ?? null })
  }
  return stocks
}

function readLine(term: TermDraft, index: number): StockOfLines {
  return {
    index,
    options: term.options,
    onHand: term.availableQty,
    ...(term.stockSeen !== undefined && { seen: term.stockSeen }),
    lowAt: term.lowAt ?? null,
  }
}
