import type { ProductDraft } from '../catalogue/draft.ts'
import type { NeededPart } from '../catalogue/showable.ts'

type State = ProductDraft['state']

/**
 * Whether a product of a file is kept back as a draft: what would go on the market with it and lacks a picture or a category is, unless the seller has said otherwise. What is on the
 * market already stays there: a file takes nothing off it.
 */
export function isKeptBack(
  before: State | undefined,
  after: State,
  lacking: readonly NeededPart[],
  publishIncomplete: boolean,
): boolean {
  return after === 'published' && before !== 'published' && lacking.length > 0 && !publishIncomplete
}
