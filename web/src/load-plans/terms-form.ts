import {
  findOwnPalletFaults,
  type OwnPallet,
  type OwnPalletField,
  ownPalletFields,
} from '@fairquay/contract/shipment-plans/own-pallet.ts'
import type { PalletName, PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import { palletSizes } from '@fairquay/contract/shipment-plans/unit-sizes.ts'

/** A pallet of one's own as it is typed, in millimetres and kilograms; null is nothing typed. */
export type PalletForm = Readonly<Record<OwnPalletField, number | null>>

/** How they travel; null is what is usual. */
export type TermsForm = {
  wrapper: PlanInput['wrapper']
  pallet: PalletName | 'own'
  /** Kept while another pallet is chosen, for when it is chosen again. */
  ownPallet: PalletForm
  maxHeight: number | null
  mode: PlanInput['mode']
  distribution: PlanInput['distribution']
  stackable: NonNullable<PlanInput['stackable']>
  clearance: number | null
  overhang: number | null
  isMixed: boolean
}

export const emptyPallet: PalletForm = {
  length_mm: null,
  width_mm: null,
  height_mm: null,
  kg: null,
  safe_load_kg: null,
}

export const usualTerms: TermsForm = {
  wrapper: 'pallets',
  pallet: 'EUR-1',
  ownPallet: emptyPallet,
  maxHeight: null,
  mode: 'boat',
  distribution: 'groupage',
  stackable: 'no',
  clearance: null,
  overhang: null,
  isMixed: true,
}

const highest = 20_000

/** The same terms with another pallet; one's own begins with the measures of the pallet before it. */
export function choosePallet(terms: TermsForm, pallet: TermsForm['pallet']): Pick<TermsForm, 'pallet' | 'ownPallet'> {
  const isDescribed = ownPalletFields.some((field) => terms.ownPallet[field] !== null)
  const begins = pallet === 'own' && terms.pallet !== 'own' && !isDescribed
  return { pallet, ownPallet: begins ? { ...palletSizes[terms.pallet as PalletName] } : terms.ownPallet }
}

/** What is wrong with the pallet of one's own, by field; nothing where none is chosen. */
export function findPalletFaults({ wrapper, pallet, ownPallet }: TermsForm): Partial<Record<OwnPalletField, string>> {
  return wrapper === 'pallets' && pallet === 'own' ? findOwnPalletFaults(ownPallet) : {}
}

export function isPalletFaulty(terms: TermsForm): boolean {
  return Object.keys(findPalletFaults(terms)).length > 0
}

/** How they travel, as a plan is asked for; what is left open is what is usual. */
export function writeTerms(terms: TermsForm): Omit<PlanInput, 'cartons'> {
  const within = (value: number | null, most: number) =>
    value !== null && value >= 0 && value <= most ? value : undefined
  const height = within(terms.maxHeight, highest)
  const clearance = within(terms.clearance, 200)
  const overhang = within(terms.overhang, 200)
  return {
    wrapper: terms.wrapper,
    pallet: writePallet(terms),
    mode: terms.mode,
    distribution: terms.distribution,
    stackable: terms.stackable,
    allow_mixed_pallets: terms.isMixed,
    ...(height && { max_height_mm: height }),
    ...(clearance !== undefined && { clearance_mm: clearance }),
    ...(overhang !== undefined && { overhang_mm: overhang }),
  }
}

/** In the place of one that is half described stands the usual one: pages say what is missing of it instead of planning (`isPalletFaulty`). */
function writePallet({ pallet, ownPallet }: TermsForm): PalletName | OwnPallet {
  if (pallet !== 'own') return pallet
  return Object.keys(findOwnPalletFaults(ownPallet)).length > 0 ? 'EUR-1' : { ...(ownPallet as OwnPallet) }
}

/** How a plan was asked for, as it would be typed. */
export function writeTermsForm(input: Omit<PlanInput, 'cartons'>): TermsForm {
  const { pallet = 'EUR-1' } = input
  return {
    wrapper: input.wrapper,
    ...(typeof pallet === 'string'
      ? { pallet, ownPallet: emptyPallet }
      : { pallet: 'own' as const, ownPallet: { ...pallet } }),
    maxHeight: input.max_height_mm ?? null,
    mode: input.mode,
    distribution: input.distribution,
    stackable: input.stackable ?? 'no',
    clearance: input.clearance_mm ?? null,
    overhang: input.overhang_mm ?? null,
    isMixed: input.allow_mixed_pallets ?? true,
  }
}
