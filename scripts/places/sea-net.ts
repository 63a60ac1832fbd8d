import { greatCircle, type Point } from '../../contract/src/places/distance.ts'
import type { SeaNode } from './sea-nodes.ts'

export type SeaNet = { nodes: readonly SeaNode[]; edges: readonly { from: string; to: string; km: number }[] }
type IsLand = (lat: number, lng: number) => boolean

/** Kilometres between two looks at whether there is land. */
const step = 12
/** A way is left out where the way over other points is longer by no more than this. */
const detour = 1.008

/** All ways between points that see each other over water, without those that others replace. */
export function makeSeaNet(
  nodes: readonly SeaNode[],
  straits: readonly (readonly [string, string, number?])[],
  isLand: IsLand,
): SeaNet {
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const dry = nodes.filter(({ lat, lng }) => isLand(lat, lng)).map(({ name }) => name)
  if (dry.length > 0) process.stdout.write(`Points on land, that only the named ways lead to: ${dry.join(' ')}\n`)
  const named = straits.map(([from, to, km]) => {
    const [a, b] = [byName.get(from), byName.get(to)]
    if (!a || !b) throw new Error(`There is no point ${a ? to : from}.`)
    return { from, to, km: Math.round(km ?? greatCircle(a, b)) }
  })
  const seen = nodes.flatMap((a, at) =>
    nodes
      .slice(at + 1)
      .filter((b) => landBetween(a, b, isLand, 0) === 0)
      .map((b) => ({ from: a.name, to: b.name, km: Math.round(greatCircle(a, b)) })),
  )
  const kept: { from: string; to: string; km: number }[] = [...named]
  for (const way of seen.toSorted((a, b) => a.km - b.km))
    if (shortest(way.from, kept, way.to) > way.km * detour) kept.push(way)
  const alone = nodes.filter(({ name }) => !kept.some(({ from, to }) => from === name || to === name))
  if (alone.length > 0)
    process.stdout.write(`Points that no way leads to: ${alone.map(({ name }) => name).join(' ')}\n`)
  return { nodes, edges: kept }
}

/** The points a port is left to, with the kilometres to each: 'elbe:120 german-bight:210'. */
export function linkPort(port: Point, { nodes, edges }: SeaNet, isLand: IsLand): string {
  const near = nodes
    .map((node) => ({ name: node.name, node, km: Math.round(greatCircle(port, node)) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, 14)
  // A port lies in a bay or up a river, and its coordinates are often those of its town: land near it does not count.
  const open = near.filter(({ node, km }) => landBetween(port, node, isLand, Math.min(70, km)) <= 25)
  const [nearest] = near
  const usable = open.length > 0 ? open : nearest ? [nearest] : []
  const kept: typeof usable = []
  for (const way of usable) {
    const over = Math.min(...kept.map((other) => other.km + shortest(other.name, edges, way.name)))
    if (kept.length < 4 && over > way.km * 1.02) kept.push(way)
  }
  return kept.map(({ name, km }) => `${name}:${km}`).join(' ')
}

/** Kilometres of land on the straight way, without the first ones. */
function landBetween(a: Point, b: Point, isLand: IsLand, without: number): number {
  const km = greatCircle(a, b)
  const steps = Math.max(1, Math.ceil(km / step))
  let land = 0
  for (let at = 0; at <= steps; at += 1) {
    if ((at / steps) * km < without) continue
    const { lat, lng } = pointBetween(a, b, at / steps)
    if (isLand(lat, lng)) land += km / steps
    if (land > 0 && without === 0) return land
  }
  return land
}

/** A point of the great circle, by the part of the way. */
function pointBetween(a: Point, b: Point, part: number): Point {
  const angle = greatCircle(a, b) / 6371.0088
  if (angle === 0) return a
  const [one, other] = [Math.sin((1 - part) * angle) / Math.sin(angle), Math.sin(part * angle) / Math.sin(angle)]
  const rad = Math.PI / 180
  const [x, y, z] = [
    one * Math.cos(a.lat * rad) * Math.cos(a.lng * rad) + other * Math.cos(b.lat * rad) * Math.cos(b.lng * rad),
    one * Math.cos(a.lat * rad) * Math.sin(a.lng * rad) + other * Math.cos(b.lat * rad) * Math.sin(b.lng * rad),
    one * Math.sin(a.lat * rad) + other * Math.sin(b.lat * rad),
  ]
  return { lat: Math.atan2(z, Math.hypot(x, y)) / rad, lng: Math.atan2(y, x) / rad }
}

function shortest(from: string, edges: SeaNet['edges'], to: string): number {
  const known = new Map([[from, 0]])
  const done = new Set<string>()
  for (;;) {
    let next: string | undefined
    for (const [name, km] of known)
      if (!done.has(name) && km < (known.get(next ?? '') ?? Number.POSITIVE_INFINITY)) next = name
    if (next === undefined) return Number.POSITIVE_INFINITY
    const so = known.get(next) ?? 0
    if (next === to) return so
    done.add(next)
    for (const way of waysOf(next, edges)) {
      const over = so + way.km
      if (over < (known.get(way.to) ?? Number.POSITIVE_INFINITY)) known.set(way.to, over)
    }
  }
}

const kept = new Map<SeaNet['edges'], { count: number; ways: Map<string, { to: string; km: number }[]> }>()
function waysOf(name: string, edges: SeaNet['edges']): readonly { to: string; km: number }[] {
  let index = kept.get(edges)
  if (!index) {
    index = { count: 0, ways: new Map() }
    kept.set(edges, index)
  }
  for (; index.count < edges.length; index.count += 1) {
    const edge = edges[index.count]
    if (!edge) break
    for (const [from, to] of [[edge.from, edge.to] as const, [edge.to, edge.from] as const])
      index.ways.set(from, [...(index.ways.get(from) ?? []), { to, km: edge.km }])
  }
  return index.ways.get(name) ?? []
}
