/**
 * A load seen from above its open corner, as flat faces that can be painted one after the other: for SVG on screens and in documents, where nothing can turn.
 * Boxes stand in a room whose `x` runs along its length, `y` across and `z` up; whoever looks stands beyond the greatest `x` and `y` and looks down.
 */

export type DrawnBox = { id: string; x: number; y: number; z: number; length: number; width: number; height: number }

export type Point = readonly [number, number]

/** Which side of a box is seen: from above, from the long side, from the door. */
export type Side = 'top' | 'side' | 'door'

/** `box` is its position in what was given; the points go round the face. */
export type Face = { box: number; id: string; side: Side; points: readonly Point[] }

/** Half the width and half the height of a square seen like this: an isometric drawing has 30°. */
const [wide, high] = [Math.cos(Math.PI / 6), 0.5]

/** Where a point of the room lies on the drawing; down is positive. */
export function project(x: number, y: number, z: number): Point {
  return [(x - y) * wide, (x + y) * high - z]
}

/** The faces that can be seen, the farthest first: each may be painted over those before it. */
export function drawBoxes(boxes: readonly DrawnBox[]): Face[] {
  const seen = findSeenSides(boxes)
  const drawn = boxes.map((_, index) => index).filter((index) => (seen[index]?.length ?? 0) > 0)
  return sortFromBehind(boxes, drawn).flatMap((index) => {
    const box = boxes[index]
    if (!box) return []
    return (seen[index] ?? []).map((side) => ({ box: index, id: box.id, side, points: corners(box, side) }))
  })
}

/** The smallest rectangle around a room's drawing: left, top, width and height. */
export function frameOf({ length, width, height }: { length: number; width: number; height: number }) {
  const left = -width * wide
  return { left, top: -height, width: (length + width) * wide, height: (length + width) * high + height }
}

function corners({ x, y, z, length, width, height }: DrawnBox, side: Side): Point[] {
  const [x2, y2, z2] = [x + length, y + width, z + height]
  if (side === 'top') return [project(x, y, z2), project(x2, y, z2), project(x2, y2, z2), project(x, y2, z2)]
  if (side === 'side') return [project(x, y2, z2), project(x2, y2, z2), project(x2, y2, z), project(x, y2, z)]
  return [project(x2, y, z2), project(x2, y2, z2), project(x2, y2, z), project(x2, y, z)]
}

type Axis = 'x' | 'y' | 'z'
const extents = { x: 'length', y: 'width', z: 'height' } as const
const sides: readonly { side: Side; axis: Axis; across: readonly [Axis, Axis] }[] = [
  { side: 'top', axis: 'z', across: ['x', 'y'] },
  { side: 'side', axis: 'y', across: ['x', 'z'] },
  { side: 'door', axis: 'x', across: ['y', 'z'] },
]

/** A face is hidden where boxes that touch it cover it whole: what is inside a load need not be painted. */
function findSeenSides(boxes: readonly DrawnBox[]): Side[][] {
  const seen: Side[][] = boxes.map(() => [])
  for (const { side, axis, across } of sides) {
    const beginning = new Map<number, DrawnBox[]>()
    for (const box of boxes) {
      const there = beginning.get(box[axis])
      if (there) there.push(box)
      else beginning.set(box[axis], [box])
    }
    boxes.forEach((box, index) => {
      const touching = beginning.get(box[axis] + box[extents[axis]]) ?? []
      const covered = touching.reduce(
        (sum, other) => sum + common(box, other, across[0]) * common(box, other, across[1]),
        0,
      )
      if (covered < box[extents[across[0]]] * box[extents[across[1]]] - 1e-6) seen[index]?.push(side)
    })
  }
  return seen
}

/** How far two boxes overlap along one axis. */
function common(one: DrawnBox, other: DrawnBox, axis: Axis): number {
  const end = Math.min(one[axis] + one[extents[axis]], other[axis] + other[extents[axis]])
  return Math.max(0, end - Math.max(one[axis], other[axis]))
}

/** Each box after all that it can hide. Should three hide each other in a ring, the one that lies farthest back comes first. */
function sortFromBehind(boxes: readonly DrawnBox[], drawn: readonly number[]): number[] {
  const rest = [...drawn].sort((a, b) => depthOf(boxes[a]) - depthOf(boxes[b]))
  const before = new Map(rest.map((index) => [index, rest.filter((other) => isBehind(boxes[other], boxes[index]))]))
  const sorted: number[] = []
  const done = new Set<number>()
  const visiting = new Set<number>()
  const visit = (index: number) => {
    if (done.has(index) || visiting.has(index)) return
    visiting.add(index)
    for (const other of before.get(index) ?? []) visit(other)
    visiting.delete(index)
    done.add(index)
    sorted.push(index)
  }
  for (const index of rest) visit(index)
  return sorted
}

function depthOf(box: DrawnBox | undefined): number {
  return box ? box.x + box.y + box.z : 0
}

/** Whether a box lies behind another and their drawings overlap, so that it has to be painted before. */
function isBehind(box: DrawnBox | undefined, other: DrawnBox | undefined): boolean {
  if (!box || !other || box === other || !overlapOnDrawing(box, other)) return false
  return (['x', 'y', 'z'] as const).some((axis) => box[axis] + box[extents[axis]] <= other[axis] + 1e-6)
}

/** Drawings of boxes are hexagons: they overlap where they do along the three directions their edges leave open. */
function overlapOnDrawing(one: DrawnBox, other: DrawnBox): boolean {
  return spans.every((span) => {
    const [from, to] = span(one)
    const [otherFrom, otherTo] = span(other)
    return from < otherTo - 1e-6 && otherFrom < to - 1e-6
  })
}

/** Along each: what stays the same while one moves along an edge of the third kind. */
const spans: readonly ((box: DrawnBox) => readonly [number, number])[] = [
  ({ x, y, length, width }) => [x - y - width, x + length - y],
  ({ x, z, length, height }) => [x - z - height, x + length - z],
  ({ y, z, width, height }) => [y - z - height, y + width - z],
]
