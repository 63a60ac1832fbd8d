import type { ProductDraft, TermDraft } from '../catalogue/draft.ts'
import { changeByPercent } from '../money.ts'
import { isSameName } from '../same-name.ts'

/** What can be done to many products at once. `percent` is added to every price: -10 makes 9.00 of 10.00. A stock of null is not counted. */
export type BulkAction =
  | { type: 'state'; state: ProductDraft['state'] }
  | { type: 'price'; percent: number }
  | { type: 'stock'; quantity: number | null }
  | { type: 'addTags'; tags: readonly string[] }
  | { type: 'removeTags'; tags: readonly string[] }

/** The draft after a bulk action. */
export function applyBulkAction(draft: ProductDraft, action: BulkAction): ProductDraft {
  switch (action.type) {
    case 'state':
      return { ...draft, state: action.state }
    case 'price':
      return { ...draft, terms: draft.terms.map((term) => changePrice(term, action.percent, draft.currency)) }
    case 'stock':
      return { ...draft, terms: draft.terms.map((term) => changeStock(term, action.quantity)) }
    case 'addTags':
      return { ...draft, tags: addTags(draft.tags, action.tags) }
    case 'removeTags':
      return { ...draft, tags: removeTags(draft.tags, action.tags) }
  }
}

/** The price before moves along, so that the discount stays; when rounding leaves no difference it is dropped. */
function changePrice(term: TermDraft, percent: number, currency: string): TermDraft {
  if (term.price === null) return term
  const price = changeByPercent(term.price, percent, currency)
  const listPrice = term.listPrice === null ? null : changeByPercent(term.listPrice, percent, currency)
  return { ...term, price, listPrice: listPrice !== null && listPrice > price ? listPrice : null }
}

function changeStock(term: TermDraft, quantity: number | null): TermDraft {
  return term.type === 'on_demand' ? term : { ...term, availableQty: quantity, isAvailable: quantity !== 0 }
}

function addTags(tags: readonly string[], added: readonly string[]): string[] {
  const all = [...tags]
  for (const tag of added.map((one) => one.trim())) if (!all.some((known) => isSameName(known, tag))) all.push(tag)
  return all
}

function removeTags(tags: readonly string[], removed: readonly string[]): string[] {
  return tags.filter((tag) => !removed.some((one) => isSameName(one, tag)))
}
