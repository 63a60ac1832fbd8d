import type { DrawnBox } from './draw-boxes.ts'
import { findLoadingOrder } from './loading-order.ts'
import type { PlacedCarton, PlanInput, PlannedUnit, ShipmentPlan } from './shapes.ts'
import { type PalletSize, palletOf, unitSizes } from './unit-sizes.ts'

/** A box in its room, in millimetres from the lower back left corner; the door is where `x` is greatest. A pallet itself has no id. */
export type SceneBox = DrawnBox & {
  kind: 'carton' | 'pallet'
  /** The position in the plan of the pallet it is, or stands on. */
  pallet?: number
}

/** What is to be drawn of a plan: the room, what stands in it in the order of loading, and what is loaded at a time. */
export type Scene = {
  room: { length: number; width: number; height: number }
  boxes: SceneBox[]
  /** After each step so many of `boxes` are there. A step is a pallet with its goods, or a carton where cartons are set down one by one. */
  steps: number[]
  /** What a step sets down. */
  step: 'pallet' | 'carton'
}

/** What of a plan: one of its units, or one of its pallets, by position. */
export type Chosen = { unit: number } | { pallet: number }

/** What has to be known beside a plan to draw it: the pallets it was made with and the room between them. */
export type PalletTerms = Pick<PlanInput, 'pallet' | 'clearance_mm' | 'overhang_mm'>

/** What stands where in a unit or on a pallet; nothing stands in what a plan does not have. */
export function findScene(plan: ShipmentPlan, terms: PalletTerms, chosen: Chosen): Scene {
  if ('pallet' in chosen) return drawPallet(plan, terms, chosen.pallet)
  const unit = plan.units[chosen.unit]
  if (!unit) return { room: { length: 0, width: 0, height: 0 }, boxes: [], steps: [], step: 'carton' }
  return unit.stacks ? drawStacks(plan, terms, unit, unit.stacks) : drawLoose(plan, unit)
}

/** The goods of a plan, each once, in an order that stays the same for all that is drawn of it: what letters and colours go by. */
export function findGoods({ builds }: Pick<ShipmentPlan, 'builds'>): string[] {
  return [...new Set(builds.flatMap((build) => build.map(({ id }) => id)))]
}

function roomOf({ type }: PlannedUnit): Scene['room'] {
  const { length_mm: length, width_mm: width, height_mm: height } = unitSizes[type]
  return { length, width, height }
}

/** The room is what the pallet takes, with goods that stand out; built from the deck up. */
function drawPallet(plan: ShipmentPlan, terms: PalletTerms, index: number): Scene {
  const size = palletOf(terms)
  const { overhang_mm: overhang = 0 } = terms
  const pallet = plan.pallets[index]
  const boxes = pallet ? setDown(plan, size, { index, x: overhang, y: overhang, z: 0, isTurned: false }) : []
  return {
    room: {
      length: size.length_mm + 2 * overhang,
      width: size.width_mm + 2 * overhang,
      height: pallet?.height_mm ?? size.height_mm,
    },
    boxes,
    steps: boxes.slice(1).map((_, at) => at + 2),
    step: 'carton',
  }
}

type Stacks = NonNullable<PlannedUnit['stacks']>

/** From the closed end to the door; of a stack the lowest first. */
function drawStacks(plan: ShipmentPlan, terms: PalletTerms, unit: PlannedUnit, stacks: Stacks): Scene {
  const size = palletOf(terms)
  const { overhang_mm: overhang = 0, clearance_mm: clearance = 10 } = terms
  const boxes: SceneBox[] = []
  const steps: number[] = []
  const deepestFirst = [...stacks].sort((a, b) => a.x_mm - b.x_mm || a.y_mm - b.y_mm)
  for (const { x_mm, y_mm, length_mm, pallets } of deepestFirst) {
    const isTurned = isNearer(length_mm - clearance - 2 * overhang, size.width_mm, size.length_mm)
    let z = 0
    for (const index of pallets) {
      // The room beside a pallet is its place's: half of it on each side.
      const aside = overhang + clearance / 2
      boxes.push(...setDown(plan, size, { index, x: x_mm + aside, y: y_mm + aside, z, isTurned }))
      steps.push(boxes.length)
      z += plan.pallets[index]?.height_mm ?? 0
    }
  }
  return { room: roomOf(unit), boxes, steps, step: 'pallet' }
}

function isNearer(value: number, to: number, thanTo: number): boolean {
  return Math.abs(value - to) < Math.abs(value - thanTo)
}

/** Where a pallet stands: the corner of its deck, and whether it lies across. */
type Place = { index: number; x: number; y: number; z: number; isTurned: boolean }

/** A pallet and its cartons from the deck up. */
function setDown(plan: ShipmentPlan, size: PalletSize, { index, x, y, z, isTurned }: Place): SceneBox[] {
  const { length_mm: length, width_mm: width, height_mm: height } = size
  const deck = turn({ id: '', x: 0, y: 0, z: 0, length, width, height }, width, isTurned)
  const cartons = plan.builds[plan.pallets[index]?.build ?? -1] ?? []
  return [
    { ...deck, x, y, z, kind: 'pallet', pallet: index },
    ...[...cartons]
      .sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x)
      .map((carton): SceneBox => {
        const turned = turn(carton, width, isTurned)
        return { ...turned, x: x + turned.x, y: y + turned.y, z: z + height + turned.z, kind: 'carton', pallet: index }
      }),
  ]
}

/** A quarter of a turn of a deck of a width, so that its corner is the corner again. */
function turn(box: PlacedCarton, deckWidth: number, isTurned: boolean): DrawnBox {
  const { id, x, y, z, length, width, height } = box
  if (!isTurned) return { id, x, y, z, length, width, height }
  return { id, x: deckWidth - y - width, y: x, z, length: width, width: length, height }
}

function drawLoose(plan: ShipmentPlan, unit: PlannedUnit): Scene {
  const cartons = plan.builds[unit.build ?? -1] ?? []
  const boxes = findLoadingOrder(cartons).flatMap((index): SceneBox[] => {
    const carton = cartons[index]
    return carton ? [{ ...carton, kind: 'carton' }] : []
  })
  return { room: roomOf(unit), boxes, steps: boxes.map((_, index) => index + 1), step: 'carton' }
}
