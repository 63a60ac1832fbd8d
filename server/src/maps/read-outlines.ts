import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { toWorld } from '@fairquay/contract/maps/mercator.ts'
import type { Outline, Scale } from './outlines.ts'

// The work of a thread of its own (outlines.ts): turns the TopoJSON of the package world-atlas into outlines.

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { countries: { geometries: Geometry[] } }
}
type Geometry =
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
  | { type: 'GeometryCollection' | 'Point' | null; arcs?: undefined }

const { resolve } = createRequire(import.meta.url)

function readOutlines(scale: Scale): Outline[] {
  const topology: Topology = JSON.parse(readFileSync(resolve(`world-atlas/countries-${scale}.json`), 'utf8'))
  const project = makeProjection(topology)
  const arcs = topology.arcs.map(project)
  return topology.objects.countries.geometries.flatMap((geometry) => {
    if (!geometry.arcs) return []
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
    return polygons.flat().map((ring) => joinArcs(ring, arcs))
  })
}

/**
 * Reads arcs: TopoJSON keeps the first point and the steps from each to the next, in whole numbers. There are far fewer different latitudes than points,
 * and the projection is what costs, so that each is projected once.
 */
function makeProjection({ transform: { scale, translate } }: Topology): (arc: [number, number][]) => Float64Array {
  const heights = new Map<number, number>()
  const heightOf = (north: number): number => {
    let height = heights.get(north)
    if (height === undefined) {
      height = toWorld({ lng: 0, lat: north * scale[1] + translate[1] }).y
      heights.set(north, height)
    }
    return height
  }
  return (arc) => {
    const points = new Float64Array(arc.length * 2)
    let east = 0
    let north = 0
    let at = 0
    for (const [stepEast, stepNorth] of arc) {
      east += stepEast
      north += stepNorth
      points[at++] = (east * scale[0] + translate[0] + 180) / 360
      points[at++] = heightOf(north)
    }
    return points
  }
}

/** Joins arcs into a ring; a negative number is the arc `~number` run backwards. The last point of an arc is the first of the next. */
function joinArcs(numbers: readonly number[], arcs: readonly Float64Array[]): Outline {
  const pieces = numbers.map((number) => {
    const arc = arcs[number < 0 ? ~number : number] ?? new Float64Array()
    return number < 0 ? reverse(arc) : arc
  })
  const points = new Float64Array(pieces.reduce((length, piece) => length + Math.max(0, piece.length - 2), 0))
  let at = 0
  for (const piece of pieces) {
    points.set(piece.subarray(0, Math.max(0, piece.length - 2)), at)
    at += Math.max(0, piece.length - 2)
  }
  return measure(unroll(points))
}

/** Carries a ring on across the date line. One that goes once around the world is Antarctica: it is closed along the lower edge. */
function unroll(points: Float64Array): Float64Array {
  let turns = 0
  let before = points[0] ?? 0
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0
    if (x - before > 0.5) turns -= 1
    if (x - before < -0.5) turns += 1
    before = x
    points[at] = x + turns
  }
  const first = points[0] ?? 0
  const last = points.at(-2) ?? 0
  return Math.abs(last - first) > 0.5 ? Float64Array.of(...points, last, 1, first, 1) : points
}

function reverse(arc: Float64Array): Float64Array {
  const turned = new Float64Array(arc.length)
  for (let at = 0; at < arc.length; at += 2) {
    turned[arc.length - 2 - at] = arc[at] ?? 0
    turned[arc.length - 1 - at] = arc[at + 1] ?? 0
  }
  return turned
}

function measure(points: Float64Array): Outline {
  const outline = { points, left: 2, right: -1, top: 1, bottom: 0 }
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0
    const y = points[at + 1] ?? 0
    outline.left = Math.min(outline.left, x)
    outline.right = Math.max(outline.right, x)
    outline.top = Math.min(outline.top, y)
    outline.bottom = Math.max(outline.bottom, y)
  }
  return outline
}

const outlines = readOutlines(workerData)
parentPort?.postMessage(
  outlines,
  outlines.map(({ points }) => points.buffer as ArrayBuffer),
)
