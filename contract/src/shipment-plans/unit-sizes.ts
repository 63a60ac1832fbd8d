import { formatNumber } from '../locale.ts'
import type { OwnPallet } from './own-pallet.ts'
import type { PalletName, PlanInput, UnitName } from './shapes.ts'

/** What a unit has room for: its inside in millimetres, its door, and the kilograms it may carry. */
export type UnitSize = {
  length_mm: number
  width_mm: number
  height_mm: number
  /** The lower of the door and, in a reefer, the line above which air must flow. */
  door_height_mm: number
  payload_kg: number
}

/** The inside of each unit, as the planner loads it (docs/planner.md); a test of the server holds the two equal. */
export const unitSizes: Readonly<Record<UnitName, UnitSize>> = {
  '20DC': size(5898, 2350, 2392, 2280, 28_180),
  '40DC': size(12_032, 2350, 2392, 2280, 26_730),
  '40HC': size(12_032, 2350, 2693, 2585, 26_540),
  '45HC': size(13_560, 2350, 2693, 2585, 25_660),
  '20RF': size(5450, 2280, 2180, 2180, 27_400),
  '40RF': size(11_583, 2286, 2291, 2261, 25_680),
  trailer: size(13_600, 2450, 2650, 2650, 24_000),
  mega_trailer: size(13_600, 2480, 3000, 3000, 24_000),
  reefer_trailer: size(13_600, 2450, 2600, 2600, 22_000),
  PMC: size(3080, 2340, 1600, 1600, 5000),
}

function size(
  length_mm: number,
  width_mm: number,
  height_mm: number,
  door_height_mm: number,
  payload_kg: number,
): UnitSize {
  return { length_mm, width_mm, height_mm, door_height_mm, payload_kg }
}

/** A pallet: its deck from above, its own height and weight, and what it carries. Millimetres and kilograms. */
export type PalletSize = OwnPallet

/** The usual pallets, as the planner has them; the same test holds them equal. */
export const palletSizes: Readonly<Record<PalletName, PalletSize>> = {
  'EUR-1': { length_mm: 1200, width_mm: 800, height_mm: 144, kg: 25, safe_load_kg: 1500 },
  'EUR-2': { length_mm: 1200, width_mm: 1000, height_mm: 162, kg: 35, safe_load_kg: 1250 },
  'EUR-3': { length_mm: 1000, width_mm: 1200, height_mm: 144, kg: 30, safe_load_kg: 1500 },
  'EUR-6': { length_mm: 800, width_mm: 600, height_mm: 144, kg: 9.5, safe_load_kg: 500 },
}

/** The pallet a plan was made with: EUR-1 when none was named. */
export function palletOf({ pallet = 'EUR-1' }: Pick<PlanInput, 'pallet'>): PalletSize {
  return typeof pallet === 'string' ? palletSizes[pallet] : pallet
}

/** What people call the pallet a plan was made with: 'EUR-1', and of one of their own its deck, '1,219 × 1,016 mm'. */
export function namePalletOf({ pallet = 'EUR-1' }: Pick<PlanInput, 'pallet'>): string {
  if (typeof pallet === 'string') return pallet
  return `${formatNumber(pallet.length_mm)} × ${formatNumber(pallet.width_mm)} mm`
}
