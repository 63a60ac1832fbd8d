import { findAxleLoads } from './axle-loads.ts'
import type { Piece } from './chargeable.ts'
import { countCartons, findPartialCarton, largest } from './goods.ts'
import type { ShippedCarton, UnitGroup } from './keep-apart.ts'
import { findImbalance, type LoadedUnit } from './load-units.ts'
import { readPallet } from './pallet-types.ts'
import type { PlanWarning, ShipmentInput, ShipmentPlan } from './shapes.ts'
import { unitTypes } from './unit-types.ts'

type Looked = {
  input: ShipmentInput
  goods: readonly ShippedCarton[]
  groups: readonly UnitGroup[]
  plan: Omit<ShipmentPlan, 'warnings'>
  pieces: readonly Piece[]
  loaded: readonly LoadedUnit[]
  unplaced: readonly { id: string; cartons: number }[]
  /** Pallets no unit of the mode takes, as positions in the plan's list. */
  homeless: readonly number[]
}

/** What one person may lift in most countries, and what two together, by what their labour inspectors advise. */
const liftLimits = [50, 25] as const
/** What goes into every aircraft's hold without being asked about. */
const airPiece = { kg: 250, long: 1400, wide: 1000 }
const airHeight = 1600
const roadLimit = 24_000
const lowShare = 0.6
/** From here on a whole container or trailer is worth a question. */
const nearFull = { m3: 15, ldm: 8 }
/** Shares of length and width: with more, over 60 % of the weight lies in one half. */
const offCentre = { along: 0.05, across: 0.05 }

export function findWarnings(looked: Looked): PlanWarning[] {
  return [
    ...looked.goods.flatMap(warnOfCarton),
    ...looked.unplaced.map(({ id, cartons }): PlanWarning => ({ code: 'CARTON_TOO_LARGE', carton: id, cartons })),
    ...warnOfHomeless(looked),
    ...warnOfPallets(looked),
    ...warnOfHeights(looked),
    ...warnOfUnits(looked),
    ...warnOfShare(looked),
    ...warnOfPieces(looked),
    ...warnOfCompany(looked),
  ]
}

function warnOfCarton(carton: ShippedCarton): PlanWarning[] {
  const { id, length_mm, width_mm, height_mm, gross_kg, declared_m3 } = carton
  const warnings: PlanWarning[] = []
  const partial = findPartialCarton(carton)
  if (partial) warnings.push({ code: 'PARTIAL_CARTON', carton: id, ...partial })
  const measured_m3 = (length_mm * width_mm * height_mm) / 1e9
  if (declared_m3 && Math.abs(declared_m3 - measured_m3) / declared_m3 > 0.05)
    warnings.push({ code: 'VOLUME_MISMATCH', carton: id, declared_m3, measured_m3 })
  const limit_kg = liftLimits.find((limit) => gross_kg > limit)
  if (limit_kg !== undefined) warnings.push({ code: 'CARTON_HEAVY', carton: id, kg: gross_kg, limit_kg })
  return warnings
}

function warnOfHomeless({ homeless, plan }: Looked): PlanWarning[] {
  if (homeless.length === 0) return []
  const pallets = homeless.flatMap((index) => plan.pallets[index] ?? [])
  const height_mm = largest(pallets, (pallet) => pallet.height_mm)
  const kg = largest(pallets, ({ gross_kg }) => gross_kg)
  return [{ code: 'NO_UNIT_FITS', pallets: pallets.length, height_mm, kg }]
}

function warnOfPallets({ input, goods, plan }: Looked): PlanWarning[] {
  if (input.wrapper !== 'pallets') return []
  const { safe_load_kg } = readPallet(input.pallet ?? 'EUR-1')
  return plan.patterns.flatMap(({ id, cartons, cartons_by_room }) => {
    const warnings: PlanWarning[] = []
    if (cartons < cartons_by_room)
      warnings.push({ code: 'PALLET_WEIGHT_LIMIT', carton: id, cartons, cartons_by_room, safe_load_kg })
    const carton = goods.find((one) => one.id === id)
    const onLast = carton ? countCartons(carton) % cartons : 0
    if (onLast > 0) {
      const missing_cartons = cartons - onLast
      const inLast = carton ? (findPartialCarton(carton)?.units_in_last ?? 0) : 0
      const { units_per_carton = 1 } = carton ?? {}
      const missing_units = missing_cartons * units_per_carton + (inLast > 0 ? units_per_carton - inLast : 0)
      warnings.push({ code: 'PALLET_NOT_FULL', carton: id, missing_cartons, missing_units })
    }
    return warnings
  })
}

function warnOfHeights({ input, plan }: Looked): PlanWarning[] {
  const height_mm = largest(plan.pallets, (pallet) => pallet.height_mm)
  if (input.mode === 'air' && height_mm > airHeight) {
    const deck = readPallet(input.pallet ?? 'EUR-1').height_mm
    const carton = largest(plan.patterns, ({ carton_height_mm }) => carton_height_mm)
    const layers = plan.patterns.length === 1 ? { layers: Math.floor((airHeight - deck) / carton) } : {}
    return [{ code: 'HEIGHT_OVER_MODE', height_mm, limit_mm: airHeight, ...layers }]
  }
  const isSea = input.mode === 'boat' || input.mode === 'rail'
  const { door_height_mm: door_mm, name: type } = unitTypes['40DC']
  return isSea && height_mm > door_mm ? [{ code: 'DOOR_HEIGHT', height_mm, door_mm, type }] : []
}

/** Of units of one type each warning once, of the one that is worst: the others say the same. */
function warnOfUnits(looked: Looked): PlanWarning[] {
  const worst = new Map<string, UnitWarning>()
  for (const warning of warnOfEachUnit(looked)) {
    const key = `${warning.code} ${warning.type}`
    const known = worst.get(key)
    if (!known || gravityOf(warning) > gravityOf(known)) worst.set(key, warning)
  }
  return [...worst.values()]
}

type UnitWarning = Extract<
  PlanWarning,
  { code: 'OVER_ROAD_LIMIT' | 'LOW_UTILISATION' | 'OVER_PAYLOAD' | 'AXLE_LOAD' | 'OFF_CENTRE' }
>

/** Greater is worse, among warnings of one code. */
function gravityOf(warning: UnitWarning): number {
  if (warning.code === 'LOW_UTILISATION') return -warning.share
  if (warning.code === 'OFF_CENTRE') return Math.max(Math.abs(warning.along), Math.abs(warning.across))
  return warning.code === 'AXLE_LOAD' ? Math.max(warning.kingpin_kg, warning.axles_kg) : warning.kg
}

function warnOfEachUnit({ input, plan, loaded }: Looked): UnitWarning[] {
  const warnings: UnitWarning[] = []
  const limit_kg = input.road_limit_kg ?? roadLimit
  for (const { type, kg, is_shared, volume_share, weight_share, floor_share } of plan.units) {
    const { payload_kg } = unitTypes[type]
    if (is_shared) continue
    if (kg > limit_kg) warnings.push({ code: 'OVER_ROAD_LIMIT', kg, limit_kg, type })
    const most = Math.max(volume_share, weight_share, floor_share)
    if (most < lowShare) warnings.push({ code: 'LOW_UTILISATION', share: most, type })
    if (weight_share > 0.95 && floor_share < 0.85 && plan.units.length > 1)
      warnings.push({ code: 'OVER_PAYLOAD', kg: plan.totals.gross_kg, payload_kg, type })
  }
  if (input.distribution === 'groupage') return warnings
  for (const unit of loaded) {
    const { along, across } = findImbalance(unit)
    const { name: type, mode } = unit.type
    if (mode === 'road') {
      const { kingpin_kg, axles_kg, isOver } = findAxleLoads(unit)
      if (isOver) warnings.push({ code: 'AXLE_LOAD', type, kingpin_kg, axles_kg })
      if (Math.abs(across) > offCentre.across) warnings.push({ code: 'OFF_CENTRE', type, along, across })
    } else if (Math.abs(along) > offCentre.along || Math.abs(across) > offCentre.across)
      warnings.push({ code: 'OFF_CENTRE', type, along, across })
  }
  return warnings
}

function warnOfShare({ input, plan }: Looked): PlanWarning[] {
  if (input.distribution !== 'groupage') return []
  const { volume_m3, ldm } = plan.totals
  const isNear = input.mode === 'truck' ? ldm > nearFull.ldm : input.mode !== 'air' && volume_m3 > nearFull.m3
  const [first] = plan.units
  return isNear && first ? [{ code: 'NEAR_FULL_UNIT', volume_m3, ldm, type: first.type }] : []
}

function warnOfPieces({ input, pieces }: Looked): PlanWarning[] {
  if (input.mode !== 'air') return []
  const over = pieces.filter(({ length_mm, width_mm, height_mm, kg }) => {
    const [longest = 0, middle = 0] = [length_mm, width_mm, height_mm].sort((a, b) => b - a)
    return kg > airPiece.kg || longest > airPiece.long || middle > airPiece.wide
  })
  const [heaviest] = [...over].sort((a, b) => b.kg - a.kg)
  if (!heaviest) return []
  const { kg, length_mm, width_mm, height_mm } = heaviest
  const count = over.reduce((sum, piece) => sum + piece.count, 0)
  return [{ code: 'PIECE_OVER_LIMIT', kg, length_mm, width_mm, height_mm, pieces: count }]
}

function warnOfCompany({ goods, groups, input }: Looked): PlanWarning[] {
  const climates = new Set(groups.map(({ temperature_c }) => JSON.stringify(temperature_c ?? null))).size
  const classes = [...new Set(goods.flatMap(({ dangerous_goods_class: named }) => named ?? []))].sort()
  return [
    ...(climates > 1 ? [{ code: 'TEMP_CONFLICT' as const, groups: climates }] : []),
    ...(classes.length > 0 && input.distribution === 'groupage'
      ? [{ code: 'DG_NOT_STACKABLE' as const, classes }]
      : []),
  ]
}
