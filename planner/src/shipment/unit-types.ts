/** A container, trailer or air cargo unit: what goes in, how high the door is, and what it may weigh. */
export type UnitType = {
  name: UnitName
  mode: 'sea' | 'road' | 'air'
  length_mm: number
  width_mm: number
  height_mm: number
  /** The lower of the door and, in a reefer, the line above which air must flow. */
  door_height_mm: number
  payload_kg: number
  /** What it costs beside the others when nobody has said: twenty foot units, or places. */
  cost: number
  is_cooled: boolean
}

export type UnitName =
  | '20DC'
  | '40DC'
  | '40HC'
  | '45HC'
  | '20RF'
  | '40RF'
  | 'trailer'
  | 'mega_trailer'
  | 'reefer_trailer'
  | 'PMC'

/** Nominal sizes of November 2026: builders differ by about 10 mm. Containers after the large lines' tables, trailers after European hauliers'. */
export const unitTypes: Readonly<Record<UnitName, UnitType>> = {
  '20DC': sea('20DC', [5898, 2350, 2392], 2280, 28_180, 1),
  '40DC': sea('40DC', [12032, 2350, 2392], 2280, 26_730, 2),
  '40HC': sea('40HC', [12032, 2350, 2693], 2585, 26_540, 2.1),
  '45HC': sea('45HC', [13560, 2350, 2693], 2585, 25_660, 2.5),
  '20RF': { ...sea('20RF', [5450, 2280, 2180], 2180, 27_400, 1), is_cooled: true },
  '40RF': { ...sea('40RF', [11583, 2286, 2291], 2261, 25_680, 2), is_cooled: true },
  trailer: road('trailer', [13600, 2450, 2650], 24_000, 1),
  mega_trailer: road('mega_trailer', [13600, 2480, 3000], 24_000, 1.1),
  reefer_trailer: { ...road('reefer_trailer', [13600, 2450, 2600], 22_000, 1), is_cooled: true },
  // A lower deck pallet, as it is built up; its height is the hold's.
  PMC: {
    name: 'PMC',
    mode: 'air',
    length_mm: 3080,
    width_mm: 2340,
    height_mm: 1600,
    door_height_mm: 1600,
    payload_kg: 5000,
    cost: 1,
    is_cooled: false,
  },
}

/** Whether these units cost less than those, or as much and are fewer; anything is better than nothing. */
export function isCheaper(
  these: readonly { type: UnitType }[],
  those: readonly { type: UnitType }[] | undefined,
): boolean {
  if (!those) return true
  const difference = costOf(these) - costOf(those)
  return difference < -1e-9 || (difference < 1e-9 && these.length < those.length)
}

function costOf(units: readonly { type: UnitType }[]): number {
  return units.reduce((sum, { type }) => sum + type.cost, 0)
}

function sea(
  name: UnitName,
  [length_mm, width_mm, height_mm]: readonly [number, number, number],
  door_height_mm: number,
  payload_kg: number,
  cost: number,
): UnitType {
  return { name, mode: 'sea', length_mm, width_mm, height_mm, door_height_mm, payload_kg, cost, is_cooled: false }
}

function road(
  name: UnitName,
  [length_mm, width_mm, height_mm]: readonly [number, number, number],
  payload_kg: number,
  cost: number,
): UnitType {
  const door_height_mm = height_mm
  return { name, mode: 'road', length_mm, width_mm, height_mm, door_height_mm, payload_kg, cost, is_cooled: false }
}
