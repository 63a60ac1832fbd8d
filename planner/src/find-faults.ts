import type { PackContainer, Placement } from './pack-container.ts'
import { type Boxes, turnsOf } from './packing/kinds.ts'

/**
 * What is wrong with a load, as sentences: nothing for a good one. It knows nothing of how the load was made, and looks at each pair of
 * boxes: for tests and measurements.
 */
export function findFaults(
  { container, boxes, support }: Pick<PackContainer, 'container' | 'boxes' | 'support'>,
  placements: readonly Placement[],
): string[] {
  const faults = new Set<string>()
  const known = new Map(boxes.map((box) => [box.id, box]))
  const counts = new Map<string, number>()
  for (const one of placements) {
    counts.set(one.id, (counts.get(one.id) ?? 0) + 1)
    const box = known.get(one.id)
    if (!box || !isAllowedTurn(box, one)) faults.add(`${one.id} stands as it may not`)
    if (!isInside(one, container)) faults.add(`${one.id} leaves the container`)
    let borne = 0
    for (const other of placements) {
      if (one === other) continue
      const area = sharedArea(one, other)
      if (area <= 0) continue
      if (one.z < other.z + other.height && other.z < one.z + one.height) faults.add(`${one.id} overlaps ${other.id}`)
      if (other.z + other.height === one.z) borne += area
    }
    if (support === 'full' && one.z > 0 && borne !== one.length * one.width) faults.add(`${one.id} hangs in the air`)
  }
  for (const { id, quantity } of boxes) if ((counts.get(id) ?? 0) > quantity) faults.add(`too many of ${id}`)
  for (const id of findCrushed(known, placements)) faults.add(`${id} is crushed`)
  const weight = placements.reduce((sum, { id }) => sum + (known.get(id)?.weight ?? 0), 0)
  if (weight > (container.payload ?? Infinity) * (1 + 1e-9)) faults.add('the load is too heavy')
  return [...faults]
}

function isAllowedTurn(box: Boxes, placed: Placement): boolean {
  return turnsOf(box, box.upright).some(
    ({ length, width, height }) => length === placed.length && width === placed.width && height === placed.height,
  )
}

function isInside({ x, y, z, length, width, height }: Placement, container: PackContainer['container']): boolean {
  return (
    x >= 0 &&
    y >= 0 &&
    z >= 0 &&
    x + length <= container.length &&
    y + width <= container.width &&
    z + height <= container.height
  )
}

/** How much of two boxes lies one over the other, seen from above. */
function sharedArea(one: Placement, other: Placement): number {
  const along = Math.min(one.x + one.length, other.x + other.length) - Math.max(one.x, other.x)
  const across = Math.min(one.y + one.width, other.y + other.width) - Math.max(one.y, other.y)
  return along > 0 && across > 0 ? along * across : 0
}

/** Whose top bears more than it may: each box presses on those below it by their shares of its base, with all that it bears itself. */
function findCrushed(known: ReadonlyMap<string, Boxes>, placements: readonly Placement[]): string[] {
  const fromTop = [...placements].sort((a, b) => b.z - a.z)
  const borne = new Map<Placement, number>()
  const crushed: string[] = []
  for (const one of fromTop) {
    const box = known.get(one.id)
    const load = borne.get(one) ?? 0
    if (load > (box?.maxTopLoad ?? Infinity) * (1 + 1e-6) + 1e-9) crushed.push(one.id)
    for (const below of placements) {
      if (below.z + below.height !== one.z) continue
      const share = sharedArea(one, below) / (one.length * one.width)
      if (share > 0) borne.set(below, (borne.get(below) ?? 0) + share * (load + (box?.weight ?? 0)))
    }
  }
  return crushed
}
