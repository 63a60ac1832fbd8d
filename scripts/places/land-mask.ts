import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

/** Cells of a degree. */
const fine = 10
const [width, height] = [360 * fine, 180 * fine]

/** Whether there is land at a point, to a tenth of a degree: Natural Earth 1:50 million, of the package world-atlas. */
export function makeLandMask(): (lat: number, lng: number) => boolean {
  const file = createRequire(new URL('../../server/package.json', import.meta.url)).resolve('world-atlas/land-50m.json')
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const points = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([east, north]): [number, number] => {
      x += east
      y += north
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  const rings = objects.land.geometries.flatMap(({ arcs: polygons }) => polygons.flat())
  const mask = new Uint8Array(width * height)
  for (const ring of rings)
    fill(
      mask,
      ring.flatMap((at) => (at < 0 ? (points[~at] ?? []).toReversed() : (points[at] ?? []))),
    )
  return (lat, lng) => {
    const x = Math.floor((((lng + 540) % 360) - 180 + 180) * fine) % width
    const y = Math.min(height - 1, Math.max(0, Math.floor((lat + 90) * fine)))
    return mask[y * width + x] === 1
  }
}

/** Scan lines, even and odd: a lake within a ring is a ring of its own and turns its cells back. */
function fill(mask: Uint8Array, ring: readonly [number, number][]): void {
  const crossings = new Map<number, number[]>()
  for (let at = 0; at < ring.length; at += 1) {
    const [[x, y], [nextX, nextY]] = [ring[at] ?? [0, 0], ring[(at + 1) % ring.length] ?? [0, 0]]
    if (Math.abs(nextX - x) > 180) continue
    const [low, high] = y < nextY ? [y, nextY] : [nextY, y]
    for (let row = Math.ceil((low + 90) * fine - 0.5); row + 0.5 < (high + 90) * fine; row += 1) {
      const middle = (row + 0.5) / fine - 90
      const found = crossings.get(row) ?? []
      found.push(x + ((middle - y) / (nextY - y)) * (nextX - x))
      crossings.set(row, found)
    }
  }
  for (const [row, found] of crossings) {
    const ordered = found.toSorted((a, b) => a - b)
    for (let at = 0; at + 1 < ordered.length; at += 2)
      for (
        let cell = Math.ceil(((ordered[at] ?? 0) + 180) * fine - 0.5);
        cell + 0.5 < ((ordered[at + 1] ?? 0) + 180) * fine;
        cell += 1
      ) {
        const index = Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, cell))
        mask[index] = mask[index] === 1 ? 0 : 1
      }
  }
}
