import type { Kind } from './kinds.ts'

/** For each length up to a limit: how much of it a row of edges can fill at best. */
export type Reach = Int32Array

type Edge = { size: number; quantity: number }

/** How far rows of horizontal edges reach along the floor, and stacks of vertical ones upwards: an estimate of what a rest can still hold. */
export function measureReach(kinds: readonly Kind[], floor: number, height: number): { flat: Reach; tall: Reach } {
  const flat = new Map<number, number>()
  const tall = new Map<number, number>()
  for (const { turns, quantity } of kinds)
    for (const turn of turns) {
      add(flat, turn.length, quantity)
      add(flat, turn.width, quantity)
      add(tall, turn.height, quantity)
    }
  return { flat: fill(flat, floor), tall: fill(tall, height) }
}

function add(edges: Map<number, number>, size: number, quantity: number): void {
  edges.set(size, (edges.get(size) ?? 0) + quantity)
}

/** Which sums of so many edges each there are, and for every length the greatest that is not above it. */
function fill(edges: ReadonlyMap<number, number>, limit: number): Reach {
  const sums: Sums = {
    is: new Uint8Array(limit + 1),
    used: new Int32Array(limit + 1),
    missing: new Int32Array(limit),
  }
  sums.is[0] = 1
  for (let length = 1; length <= limit; length++) sums.missing[length - 1] = length
  for (const [size, quantity] of edges) addSums(sums, { size, quantity })
  const reach = new Int32Array(limit + 1)
  let greatest = 0
  for (let length = 0; length <= limit; length++) {
    if (sums.is[length]) greatest = length
    reach[length] = greatest
  }
  return reach
}

type Sums = {
  /** 1 for each length that is a sum. */
  is: Uint8Array
  /** How many of the edge that is being added a sum needs that was found with it. */
  used: Int32Array
  /** The lengths that are no sum yet, ascending: of hundreds of edges the last ones find few. */
  missing: Int32Array
}

function addSums(sums: Sums, { size, quantity }: Edge): void {
  const { is, used, missing } = sums
  const found: number[] = []
  let still = 0
  // Counted, as an iterator takes far longer here, where a plan of many goods spends its time.
  for (let index = 0; index < missing.length; index++) {
    const length = missing[index] ?? 0
    const before = length - size
    if (before >= 0 && is[before] === 1 && (used[before] ?? 0) < quantity) {
      is[length] = 1
      used[length] = (used[before] ?? 0) + 1
      found.push(length)
    } else {
      missing[still] = length
      still++
    }
  }
  sums.missing = missing.subarray(0, still)
  for (const length of found) used[length] = 0
}
