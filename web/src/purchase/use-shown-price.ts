import { useState } from 'react'
import { findPriceIndex } from './change-lines.ts'
import type { LineDraft } from './offer-draft.ts'

/**
 * Which of a line's prices stands in its price box. It follows the quantity while that is typed, but not the quantity a price begins at: otherwise the box would turn into another one under
 * the typing of '500', whose '5' is below what was asked for. That is looked at again when the boxes of the next price are left.
 */
export function useShownPrice(line: LineDraft): { shown: number; show: (line: LineDraft) => void } {
  const [index, setIndex] = useState(() => findPriceIndex(line))
  return {
    shown: Math.max(0, Math.min(index, line.tiers.length - 1)),
    show: (next) => setIndex(findPriceIndex(next)),
  }
}
