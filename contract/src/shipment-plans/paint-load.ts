import { drawBoxes, type Face, type Point, project, type Side } from './draw-boxes.ts'
import { type Block, joinBoxes } from './join-boxes.ts'
import { palletParts } from './pallet-parts.ts'
import type { SceneBox } from './scene.ts'

/** A side of a box or of a block of equal boxes, with the lines between these. */
export type PaintedFace = { id: string; isPallet: boolean; side: Side; points: string; lines: string }

/** What is painted several times: all faces of a loaded pallet, from its own corner. */
export type PaintedShape = { key: string; faces: PaintedFace[] }

/** Shapes and where their corners come, the farthest first. */
export type Painting = { shapes: PaintedShape[]; places: { shape: string; at: Point }[] }

/** From so many boxes on equal neighbours are painted as blocks: sorting looks at every two, and a slider must not wait. */
const mostBoxes = 600

/** Boxes that are set down one by one: one shape. */
export function paintBoxes(boxes: readonly SceneBox[]): Painting {
  return { shapes: [{ key: 'all', faces: paintFaces(boxes) }], places: [{ shape: 'all', at: [0, 0] }] }
}

/** Loaded pallets of a scene: where each begins, and which are alike. */
export type PalletShape = { key: string; corner: SceneBox; bounds: SceneBox; faces: PaintedFace[] }

/** Pallets in the order of loading. Of those that are loaded alike and lie the same way the faces are found once. */
export function findPalletShapes(boxes: readonly SceneBox[]): PalletShape[] {
  const groups = new Map<number, SceneBox[]>()
  for (const box of boxes) {
    const group = groups.get(box.pallet ?? -1)
    if (group) group.push(box)
    else groups.set(box.pallet ?? -1, [box])
  }
  const known = new Map<string, { key: string; faces: PaintedFace[] }>()
  return [...groups.values()].flatMap((group) => {
    const [corner] = group
    if (!corner) return []
    const own = group.map((box) => ({ ...box, x: box.x - corner.x, y: box.y - corner.y, z: box.z - corner.z }))
    const name = own.map(({ id, x, y, z, length, width, height }) => [id, x, y, z, length, width, height]).join()
    const shape = known.get(name) ?? { key: `pallet-${known.size}`, faces: paintFaces(own) }
    known.set(name, shape)
    return [{ ...shape, corner, bounds: boundsOf(group, corner) }]
  })
}

/** Pallets as they stand in their unit; none is so near another that their outlines cross. */
export function paintPallets(pallets: readonly PalletShape[]): Painting {
  const order = [...new Set(drawBoxes(pallets.map(({ bounds }) => bounds)).map(({ box }) => box))]
  const shapes = new Map(pallets.map(({ key, faces }) => [key, { key, faces }]))
  return {
    shapes: [...shapes.values()],
    places: order.flatMap((index) => {
      const pallet = pallets[index]
      if (!pallet) return []
      const { x, y, z } = pallet.corner
      return [{ shape: pallet.key, at: project(x, y, z) }]
    }),
  }
}

function boundsOf(group: readonly SceneBox[], corner: SceneBox): SceneBox {
  const from = (axis: 'x' | 'y' | 'z') => Math.min(...group.map((box) => box[axis]))
  const [x, y, z] = [from('x'), from('y'), from('z')]
  // A little less than it is: then no neighbour counts as covering it, for what stands on a pallet rarely fills its outline.
  const until = (end: (box: SceneBox) => number) => Math.max(...group.map(end)) - 0.01
  return {
    ...corner,
    x,
    y,
    z,
    length: until((box) => box.x + box.length) - x,
    width: until((box) => box.y + box.width) - y,
    height: until((box) => box.z + box.height) - z,
  }
}

function paintFaces(boxes: readonly SceneBox[]): PaintedFace[] {
  const whole = boxes.length > mostBoxes ? joinBoxes(boxes) : boxes
  const parts: (SceneBox | Block)[] = whole.flatMap((box) => (box.kind === 'pallet' ? palletParts(box) : [box]))
  return drawBoxes(parts).flatMap((face) => {
    const box = parts[face.box]
    if (!box) return []
    return [
      {
        id: box.id,
        isPallet: box.kind === 'pallet',
        side: face.side,
        points: face.points.map(([u, v]) => `${Math.round(u)},${Math.round(v)}`).join(' '),
        lines: 'counts' in box ? drawLines(face, box) : '',
      },
    ]
  })
}

/** How many boxes of a block lie along the first and along the second edge of a face. */
const along: Readonly<Record<Side, readonly ['x' | 'y', 'y' | 'z']>> = {
  top: ['x', 'y'],
  side: ['x', 'z'],
  door: ['y', 'z'],
}

function drawLines({ side, points: [a, b, c, d] }: Face, { counts }: Block): string {
  if (!a || !b || !c || !d) return ''
  const [first, second] = along[side]
  const lines = (count: number, from: readonly [Point, Point], to: readonly [Point, Point]) =>
    Array.from({ length: count - 1 }, (_, index) => {
      const share = (index + 1) / count
      return `M${between(...from, share)}L${between(...to, share)}`
    }).join('')
  return lines(counts[first], [a, b], [d, c]) + lines(counts[second], [a, d], [b, c])
}

function between([u, v]: Point, [otherU, otherV]: Point, share: number): string {
  return `${Math.round(u + (otherU - u) * share)} ${Math.round(v + (otherV - v) * share)}`
}
