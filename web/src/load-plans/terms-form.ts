import type { PalletName, PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'

/** How they travel; null is what is usual. */
export type TermsForm = {
  wrapper: PlanInput['wrapper']
  pallet: PalletName
  maxHeight: number | null
  mode: PlanInput['mode']
  distribution: PlanInput['distribution']
  stackable: NonNullable<PlanInput['stackable']>
  clearance: number | null
  overhang: number | null
  isMixed: boolean
}

export const usualTerms: TermsForm = {
  wrapper: 'pallets',
  pallet: 'EUR-1',
  maxHeight: null,
  mode: 'boat',
  distribution: 'groupage',
  stackable: 'no',
  clearance: null,
  overhang: null,
  isMixed: true,
}

const highest = 20_000

/** How they travel, as a plan is asked for; what is left open is what is usual. */
export function writeTerms(terms: TermsForm): Omit<PlanInput, 'cartons'> {
  const within = (value: number | null, most: number) =>
    value !== null && value >= 0 && value <= most ? value : undefined
  const height = within(terms.maxHeight, highest)
  const clearance = within(terms.clearance, 200)
  const overhang = within(terms.overhang, 200)
  return {
    wrapper: terms.wrapper,
    pallet: terms.pallet,
    mode: terms.mode,
    distribution: terms.distribution,
    stackable: terms.stackable,
    allow_mixed_pallets: terms.isMixed,
    ...(height && { max_height_mm: height }),
    ...(clearance !== undefined && { clearance_mm: clearance }),
    ...(overhang !== undefined && { overhang_mm: overhang }),
  }
}
