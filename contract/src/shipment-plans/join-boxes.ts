import type { SceneBox } from './scene.ts'

/** Equal boxes that fill a block: so many along each edge. */
export type Block = SceneBox & { counts: { x: number; y: number; z: number } }

type Axis = 'x' | 'y' | 'z'
const extents = { x: 'length', y: 'width', z: 'height' } as const

/** Rows of equal boxes as one, then rows of equal rows, then of equal walls: what thousands of boxes are painted as. */
export function joinBoxes(boxes: readonly SceneBox[]): Block[] {
  let blocks = boxes.map((box): Block => ({ ...box, counts: { x: 1, y: 1, z: 1 } }))
  for (const axis of ['z', 'y', 'x'] as const) blocks = joinAlong(blocks, axis)
  return blocks
}

function joinAlong(blocks: readonly Block[], axis: Axis): Block[] {
  const rows = new Map<string, Block[]>()
  for (const block of blocks) {
    const key = nameRow(block, axis)
    const row = rows.get(key)
    if (row) row.push(block)
    else rows.set(key, [block])
  }
  return [...rows.values()].flatMap((row) => joinRow(row, axis))
}

/** Blocks of equal goods whose faces meet whole when they touch. */
function nameRow({ id, kind, counts, ...box }: Block, axis: Axis): string {
  const others = (['x', 'y', 'z'] as const).filter((other) => other !== axis)
  // Of what is joined along an axis each box is as long as the next, so that the lines between them are equally far apart.
  const one = box[extents[axis]] / counts[axis]
  return JSON.stringify([id, kind, one, ...others.map((other) => [box[other], box[extents[other]], counts[other]])])
}

function joinRow(row: readonly Block[], axis: Axis): Block[] {
  const joined: Block[] = []
  for (const block of [...row].sort((a, b) => a[axis] - b[axis])) {
    const last = joined.at(-1)
    if (last && Math.abs(last[axis] + last[extents[axis]] - block[axis]) < 1e-6) {
      last[extents[axis]] += block[extents[axis]]
      last.counts[axis] += block.counts[axis]
    } else joined.push({ ...block, counts: { ...block.counts } })
  }
  return joined
}
