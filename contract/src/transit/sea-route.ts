import type { Point } from '../places/distance.ts'
import type { SeaAccess } from '../places/known-place.ts'

/** Points at sea that ships pass, by name, and the ways between them, kilometres. */
export type SeaNet = {
  points: ReadonlyMap<string, Point>
  ways: ReadonlyMap<string, readonly { to: string; km: number }[]>
}

/** A way by sea: kilometres, and the points it passes. */
export type SeaRoute = { km: number; points: readonly string[] }

/** The shortest ways by sea from one port over a net of points, measured once for any number of ports they lead to. Undefined where the net has none. */
export function measureSea(net: SeaNet, from: SeaAccess): (to: SeaAccess) => SeaRoute | undefined {
  const known = new Map<string, { km: number; before: string | undefined }>()
  const queue: Queued[] = []
  const reach = (point: string, km: number, before?: string) => {
    if (km >= (known.get(point)?.km ?? Number.POSITIVE_INFINITY)) return
    known.set(point, { km, before })
    put(queue, { point, km })
  }
  for (const { point, km } of from) reach(point, km)
  for (let next = take(queue); next; next = take(queue)) {
    const { point, km } = next
    // One that was reached on a shorter way since stands in the queue a second time.
    if (km === known.get(point)?.km) for (const way of net.ways.get(point) ?? []) reach(way.to, km + way.km, point)
  }
  return (to) => {
    const [best] = to
      .flatMap(({ point, km }) => {
        const so = known.get(point)?.km
        return so === undefined ? [] : { point, km: so + km }
      })
      .toSorted((a, b) => a.km - b.km)
    if (!best) return undefined
    const points: string[] = []
    for (let at: string | undefined = best.point; at !== undefined; at = known.get(at)?.before) points.unshift(at)
    return { km: best.km, points }
  }
}

/** The shortest way between two ports. */
export function findSeaRoute(net: SeaNet, from: SeaAccess, to: SeaAccess): SeaRoute | undefined {
  return measureSea(net, from)(to)
}

type Queued = { point: string; km: number }

/** A heap: each is no farther than the two behind it. */
function put(queue: Queued[], one: Queued): void {
  let at = queue.push(one) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    const other = queue[above]
    if (!other || other.km <= one.km) break
    queue[at] = other
    queue[above] = one
    at = above
  }
}

function take(queue: Queued[]): Queued | undefined {
  const [first] = queue
  const last = queue.pop()
  if (!first || !last || queue.length === 0) return first
  let at = 0
  for (;;) {
    const [left, right] = [queue[2 * at + 1], queue[2 * at + 2]]
    const below = right && left && right.km < left.km ? 2 * at + 2 : 2 * at + 1
    const other = queue[below]
    if (!other || other.km >= last.km) break
    queue[at] = other
    at = below
  }
  queue[at] = last
  return first
}
