import * as Type from 'typebox'
import { closed } from '../fields.ts'
import { formatNumber } from '../locale.ts'
import { cartonMessages } from './messages.ts'

/** Between what a pallet's measures lie: millimetres and kilograms. */
export const ownPalletLimits = {
  length_mm: { minimum: 1, maximum: 6000 },
  width_mm: { minimum: 1, maximum: 3000 },
  height_mm: { minimum: 1, maximum: 1000 },
  kg: { minimum: 0, maximum: 1000 },
  safe_load_kg: { minimum: 1, maximum: 100_000 },
} as const

/** A pallet that is none of the usual ones: its deck, its own height and weight, and what it carries. */
export const ownPallet = closed({
  length_mm: Type.Number(ownPalletLimits.length_mm),
  width_mm: Type.Number(ownPalletLimits.width_mm),
  height_mm: Type.Number(ownPalletLimits.height_mm),
  kg: Type.Number(ownPalletLimits.kg),
  safe_load_kg: Type.Number(ownPalletLimits.safe_load_kg),
})
export type OwnPallet = Type.Static<typeof ownPallet>
export type OwnPalletField = keyof OwnPallet

export const ownPalletFields = Object.keys(ownPalletLimits) as readonly OwnPalletField[]

/** What is wrong with a pallet as it is typed, by field; null is nothing typed, NaN no number. Empty when it can be planned with. */
export function findOwnPalletFaults(
  typed: Readonly<Record<OwnPalletField, number | null>>,
): Partial<Record<OwnPalletField, string>> {
  const faults: Partial<Record<OwnPalletField, string>> = {}
  for (const field of ownPalletFields) {
    const { minimum, maximum } = ownPalletLimits[field]
    const value = typed[field]
    if (value === null || Number.isNaN(value)) faults[field] = cartonMessages.numberMissing
    else if (value < minimum || value > maximum)
      faults[field] = cartonMessages.between(formatNumber(minimum), formatNumber(maximum))
  }
  return faults
}
