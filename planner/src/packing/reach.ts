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
  const isSum = new Uint8Array(limit + 1)
  isSum[0] = 1
  for (const edge of edges) addSums(isSum, { size: edge[0], quantity: edge[1] })
  const reach = new Int32Array(limit + 1)
  let greatest = 0
  isSum.forEach((is, length) => {
    if (is) greatest = length
    reach[length] = greatest
  })
  return reach
}

function addSums(isSum: Uint8Array, { size, quantity }: Edge): void {
  /** How many of this edge the sum needs that was found with it. */
  const used = new Int32Array(isSum.length)
  for (let length = size; length < isSum.length; length++) {
    const usedBefore = used[length - size] ?? 0
    if (isSum[length] || !isSum[length - size] || usedBefore >= quantity) continue
    isSum[length] = 1
    used[length] = usedBefore + 1
  }
}
