import { type Boxes, type Kind, readKinds, requireDistinct, type Size } from './packing/kinds.ts'
import { Search, type Step } from './packing/search.ts'
import { type Placement, stackLayers } from './packing/stack-layers.ts'

export type { Placement }

export type PackContainer = {
  /** Inside, in the unit of the boxes (millimetres everywhere else in Fairquay); `payload` in kilograms, no limit when left out. */
  container: Size & { payload?: number }
  boxes: readonly Boxes[]
  /** About how long the search may take on a usual machine. It is a measure of effort, so that the same input gives the same load everywhere. */
  milliseconds: number
  /** Another seed prefers other blocks a little, and may find another load that is about as good; 0 prefers none. */
  seed: number
  /** `full`: everything stands wholly on what is below it. What is found for that is allowed without support too. */
  support: 'full' | 'none'
  /** For loads that do not fill the container: from the wall where `x` is 0 on, so that what is free is free in one piece. */
  isFromBack?: boolean
}

export type PackedContainer = {
  placements: Placement[]
  /** 0 to 1: the boxes' share of the volume inside. */
  volumeShare: number
  /** How many of which boxes found no place. */
  unplaced: { id: string; quantity: number }[]
}

/** Blocks on plateaus that a usual machine looks at in a millisecond. */
const effortPerMillisecond = 130_000

/** Loads a container as full as it can be found within the effort. Nothing overlaps, leaves the container, hangs in the air or is crushed. */
export function packContainer({ container, boxes, milliseconds, seed, isFromBack }: PackContainer): PackedContainer {
  requireDistinct(boxes.map(({ id }) => id))
  const inside = {
    length: Math.floor(container.length),
    width: Math.floor(container.width),
    height: Math.floor(container.height),
  }
  const kinds = readKinds(boxes).filter(
    ({ quantity, turns }) => quantity > 0 && turns.some((turn) => fits(turn, inside)),
  )
  // Numbered anew, as the search counts them.
  const loaded = kinds.map((kind, index) => ({
    ...kind,
    index,
    turns: kind.turns.filter((turn) => fits(turn, inside)),
  }))
  const placements = place({ ...inside, payload: container.payload ?? Infinity }, loaded, {
    milliseconds,
    seed,
    ...(isFromBack && { isFromBack }),
  })
  const volume = placements.reduce((sum, { length, width, height }) => sum + length * width * height, 0)
  return {
    placements,
    volumeShare: volume / (container.length * container.width * container.height),
    unplaced: countUnplaced(boxes, placements),
  }
}

function place(
  container: Size & { payload: number },
  kinds: readonly Kind[],
  { milliseconds, seed, isFromBack = false }: Pick<PackContainer, 'milliseconds' | 'seed' | 'isFromBack'>,
): Placement[] {
  const [only, another] = kinds
  if (!only) return []
  // A machine that stands still for a moment gives the same load as others.
  const latest = performance.now() + 4 * milliseconds + 2000
  const limits = {
    payload: container.payload,
    effort: milliseconds * effortPerMillisecond,
    isFromBack,
    isLate: () => performance.now() > latest,
  }
  const found = new Search(container, kinds, limits, seed)
  const searched = expandSteps(found.run())
  if (another) return searched
  const layered = stackLayers(container, only)
  return layered.length >= searched.length ? layered : searched
}

function fits(turn: Size, inside: Size): boolean {
  return turn.length <= inside.length && turn.width <= inside.width && turn.height <= inside.height
}

/** Every box of every block, in the order in which they are loaded. */
function expandSteps(last: Step | undefined): Placement[] {
  const steps: Step[] = []
  for (let step = last; step; step = step.before) steps.push(step)
  return steps.reverse().flatMap(({ block, x, y, z }) => {
    const { turn, kind } = block
    const boxes: Placement[] = []
    for (let up = 0; up < block.upwards; up++)
      for (let along = 0; along < block.along; along++)
        for (let across = 0; across < block.across; across++)
          boxes.push({
            id: kind.id,
            x: x + along * turn.length,
            y: y + across * turn.width,
            z: z + up * turn.height,
            ...turn,
          })
    return boxes
  })
}

function countUnplaced(boxes: readonly Boxes[], placements: readonly Placement[]): { id: string; quantity: number }[] {
  const placed = new Map<string, number>()
  for (const { id } of placements) placed.set(id, (placed.get(id) ?? 0) + 1)
  return boxes.flatMap(({ id, quantity }) => {
    const missing = quantity - (placed.get(id) ?? 0)
    return missing > 0 ? [{ id, quantity: missing }] : []
  })
}
