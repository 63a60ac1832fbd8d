import type { AnsweredLandedCost } from './shapes.ts'

/** A sum of a landed cost by what it holds; null where it is not known whole. */
export type LandedSum = { holds: 'all' | 'withoutTax' | 'withTax'; amount: number | null }

/** What a calculation comes to, the whole last. Where no tax is in it, because none is due or it is not known, no sum speaks of one. */
export function listSums({
  tax,
  landed,
  landed_excluding_tax,
}: Pick<AnsweredLandedCost, 'tax' | 'landed' | 'landed_excluding_tax'>): LandedSum[] {
  if (tax.amount === 0) return [{ holds: 'all', amount: landed }]
  return [
    { holds: 'withoutTax', amount: landed_excluding_tax },
    { holds: 'withTax', amount: landed },
  ]
}
