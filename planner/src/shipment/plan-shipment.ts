import type { Placement } from '../pack-container.ts'
import { type Kind, requireDistinct } from '../packing/kinds.ts'
import { chargeableOf, type Mode, type Piece, usualRating, volumeOf, weightOf } from './chargeable.ts'
import { freightClassOf } from './freight-class.ts'
import { countCartons, kindOf } from './goods.ts'
import { keepApart, type ShippedCarton, type TemperatureRange, type UnitGroup } from './keep-apart.ts'
import { fitsLoose, type LooseUnit, loadLoose, reachOf } from './load-loose.ts'
import { fitsUnit, type Load, type LoadedUnit, loadUnits, readRoom, type Stack, stackUp } from './load-units.ts'
import { readPallet } from './pallet-types.ts'
import { type PalletPattern, planPallets } from './plan-pallets.ts'
import { findWarnings } from './plan-warnings.ts'
import type { PlannedPallet, PlannedUnit, ShipmentInput, ShipmentPlan } from './shapes.ts'
import { topLoadOf } from './top-load.ts'
import { type UnitName, type UnitType, unitTypes } from './unit-types.ts'

/** How high pallets usually may be, by what takes them. */
export const usualHeights: Readonly<Record<Mode, number>> = { air: 1600, truck: 2200, boat: 2180, rail: 2180 }

const trailerWidth = 2.4

/** Plans a shipment from its cartons: pallets, units, what is charged and what is worth knowing. The same input gives the same plan. */
export function planShipment(input: ShipmentInput): ShipmentPlan {
  requireDistinct(input.cartons.map(({ id }) => id))
  const goods = input.cartons.filter((carton) => countCartons(carton) > 0)
  const groups = keepApart(goods)
  const builds: Placement[][] = []
  const plan =
    input.wrapper === 'pallets' ? planOnPallets(groups, input, builds) : planLoose(groups, goods, input, builds)
  const gross_kg = weightOf(plan.pieces)
  const volume_m3 = volumeOf(plan.pieces)
  const profile = { ...usualRating, ...input.rating_profile }
  const isFlat = input.distribution === 'full_load' && input.mode !== 'air'
  const { pallets, patterns, units, pieces, ldm, unplaced, homeless } = plan
  const described: Omit<ShipmentPlan, 'warnings'> = {
    cartons: goods.reduce((sum, carton) => sum + countCartons(carton), 0),
    patterns,
    pallets,
    units: units.map(({ planned }) => planned),
    builds,
    totals: {
      gross_kg,
      volume_m3,
      goods_m3: volumeOf(goods.map(toPiece)),
      ldm,
      chargeable: isFlat
        ? { value: units.length, unit: 'units', rule: 'flat' }
        : chargeableOf(input.mode, { pieces, ldm }, profile),
    },
    ...(input.mode === 'truck' && { us_freight_class: freightClassOf(gross_kg, volume_m3) }),
  }
  const loaded = units.flatMap(({ loaded: one }) => one ?? [])
  const looked = { input, goods, groups, plan: described, pieces, loaded, unplaced, homeless }
  return { ...described, warnings: findWarnings(looked) }
}

/** What one of the two ways makes; a loaded unit beside what is told of it, for who looks at its balance. */
type Planned = {
  pallets: PlannedPallet[]
  patterns: PalletPattern[]
  units: { planned: PlannedUnit; loaded?: LoadedUnit }[]
  pieces: Piece[]
  ldm: number
  unplaced: { id: string; cartons: number }[]
  homeless: number[]
}

const nothing = (): Planned => ({
  pallets: [],
  patterns: [],
  units: [],
  pieces: [],
  ldm: 0,
  unplaced: [],
  homeless: [],
})

/** The position of a way to stand; equal pallets and units have one and the same. */
function numberBuild(builds: Placement[][], boxes: Placement[]): number {
  const known = builds.lastIndexOf(boxes)
  return known >= 0 ? known : builds.push(boxes) - 1
}

function planOnPallets(groups: readonly UnitGroup[], input: ShipmentInput, builds: Placement[][]): Planned {
  const pallet = readPallet(input.pallet ?? 'EUR-1')
  const { overhang_mm = 0, clearance_mm = 10, allow_mixed_pallets, road_limit_kg } = input
  const rules = {
    pallet,
    max_height_mm: input.max_height_mm ?? usualHeights[input.mode],
    overhang_mm,
    allow_mixed_pallets,
  }
  const planned = nothing()
  const outer = { length_mm: pallet.length_mm + 2 * overhang_mm, width_mm: pallet.width_mm + 2 * overhang_mm }
  for (const { temperature_c, together } of groups) {
    const loads: Load[] = []
    for (const { stop, dangerous_goods_class, cartons } of together) {
      const { pallets, patterns, unplaced } = planPallets(cartons, rules)
      planned.patterns.push(...patterns)
      planned.unplaced.push(...unplaced)
      planned.pieces.push(...piecesOf(cartons, unplaced))
      const left = new Map(unplaced.map(({ id, cartons: count }) => [id, count]))
      planned.ldm += metresOfLeft(cartons.map((carton, index) => kindOf(carton, index, left.get(carton.id) ?? 0)))
      for (const one of pallets) {
        loads.push({
          index: planned.pallets.length,
          kg: one.gross_kg,
          height_mm: one.height_mm,
          // Dangerous goods stand on nothing, and nothing on them.
          bears_kg: dangerous_goods_class ? 0 : topLoadOf(one, { stackable: input.stackable ?? 'no', pallet, cartons }),
          is_alone: dangerous_goods_class !== undefined,
          stop,
        })
        const { boxes, ...told } = one
        const build = numberBuild(builds, boxes)
        planned.pallets.push({ ...told, stop, ...(dangerous_goods_class && { dangerous_goods_class }), build })
        planned.pieces.push({ ...outer, height_mm: one.height_mm, kg: one.gross_kg, count: 1 })
      }
    }
    planned.ldm += loadingMetresOf(loads, outer)
    const unitRules = { pallet: outer, clearance_mm, ...(road_limit_kg !== undefined && { road_limit_kg }) }
    const rooms = typesFor(input, temperature_c).map((type) => readRoom(type, unitRules))
    const fitting = loads.filter((load) => rooms.some((room) => fitsUnit(load, room)))
    const units = loadUnits(fitting, rooms)
    const housed = new Set(units ? fitting : [])
    planned.homeless.push(...loads.filter((load) => !housed.has(load)).map(({ index }) => index))
    for (const loaded of units ?? []) {
      const told = describeUnit(loaded, planned.pallets, { input, temperature_c, outer })
      planned.units.push({ planned: told, loaded })
    }
  }
  return planned
}

/** Places on a trailer's floor, as if they were filled row by row. */
function loadingMetresOf(
  loads: readonly Load[],
  { length_mm, width_mm }: { length_mm: number; width_mm: number },
): number {
  const places = stackUp(loads, { height: unitTypes.trailer.height_mm, kg: Infinity }).length
  return (places * length_mm * width_mm) / 1e6 / trailerWidth
}

/** Of cartons that are in no unit and are sent nevertheless, equal ones on one another as they bear it. */
function metresOfLeft(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, { quantity, turns, weight, maxTopLoad }) => {
    const { length, width, height } = turns.at(-1) ?? { length: 0, width: 0, height: 0 }
    const byRoom = Math.floor(unitTypes.trailer.height_mm / height)
    const byWeight = weight === 0 ? Infinity : 1 + Math.floor(maxTopLoad / weight)
    const places = Math.ceil(quantity / Math.max(1, Math.min(byRoom, byWeight)))
    return sum + (places * length * width) / 1e6 / trailerWidth
  }, 0)
}

function planLoose(
  groups: readonly UnitGroup[],
  goods: readonly ShippedCarton[],
  input: ShipmentInput,
  builds: Placement[][],
): Planned {
  const { effort_ms = 2, road_limit_kg } = input
  const rules = { milliseconds: effort_ms, ...(road_limit_kg !== undefined && { road_limit_kg }) }
  const planned = { ...nothing(), pieces: goods.map(toPiece) }
  for (const { temperature_c, together } of groups) {
    const loose = together.flatMap(({ cartons, stop }) =>
      cartons.map((carton, index) => ({ stop, kind: kindOf(carton, index) })),
    )
    const types = typesFor(input, temperature_c)
    const fitting = loose.filter(({ kind }) => types.some((type) => fitsLoose(kind, type, rules)))
    const units = loadLoose(fitting, types, rules)
    const housed = new Set(units ? fitting : [])
    const left = loose.filter((one) => !housed.has(one)).map(({ kind }) => kind)
    planned.unplaced.push(...left.map(({ id, quantity }) => ({ id, cartons: quantity })))
    planned.ldm += metresOfLeft(left)
    for (const unit of units ?? []) {
      const told = describeLoose(unit, input, temperature_c)
      planned.units.push({ planned: { ...told, build: numberBuild(builds, unit.boxes) } })
      planned.ldm += (reachOf(unit.boxes) / 1000) * Math.min(1, unit.type.width_mm / 1000 / trailerWidth)
    }
  }
  return planned
}

/** What can be taken: cooled units for what is kept at a temperature. */
function typesFor({ mode }: ShipmentInput, temperature_c: TemperatureRange | undefined): UnitType[] {
  const names: readonly UnitName[] = temperature_c ? cooled[mode] : usual[mode]
  return names.map((name) => unitTypes[name])
}

const usual: Readonly<Record<Mode, readonly UnitName[]>> = {
  air: ['PMC'],
  boat: ['20DC', '40DC', '40HC'],
  rail: ['20DC', '40DC', '40HC', '45HC'],
  truck: ['trailer', 'mega_trailer'],
}
const cooled: Readonly<Record<Mode, readonly UnitName[]>> = {
  air: ['PMC'],
  boat: ['20RF', '40RF'],
  rail: ['20RF', '40RF'],
  truck: ['reefer_trailer'],
}

type Told = {
  input: ShipmentInput
  temperature_c: TemperatureRange | undefined
  outer: { length_mm: number; width_mm: number }
}

function describeUnit(
  { type, stacks, kg }: LoadedUnit,
  pallets: readonly PlannedPallet[],
  { input, temperature_c, outer }: Told,
): PlannedUnit {
  const inside = stacks.flatMap(({ loads }) => loads.flatMap(({ index }) => pallets[index] ?? []))
  const area = outer.length_mm * outer.width_mm
  return {
    type: type.name,
    is_shared: input.distribution === 'groupage',
    ...(temperature_c && { temperature_c }),
    cartons: inside.reduce((sum, { cartons }) => sum + cartons, 0),
    kg,
    volume_share: inside.reduce((sum, { height_mm }) => sum + area * height_mm, 0) / volumeOfType(type),
    weight_share: kg / type.payload_kg,
    floor_share: (stacks.length * area) / (type.length_mm * type.width_mm),
    stacks: stacks.map(({ x, y, length, width, loads }: Stack) => ({
      x_mm: x,
      y_mm: y,
      length_mm: length,
      width_mm: width,
      pallets: loads.map(({ index }) => index),
    })),
  }
}

function describeLoose(
  { type, boxes, kg }: LooseUnit,
  { distribution }: ShipmentInput,
  temperature_c: TemperatureRange | undefined,
): PlannedUnit {
  return {
    type: type.name,
    is_shared: distribution === 'groupage',
    ...(temperature_c && { temperature_c }),
    cartons: boxes.length,
    kg,
    volume_share:
      boxes.reduce((sum, { length, width, height }) => sum + length * width * height, 0) / volumeOfType(type),
    weight_share: kg / type.payload_kg,
    floor_share: reachOf(boxes) / type.length_mm,
  }
}

/** What fits on no pallet is sent nevertheless: it weighs and takes room as it is. */
function piecesOf(cartons: readonly ShippedCarton[], unplaced: readonly { id: string; cartons: number }[]): Piece[] {
  return unplaced.flatMap(({ id, cartons: count }) =>
    cartons.filter((carton) => carton.id === id).map((carton) => ({ ...toPiece(carton), count })),
  )
}

function volumeOfType({ length_mm, width_mm, height_mm }: UnitType): number {
  return length_mm * width_mm * height_mm
}

function toPiece(carton: ShippedCarton): Piece {
  const { length_mm, width_mm, height_mm, gross_kg } = carton
  return { length_mm, width_mm, height_mm, kg: gross_kg, count: countCartons(carton) }
}
