import type { ProductForm } from '../products/form.ts'
import { findLoadingPack } from '../products/loading-pack.ts'
import { toCubicMetres, toGrams, toMillimetres } from '../units.ts'
import { findLiftLimit } from './lift-limits.ts'
import type { PlanWarning } from './shapes.ts'

/** What a plan warns of too; `carton` is the position of a pack in the form. */
type KnownWarning = Extract<
  PlanWarning,
  { code: 'VOLUME_MISMATCH' | 'CARTON_HEAVY' | 'CARTON_TOO_LARGE' | 'PALLET_WEIGHT_LIMIT' }
>

/** What may be wrong with the packs of a form, each a code with numbers; packs are named by their position. Nothing of it keeps anybody from saving. */
export type PackWarning =
  | KnownWarning
  /** So many of one pack take more room, or weigh more, than the pack they are in. */
  | { code: 'INNER_PACKS_LARGER'; pack: number; inner: number; count: number; inner_m3: number; pack_m3: number }
  | { code: 'INNER_PACKS_HEAVIER'; pack: number; inner: number; count: number; inner_kg: number; pack_kg: number }
  /** The units in a pack weigh more than the pack with them. */
  | { code: 'UNITS_HEAVIER'; pack: number; units: number; unit_kg: number; pack_kg: number }
  /** Denser than what is traded in packs, or lighter: most likely a unit is wrong. */
  | { code: 'DENSITY_ODD'; pack: number; kg_m3: number; is: 'dense' | 'light' }

/** What is measured by different people, or rounded, may differ by so much. */
const tolerance = 0.05
/** Pouches and textiles give way where they are packed tight. */
const softness = 0.1
/** Kilograms a cubic metre: ore and packed metal parts stay below, foam and empty bottles above. */
const usualDensity = { least: 5, most: 3000 }

/** A pack as far as it is described. */
type Known = { at: number; level: ProductForm['packaging'][number]['level']; units: number } & Partial<
  Record<'kg' | 'measured_m3' | 'declared_m3', number>
>

/** What the packs of a form say that cannot be, or is worth knowing, as far as it is seen without laying anything out. */
export function findPackWarnings({ packaging, data }: Pick<ProductForm, 'packaging' | 'data'>): PackWarning[] {
  const packs = packaging.map(readKnown)
  const unitKg = kilogramsOf(data.weightValue, data.weightMeasure)
  const loading = findLoadingPack({ packaging })
  return packs.flatMap((pack) => [
    ...(pack.at === loading?.at && pack.level !== 'pallet' ? warnOfLifting(pack) : []),
    ...warnOfVolume(pack),
    ...warnOfDensity(pack),
    ...warnOfUnits(pack, unitKg),
    ...packs.flatMap((inner) => (isNextLevel(inner, pack) ? warnOfInner(pack, inner) : [])),
  ])
}

/** What the planner found out about the carton goods are planned in. */
type FoundLoads = {
  pallet?: { cartons: number; cartons_by_room: number }
  units: readonly { type: string }[]
}

/** What is worth knowing of how a carton loads: `at` is its position in the form, `safeLoad` the kilograms its pallet carries. */
export function findLoadWarnings(at: number, { pallet, units }: FoundLoads, safeLoad: number): LoadWarning[] {
  const carton = String(at)
  if (units.every(({ type }) => type === 'trailer')) return [{ into: 'container', warning: tooLarge(carton) }]
  if (!pallet) return [{ into: 'pallet', warning: tooLarge(carton) }]
  const { cartons, cartons_by_room } = pallet
  if (cartons === cartons_by_room) return []
  const warning = { code: 'PALLET_WEIGHT_LIMIT', carton, cartons, cartons_by_room, safe_load_kg: safeLoad } as const
  return [{ into: 'pallet', warning }]
}

/** What it does not fit on or into decides how it is said. */
export type LoadWarning = { into: 'pallet' | 'container'; warning: KnownWarning }

function tooLarge(carton: string): KnownWarning {
  return { code: 'CARTON_TOO_LARGE', carton, cartons: 1 }
}

function readKnown(pack: ProductForm['packaging'][number], at: number): Known {
  const sides = [pack.width, pack.height, pack.depth].map((side) =>
    side !== null && side > 0 ? (toMillimetres(side, pack.dimensionUnit) ?? 0) : 0,
  )
  const measured = sides.reduce((product, side) => product * side, 1) / 1e9
  const declared = pack.volumeValue !== null ? toCubicMetres(pack.volumeValue, pack.volumeUnit) : undefined
  const kg = kilogramsOf(pack.weightValue, pack.weightUnit)
  return {
    at,
    level: pack.level,
    units: pack.unitsPerPack ?? 0,
    ...(kg && { kg }),
    ...(measured > 0 && { measured_m3: measured }),
    ...(declared && declared > 0 && { declared_m3: declared }),
  }
}

function kilogramsOf(value: number | null, unit: string): number | undefined {
  const grams = value !== null && value > 0 ? toGrams(value, unit) : undefined
  return grams === undefined ? undefined : grams / 1000
}

function warnOfLifting({ at, kg = 0 }: Known): PackWarning[] {
  const limit_kg = findLiftLimit(kg)
  return limit_kg === undefined ? [] : [{ code: 'CARTON_HEAVY', carton: String(at), kg, limit_kg }]
}

/** A pallet's volume is said with and without what it stands on, or as it is charged. */
function warnOfVolume({ at, level, measured_m3, declared_m3 }: Known): PackWarning[] {
  if (level === 'pallet' || !measured_m3 || !declared_m3) return []
  return Math.abs(declared_m3 - measured_m3) / declared_m3 > tolerance
    ? [{ code: 'VOLUME_MISMATCH', carton: String(at), declared_m3, measured_m3 }]
    : []
}

function warnOfDensity({ at, kg, measured_m3 }: Known): PackWarning[] {
  if (!kg || !measured_m3) return []
  const kg_m3 = kg / measured_m3
  if (kg_m3 > usualDensity.most) return [{ code: 'DENSITY_ODD', pack: at, kg_m3, is: 'dense' }]
  return kg_m3 < usualDensity.least ? [{ code: 'DENSITY_ODD', pack: at, kg_m3, is: 'light' }] : []
}

function warnOfUnits({ at, kg, units }: Known, unit_kg: number | undefined): PackWarning[] {
  if (!kg || !unit_kg || units <= 0) return []
  return units * unit_kg > kg * (1 + tolerance)
    ? [{ code: 'UNITS_HEAVIER', pack: at, units, unit_kg, pack_kg: kg }]
    : []
}

const levels: readonly string[] = ['inner', 'outer', 'pallet']

/** Whether one pack goes into another: it is of the level below it. */
function isNextLevel(inner: Known, pack: Known): boolean {
  return levels.indexOf(inner.level) === levels.indexOf(pack.level) - 1
}

function warnOfInner(pack: Known, inner: Known): PackWarning[] {
  const count = inner.units > 0 ? Math.floor(pack.units / inner.units) : 0
  if (count === 0) return []
  const same = { pack: pack.at, inner: inner.at, count }
  const isOver = (share: number, inside = 0, outside = Infinity) => count * inside > outside * (1 + share)
  return [
    ...(isOver(softness, inner.measured_m3, pack.measured_m3)
      ? [{ code: 'INNER_PACKS_LARGER', ...same, ...roomOf(pack, inner, count) } as const]
      : []),
    ...(isOver(tolerance, inner.kg, pack.kg)
      ? [{ code: 'INNER_PACKS_HEAVIER', ...same, inner_kg: count * (inner.kg ?? 0), pack_kg: pack.kg ?? 0 } as const]
      : []),
  ]
}

function roomOf(pack: Known, inner: Known, count: number) {
  return { inner_m3: count * (inner.measured_m3 ?? 0), pack_m3: pack.measured_m3 ?? 0 }
}
