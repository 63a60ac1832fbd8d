import type { Frame } from '@fairquay/contract/maps/mercator.ts'
import type { Outline } from './outlines.ts'

/** Outlines run a little outside of the picture, so that no edge of a cut is seen. */
const margin = 6
/** Points nearer to the last one than this are left out, pixels. */
const finest = 1

/** The path of all land in the picture, as the `d` of an SVG path. Corners are rounded where the outlines are coarser than the screen. */
export function drawLand(outlines: readonly Outline[], frame: Frame, isRounded: boolean): string {
  const paths: string[] = []
  for (const around of copiesInView(frame))
    for (const outline of outlines) {
      if (!isInView(outline, frame, around)) continue
      const ring = thin(cutOut(project(outline.points, frame, around), frame))
      if (ring.length >= 6) paths.push(isRounded ? writeRounded(ring, frame) : writeStraight(ring))
    }
  return paths.join('')
}

/** The world repeats to the east and west: which of its copies may touch the picture, with one more on either side for what crosses the date line. */
function copiesInView({ left, width, worldSize }: Frame): number[] {
  const first = Math.floor((left - margin) / worldSize) - 1
  const last = Math.floor((left + width + margin) / worldSize) + 1
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function isInView(outline: Outline, { left, top, width, height, worldSize }: Frame, around: number): boolean {
  const x = (fraction: number) => (fraction + around) * worldSize - left
  const y = (fraction: number) => fraction * worldSize - top
  return (
    x(outline.right) > -margin &&
    x(outline.left) < width + margin &&
    y(outline.bottom) > -margin &&
    y(outline.top) < height + margin
  )
}

function project(points: Float64Array, { left, top, worldSize }: Frame, around: number): number[] {
  const projected = new Array<number>(points.length)
  for (let at = 0; at < points.length; at += 2) {
    projected[at] = ((points[at] ?? 0) + around) * worldSize - left
    projected[at + 1] = (points[at + 1] ?? 0) * worldSize - top
  }
  return projected
}

/** Cuts a ring to the picture, one side after the other (Sutherland and Hodgman). */
function cutOut(ring: number[], { width, height }: Frame): number[] {
  const sides: [axis: 0 | 1, limit: number, keepsLess: boolean][] = [
    [0, -margin, false],
    [0, width + margin, true],
    [1, -margin, false],
    [1, height + margin, true],
  ]
  return sides.reduce((cut, [axis, limit, keepsLess]) => cutSide(cut, axis, limit, keepsLess), ring)
}

function cutSide(ring: readonly number[], axis: 0 | 1, limit: number, keepsLess: boolean): number[] {
  const cut: number[] = []
  const isInside = (value: number) => (keepsLess ? value <= limit : value >= limit)
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? ring.length - 2 : at - 2
    const [fromX = 0, fromY = 0, x = 0, y = 0] = [ring[before], ring[before + 1], ring[at], ring[at + 1]]
    const [from, to] = axis === 0 ? [fromX, x] : [fromY, y]
    if (isInside(from) !== isInside(to)) {
      const part = (limit - from) / (to - from)
      cut.push(fromX + (x - fromX) * part, fromY + (y - fromY) * part)
    }
    if (isInside(to)) cut.push(x, y)
  }
  return cut
}

function thin(ring: readonly number[]): number[] {
  const kept: number[] = []
  for (let at = 0; at < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]]
    const [lastX, lastY] = kept.slice(-2)
    if (lastX === undefined || lastY === undefined || Math.abs(x - lastX) > finest || Math.abs(y - lastY) > finest)
      kept.push(x, y)
  }
  return kept
}

const write = (value: number) => String(Math.round(value * 10) / 10)

function writeStraight(ring: readonly number[]): string {
  const points: string[] = []
  for (let at = 0; at < ring.length; at += 2) points.push(`${write(ring[at] ?? 0)} ${write(ring[at + 1] ?? 0)}`)
  return `M${points.join('L')}Z`
}

/** Curves from the middle of each side to the middle of the next. Corners made by cutting stay corners, outside of what is seen. */
function writeRounded(ring: readonly number[], { width, height }: Frame): string {
  const count = ring.length / 2
  const point = (index: number): [number, number] => {
    const at = (index % count) * 2
    return [ring[at] ?? 0, ring[at + 1] ?? 0]
  }
  const isOutside = ([x, y]: [number, number]) =>
    x <= -margin + 1 || y <= -margin + 1 || x >= width + margin - 1 || y >= height + margin - 1
  const middle = (index: number): [number, number] => {
    const [a, b] = [point(index), point(index + 1)]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const text = ([x, y]: [number, number]) => `${write(x)} ${write(y)}`
  let path = `M${text(middle(0))}`
  for (let index = 1; index <= count; index++) {
    const corner = point(index)
    path += isOutside(corner) ? `L${text(corner)}L${text(middle(index))}` : `Q${text(corner)} ${text(middle(index))}`
  }
  return `${path}Z`
}
