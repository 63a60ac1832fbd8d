import type { PlacedCarton } from './shapes.ts'

type Box = Omit<PlacedCarton, 'id'>
type Axis = 'x' | 'y' | 'z'
const extents = { x: 'length', y: 'width', z: 'height' } as const

/**
 * In which order loose boxes are loaded through a door beyond the greatest `x`, as positions in what was given: each after what lies below it and after
 * what stands between it and the closed end. Where both cannot be had (four boxes can hold each other up in a ring) nothing hangs in the air.
 */
export function findLoadingOrder(boxes: readonly Box[]): number[] {
  const ranked = boxes.map((_, index) => index).sort((a, b) => compare(boxes[a], boxes[b]))
  const sorted = ranked.flatMap((index) => boxes[index] ?? [])
  const below = findBefore(sorted, 'z', ['x', 'y'])
  const behind = findBefore(sorted, 'x', ['y', 'z'])
  const missingBelow = below.counts
  const missing = behind.counts.map((count, rank) => count + (missingBelow[rank] ?? 0))
  const isLoaded = new Uint8Array(sorted.length)
  const order: number[] = []
  let at = 0
  while (order.length < sorted.length) {
    while (at < sorted.length && (isLoaded[at] || (missing[at] ?? 0) > 0)) at++
    const next = at < sorted.length ? at : missingBelow.findIndex((count, rank) => count === 0 && !isLoaded[rank])
    isLoaded[next] = 1
    order.push(ranked[next] ?? 0)
    at = next + 1
    for (const after of below.following[next] ?? []) {
      missingBelow[after] = (missingBelow[after] ?? 0) - 1
      at = Math.min(at, after)
    }
    for (const after of [...(below.following[next] ?? []), ...(behind.following[next] ?? [])]) {
      missing[after] = (missing[after] ?? 0) - 1
      at = Math.min(at, after)
    }
  }
  return order
}

/** Wall by wall from the closed end, each from the floor up. */
function compare(a: Box | undefined, b: Box | undefined): number {
  return a && b ? a.x - b.x || a.z - b.z || a.y - b.y : 0
}

/**
 * Which boxes follow each along an axis, with their faces across it overlapping; and how many come before each. Where boxes that touch a face cover it whole,
 * what comes after these follows from them and is left out: of a full container's millions of pairs a few for each box remain.
 */
function findBefore(boxes: readonly Box[], axis: Axis, across: readonly [Axis, Axis]) {
  const following: number[][] = boxes.map(() => [])
  const counts: number[] = boxes.map(() => 0)
  const cells = sortIntoCells(boxes, axis, across)
  const [first, second] = across
  // Of the last box that looked at each, so that one in several cells is looked at once.
  const seenBy = new Int32Array(boxes.length).fill(-1)
  boxes.forEach((box, index) => {
    const end = box[axis] + box[extents[axis]]
    const found = following[index] ?? []
    let covered = 0
    const lists = cellsOf(box, across).map((name) => cells.get(name) ?? [])
    const look = (isTouching: boolean) => {
      for (const members of lists)
        for (let at = findFrom(members, boxes, axis, end - 1e-6); at < members.length; at++) {
          const number = members[at] ?? 0
          const other = boxes[number]
          if (!other || (isTouching && other[axis] > end + 1e-6)) break
          if (seenBy[number] === index) continue
          const area = common(box, other, first) * common(box, other, second)
          if (area <= 0) continue
          seenBy[number] = index
          found.push(number)
          counts[number] = (counts[number] ?? 0) + 1
          if (isTouching) covered += area
        }
    }
    look(true)
    if (covered < box[extents[first]] * box[extents[second]] - 1e-6) look(false)
  })
  return { following, counts }
}

/** About a small carton: few boxes share a cell, and few lie in many. */
const cellSize = 200
/** More cells than any room has across. */
const mostCells = 10_000

/** Boxes by the cells they lie in, across an axis; of each cell in their order along it. */
function sortIntoCells(boxes: readonly Box[], axis: Axis, across: readonly [Axis, Axis]): Map<number, number[]> {
  const cells = new Map<number, number[]>()
  boxes.forEach((box, index) => {
    for (const name of cellsOf(box, across)) {
      const members = cells.get(name)
      if (members) members.push(index)
      else cells.set(name, [index])
    }
  })
  for (const members of cells.values()) members.sort((a, b) => (boxes[a]?.[axis] ?? 0) - (boxes[b]?.[axis] ?? 0))
  return cells
}

function cellsOf(box: Box, [first, second]: readonly [Axis, Axis]): number[] {
  const names: number[] = []
  for (let one = Math.floor(box[first] / cellSize); one * cellSize < box[first] + box[extents[first]]; one++)
    for (let other = Math.floor(box[second] / cellSize); other * cellSize < box[second] + box[extents[second]]; other++)
      names.push(one * mostCells + other)
  return names
}

/** The first of a cell's boxes that begins at a place or beyond it. */
function findFrom(members: readonly number[], boxes: readonly Box[], axis: Axis, place: number): number {
  let [low, high] = [0, members.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((boxes[members[middle] ?? 0]?.[axis] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

function common(one: Box, other: Box, axis: Axis): number {
  const end = Math.min(one[axis] + one[extents[axis]], other[axis] + other[extents[axis]])
  return Math.max(0, end - Math.max(one[axis], other[axis]))
}
