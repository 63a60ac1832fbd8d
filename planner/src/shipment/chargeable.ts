import { sumKilograms } from './goods.ts'

/** What carriers charge by, for each mode: factors differ from carrier to carrier, so they are a profile that can be replaced. */
export type RatingProfile = {
  /** Cubic centimetres that count as a kilogram by air. */
  air_divisor: number
  /** By air the weight is rounded up to the next step of so many kilograms. */
  air_step_kg: number
  /** Kilograms a cubic metre, and a loading metre, count as on the road. */
  road_kg_m3: number
  road_kg_ldm: number
  /** Kilograms a cubic metre counts as at sea; what is charged is tonnes or cubic metres, at least so many. */
  sea_kg_m3: number
  sea_least: number
  /** Kilograms a cubic metre counts as by rail, and the least volume that is charged. */
  rail_kg_m3: number
  rail_least_m3: number
}

/** What is usual in 2026: IATA's 6000 by air, 333 and 1750 on European roads, weight or measure at sea; by rail there is no standard. */
export const usualRating: RatingProfile = {
  air_divisor: 6000,
  air_step_kg: 0.5,
  road_kg_m3: 333,
  road_kg_ldm: 1750,
  sea_kg_m3: 1000,
  sea_least: 1,
  rail_kg_m3: 500,
  rail_least_m3: 1,
}

export type Mode = 'air' | 'boat' | 'rail' | 'truck'

/** One thing that is handled: a loaded pallet or a case, by its outermost edges. */
export type Piece = { length_mm: number; width_mm: number; height_mm: number; kg: number; count: number }

/** `rule` says what decided: the weight itself, or the room it takes. */
export type Chargeable = {
  value: number
  unit: 'kg' | 'wm' | 'units'
  rule: 'weight' | 'volume' | 'loading_metres' | 'least' | 'flat'
}

type Measured = { pieces: readonly Piece[]; ldm: number }

/** What a shared load is charged by. Kilograms, and tonnes or cubic metres (W/M) at sea. */
export function chargeableOf(mode: Mode, { pieces, ldm }: Measured, profile: RatingProfile = usualRating): Chargeable {
  const kg = weightOf(pieces)
  const m3 = volumeOf(pieces)
  if (mode === 'air') {
    const byVolume = pieces.reduce((sum, piece) => sum + wholeCentimetres(piece), 0) / profile.air_divisor
    const { value, rule } = greatest([kg, 'weight'], [byVolume, 'volume'])
    return { value: roundUp(value, profile.air_step_kg), unit: 'kg', rule }
  }
  if (mode === 'truck')
    return {
      ...greatest([kg, 'weight'], [m3 * profile.road_kg_m3, 'volume'], [ldm * profile.road_kg_ldm, 'loading_metres']),
      unit: 'kg',
    }
  if (mode === 'boat')
    return {
      ...greatest([kg / 1000, 'weight'], [(m3 * profile.sea_kg_m3) / 1000, 'volume'], [profile.sea_least, 'least']),
      unit: 'wm',
    }
  const least = profile.rail_least_m3 * profile.rail_kg_m3
  return { ...greatest([kg, 'weight'], [m3 * profile.rail_kg_m3, 'volume'], [least, 'least']), unit: 'kg' }
}

export function weightOf(pieces: readonly Piece[]): number {
  return sumKilograms(pieces, ({ kg, count }) => kg * count)
}

/** Cubic metres by the outermost edges. */
export function volumeOf(pieces: readonly Piece[]): number {
  return (
    pieces.reduce(
      (sum, { length_mm, width_mm, height_mm, count }) => sum + length_mm * width_mm * height_mm * count,
      0,
    ) / 1e9
  )
}

/** Cubic centimetres, each edge to the nearest centimetre, half a one up, as airlines measure. */
function wholeCentimetres({ length_mm, width_mm, height_mm, count }: Piece): number {
  return Math.round(length_mm / 10) * Math.round(width_mm / 10) * Math.round(height_mm / 10) * count
}

type Rule = Chargeable['rule']

function greatest(...ways: [number, Rule][]): { value: number; rule: Rule } {
  const [value, rule] = ways.reduce((most, way) => (way[0] > most[0] ? way : most))
  return { value, rule }
}

/** Sums of kilograms are not exact in the last digits; those do not cost a step. */
function roundUp(value: number, step: number): number {
  return step > 0 ? Math.ceil(value / step - 1e-9) * step : value
}
