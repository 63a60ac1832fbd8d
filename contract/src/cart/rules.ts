import { cartMessages, type Notice } from './messages.ts'

/** Selects the keys given, or, when all of them are selected already, unselects them: one line, one seller's lines, or the whole cart. */
export function toggleSelection(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const next = new Set(selected)
  if (keys.every((key) => selected.has(key))) for (const key of keys) next.delete(key)
  else for (const key of keys) next.add(key)
  return next
}

/** What a checkbox over these keys shows: 'some' is its mixed state. */
export function readSelection(selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** What the checks before a request need to know of a selected line. */
export type SelectedLine = {
  productId: number
  companyId: number
  hasCompletePackaging: boolean
  problem?: string | undefined
}

/** Why nothing can be sent out of this selection; undefined when it can. */
export function refuseSend(selected: readonly SelectedLine[]): Notice | undefined {
  if (selected.length === 0) return cartMessages.nothingSelected
  const problem = selected.find((line) => line.problem)?.problem
  return problem ? { title: problem } : undefined
}

/** Why no logistic quote can be asked for: nothing selected, several sellers, or packaging that a forwarder could not plan with (docs/product.md#cart). */
export function refuseLogisticQuote(selected: readonly SelectedLine[]): Notice | undefined {
  const first = selected[0]
  if (!first) return cartMessages.nothingSelected
  if (selected.some((line) => line.companyId !== first.companyId)) return cartMessages.oneSeller
  if (!selected.every((line) => line.hasCompletePackaging)) return cartMessages.incompletePackaging
  return undefined
}

/** Why no import duties can be asked for: they are estimated for exactly one product, in whatever variants. */
export function refuseCustoms(selected: readonly SelectedLine[]): Notice | undefined {
  if (selected.length === 0) return cartMessages.nothingSelected
  return new Set(selected.map((line) => line.productId)).size > 1 ? cartMessages.oneProduct : undefined
}
