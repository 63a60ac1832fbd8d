import { shade } from './colour.ts'
import type { Easel } from './easel.ts'
import { type Point, path, polygon } from './marks.ts'

/** How far right and down a unit of width (front, towards the camera's right) and of depth (away) goes on the picture. */
const across: Point = [0.88, 0.17]
const away: Point = [0.58, -0.25]

/** Width, height, depth to the picture; the origin is the near lower left corner. */
export function project(x: number, y: number, z: number): Point {
  return [x * across[0] + z * away[0], x * across[1] + z * away[1] - y]
}

export type Face = 'front' | 'side' | 'top'

/** Transform under which flat artwork, x right and y down from the face's upper left corner, lies on a face of the block at x, y, z. */
export function lay(face: Face, x: number, y: number, z: number, width: number, height: number, depth: number): string {
  const [px, py] =
    face === 'front'
      ? project(x, y + height, z)
      : face === 'side'
        ? project(x + width, y + height, z)
        : project(x, y + height, z + depth)
  const [a, b] = face === 'side' ? away : across
  const [c, d] = face === 'top' ? [-away[0], -away[1]] : [0, 1]
  return `matrix(${a} ${b} ${c} ${d} ${px.toFixed(1)} ${py.toFixed(1)})`
}

export type Block = {
  x?: number
  y?: number
  z?: number
  width: number
  height: number
  depth: number
  fill: string
  front?: string
  side?: string
  top?: string
  soft?: number
}

/** A block lit from the upper left: bright top, plain front, dark side. Artwork in face coordinates may be printed on each. */
export function block(
  easel: Easel,
  { x = 0, y = 0, z = 0, width, height, depth, fill, front = '', side = '', top = '' }: Block,
): string {
  const far = (dx: number, dy: number, dz: number) => project(x + dx, y + dy, z + dz)
  const face = (points: Point[], tone: string) => path(polygon(points), tone)
  const bright = easel.along([0, 0, 1, 1], [0, shade(fill, 0.14)], [1, shade(fill, -0.06)])
  const dark = easel.along([0, 0, 1, 1], [0, shade(fill, -0.24)], [1, shade(fill, -0.38)])
  const lit = easel.along([1, 0, 0, 1], [0, shade(fill, 0.22)], [1, shade(fill, 0.34)])
  const put = (where: Face, art: string, veil: string) =>
    art && `<g transform="${lay(where, x, y, z, width, height, depth)}">${art}</g>${veil}`
  const sideFace = [far(width, 0, 0), far(width, 0, depth), far(width, height, depth), far(width, height, 0)]
  return (
    face([far(0, 0, 0), far(width, 0, 0), far(width, height, 0), far(0, height, 0)], bright) +
    put('front', front, '') +
    face(sideFace, dark) +
    put('side', side, side && path(polygon(sideFace), '#0c1518', 'fill-opacity=".24"')) +
    face([far(0, height, 0), far(width, height, 0), far(width, height, depth), far(0, height, depth)], lit) +
    put('top', top, '') +
    path(
      `M${point(far(0, height, 0))}L${point(far(width, height, 0))}L${point(far(width, 0, 0))}`,
      'none',
      `stroke="#fff" stroke-opacity=".35" stroke-width="1.2"`,
    )
  )
}

function point([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The soft shadow of a block's own base; it falls to the right, away from the light. */
function groundShadow(width: number, depth: number): string {
  const layers = [2, 6, 11, 17, 24, 32, 42].map((reach) => {
    const near = -reach * 0.5
    const corners = [
      project(near, 0, near),
      project(width + reach, 0, near),
      project(width + reach * 1.5, 0, depth + reach),
      project(near, 0, depth + reach * 0.6),
    ]
    return `<path d="${polygon(corners)}"/>`
  })
  return `<g fill="#101a1c" fill-opacity=".055">${layers.join('')}</g>`
}

/** Sets a drawing made with `block`s of the given outer size on the ground, centred; answers what a figure needs to know of it. */
export function stand(
  art: string,
  width: number,
  height: number,
  depth: number,
): { art: string; width: number; height: number; shadow: string; corner: readonly [number, number]; rise: number } {
  const full = width * across[0] + depth * away[0]
  const low = width * across[1]
  const at = `translate(${(-full / 2).toFixed(1)} ${(-low).toFixed(1)})`
  return {
    art: `<g transform="${at}">${art}</g>`,
    shadow: `<g transform="${at}">${groundShadow(width, depth)}</g>`,
    width: full,
    height: height + low - depth * away[1],
    corner: [full / 2, low],
    rise: height,
  }
}
