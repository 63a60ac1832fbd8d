/** A pallet: its deck from above, how high it is itself, and what it weighs and may carry. */
export type PalletType = {
  length_mm: number
  width_mm: number
  height_mm: number
  /** Its own weight. */
  kg: number
  /** The most it may carry, evenly spread. */
  safe_load_kg: number
}

/** The exchange pallets of Europe, as EPAL publishes them; own weights are those of dry wood and vary by a few kilograms. */
export const palletTypes = {
  'EUR-1': { length_mm: 1200, width_mm: 800, height_mm: 144, kg: 25, safe_load_kg: 1500 },
  'EUR-2': { length_mm: 1200, width_mm: 1000, height_mm: 162, kg: 35, safe_load_kg: 1250 },
  'EUR-3': { length_mm: 1000, width_mm: 1200, height_mm: 144, kg: 30, safe_load_kg: 1500 },
  'EUR-6': { length_mm: 800, width_mm: 600, height_mm: 144, kg: 9.5, safe_load_kg: 500 },
} as const satisfies Readonly<Record<string, PalletType>>

export type PalletName = keyof typeof palletTypes

/** The pallet of a name, or the one that is described. */
export function readPallet(pallet: PalletName | PalletType): PalletType {
  return typeof pallet === 'string' ? palletTypes[pallet] : pallet
}
