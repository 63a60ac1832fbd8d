import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import type { Refusals } from '../../forms/shown-refusals.ts'
import type { TakenDraft } from '../../trade/kind-view.ts'
import { readWhole } from '../../trade/read-draft.ts'

/** The lines that are taken, as far as their quantities can be read; one that cannot counts as none. */
export function readTaken(draft: TakenDraft): TakenLine[] {
  return draft
    .filter(({ isTaken }) => isTaken)
    .map(({ position, quantity }) => ({ position, quantity: readWhole(quantity) ?? 0 }))
}

/** What the box for the quantity of a line is called in the form. */
export function quantityField(position: number): string {
  return `draft.${position}`
}

/** What the rules say of the lines taken, which they count through: at the box of each line, and of all of them as 'draft'. */
export function placeTakenFaults(details: FailureDetails, taken: readonly TakenLine[]): Refusals {
  return Object.fromEntries(
    Object.entries(details).map(([name, sentence]) => {
      const line = taken[Number(/^lines\.(\d+)\./.exec(name)?.[1])]
      return [line ? quantityField(line.position) : 'draft', sentence]
    }),
  )
}
