import { planLayer, type Rectangle } from '../layer.ts'
import { type Placement, packContainer } from '../pack-container.ts'
import { highestStack } from '../packing/blocks.ts'
import { type Kind, type Size, standingTurns } from '../packing/kinds.ts'
import { type Carton, countById, countCartons, kindOf, largest, sumKilograms, toBoxes } from './goods.ts'
import type { PalletType } from './pallet-types.ts'

export type PalletRules = {
  pallet: PalletType
  /** With the pallet itself. */
  max_height_mm: number
  /** How far goods may stand out over each edge. */
  overhang_mm?: number
  /** Whether what is left of several goods may share a pallet. */
  allow_mixed_pallets?: boolean
}

/** One loaded pallet. `boxes` are measured from the lower left corner of the deck; with overhang they may begin below 0. */
export type LoadedPallet = {
  cartons: number
  /** Levels on which cartons stand. */
  layers: number
  height_mm: number
  gross_kg: number
  contents: { id: string; cartons: number }[]
  boxes: Placement[]
}

/** How equal cartons lie on a pallet: the layer from above, and how many make a full one. */
export type PalletPattern = {
  id: string
  layer: Rectangle[]
  carton_height_mm: number
  /** Cartons a full pallet holds, and how many it would if it carried any weight. */
  cartons: number
  cartons_by_room: number
}

export type PlannedPallets = {
  pallets: LoadedPallet[]
  patterns: PalletPattern[]
  /** Cartons no pallet of this type can hold: too large, or too heavy. */
  unplaced: { id: string; cartons: number }[]
}

/** How many kinds of leftovers are packed together at a time; the search would take long for all of hundreds. */
const kindsTogether = 12
/** Enough for a pallet. */
const effort = { milliseconds: 0.3, seed: 0, support: 'full' } as const

/** Full pallets of each good first; what is left of all goods then shares pallets, if that makes fewer. */
export function planPallets(cartons: readonly Carton[], rules: PalletRules): PlannedPallets {
  const pallets: LoadedPallet[] = []
  const patterns: PalletPattern[] = []
  const unplaced: PlannedPallets['unplaced'] = []
  const leftovers: { kind: Kind; pattern: PalletPattern }[] = []
  cartons.forEach((carton, index) => {
    const count = countCartons(carton)
    if (count <= 0) return
    const kind = kindOf(carton, index, count)
    const pattern = findPattern(kind, rules)
    if (!pattern) {
      unplaced.push({ id: carton.id, cartons: count })
      return
    }
    patterns.push(pattern)
    const full = stack(kind, pattern, pattern.cartons, rules)
    for (let stacked = pattern.cartons; stacked <= count; stacked += pattern.cartons) pallets.push(full)
    const left = count % pattern.cartons
    if (left > 0) leftovers.push({ kind: { ...kind, quantity: left }, pattern })
  })
  const alone = leftovers.map(({ kind, pattern }) => stack(kind, pattern, kind.quantity, rules))
  const together =
    rules.allow_mixed_pallets !== false && leftovers.length > 1
      ? packTogether(
          leftovers.map(({ kind }) => kind),
          rules,
        )
      : undefined
  pallets.push(...(together && together.length < alone.length ? together : alone))
  return { pallets, patterns, unplaced }
}

/** The turn with which most cartons fit on a pallet, of equals the one that makes it lowest; nothing when none fits. */
export function findPattern(kind: Kind, rules: PalletRules): PalletPattern | undefined {
  const room = roomOn(rules)
  const byWeight = kind.weight > 0 ? Math.floor(rules.pallet.safe_load_kg / kind.weight + 1e-9) : Infinity
  let best: PalletPattern | undefined
  let lowest = Infinity
  for (const turn of standingTurns(kind)) {
    const layer = planLayer(room.length, room.width, turn.length, turn.width)
    const layers = Math.min(Math.floor(room.height / turn.height), highestStack(kind))
    const byRoom = layers * layer.length
    const cartons = Math.min(byRoom, byWeight)
    const height = Math.ceil(cartons / layer.length) * turn.height
    if (cartons <= 0 || (best && (cartons < best.cartons || (cartons === best.cartons && height >= lowest)))) continue
    best = { id: kind.id, layer, carton_height_mm: turn.height, cartons, cartons_by_room: byRoom }
    lowest = height
  }
  return best
}

function roomOn({ pallet, max_height_mm, overhang_mm = 0 }: PalletRules): Size {
  return {
    length: pallet.length_mm + 2 * overhang_mm,
    width: pallet.width_mm + 2 * overhang_mm,
    height: max_height_mm - pallet.height_mm,
  }
}

function stack(
  kind: Kind,
  { layer, carton_height_mm }: PalletPattern,
  count: number,
  rules: PalletRules,
): LoadedPallet {
  const boxes = Array.from({ length: count }, (_, index): Placement => {
    const { x, y, length, width } = layer[index % layer.length] ?? { x: 0, y: 0, length: 0, width: 0 }
    const z = Math.floor(index / layer.length) * carton_height_mm
    return { id: kind.id, x, y, z, length, width, height: carton_height_mm }
  })
  return describe(boxes, [kind], rules)
}

/** Leftovers on as few pallets as are found, what presses most on its base first, so that it comes below. */
function packTogether(kinds: readonly Kind[], rules: PalletRules): LoadedPallet[] | undefined {
  const room = roomOn(rules)
  const pallets: LoadedPallet[] = []
  let left = [...kinds].sort((a, b) => pressureOf(b) - pressureOf(a) || a.index - b.index)
  while (left.length > 0) {
    const chosen = left.slice(0, kindsTogether)
    const boxes = packOne(chosen, room, rules)
    if (boxes.length === 0) return undefined
    pallets.push(describe(boxes, chosen, rules))
    const packed = countById(boxes)
    left = left
      .map((kind) => ({ ...kind, quantity: kind.quantity - (packed.get(kind.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0)
  }
  return pallets
}

/** As much as one pallet takes; when that is everything, as low as it is found to go. */
function packOne(kinds: readonly Kind[], room: Size, { pallet }: PalletRules): Placement[] {
  const pack = (height: number) => packKinds(kinds, { ...room, height, payload: pallet.safe_load_kg })
  const all = kinds.reduce((sum, { quantity }) => sum + quantity, 0)
  let best = pack(room.height)
  if (best.length < all) return best
  let tooLow = 0
  let enough = room.height
  while (enough - tooLow > 100) {
    const height = Math.floor((tooLow + enough) / 2)
    const lower = pack(height)
    if (lower.length === all) [best, enough] = [lower, height]
    else tooLow = height
  }
  return best
}

function packKinds(kinds: readonly Kind[], container: Size & { payload: number }): Placement[] {
  const boxes = kinds.map((kind) => ({ ...toBoxes(kind), maxTopLoad: bearsOnMixed(kind, container.height) }))
  return packContainer({ container, boxes, ...effort }).placements
}

/** What nobody has said of a carton: that it bears as many of its own kind as the pallet is high, so that heavy goods come below light ones. */
function bearsOnMixed({ turns, weight, maxTopLoad }: Kind, height: number): number {
  if (maxTopLoad !== Infinity || weight === 0) return maxTopLoad
  const lowest = Math.min(...turns.map((turn) => turn.height))
  return Math.max(1, Math.floor(height / lowest) - 1) * weight
}

function pressureOf({ weight, turns }: Kind): number {
  const [{ length, width } = { length: 1, width: 1 }] = turns
  return weight / (length * width)
}

function describe(boxes: Placement[], kinds: readonly Kind[], rules: PalletRules): LoadedPallet {
  const { pallet, overhang_mm = 0 } = rules
  const weights = new Map(kinds.map(({ id, weight }) => [id, weight]))
  return {
    cartons: boxes.length,
    layers: new Set(boxes.map(({ z }) => z)).size,
    height_mm: pallet.height_mm + largest(boxes, ({ z, height }) => z + height),
    gross_kg: sumKilograms(boxes, ({ id }) => weights.get(id) ?? 0, pallet.kg),
    contents: [...countById(boxes)].map(([id, cartons]) => ({ id, cartons })),
    boxes: overhang_mm === 0 ? boxes : boxes.map((box) => ({ ...box, x: box.x - overhang_mm, y: box.y - overhang_mm })),
  }
}
