/**
 * A level rectangle on which something can stand, everywhere supported: the floor, or the tops of what stands there. Nothing hangs in the
 * air, so everything above it is free up to the ceiling, and a load is known by its plateaus alone.
 */
export type Plateau = {
  left: number
  front: number
  right: number
  back: number
  /** How high it lies. */
  level: number
  /** Kilograms per unit of area that may press on it. */
  bears: number
  /** Nothing that is left fits on it. It stays, because a new top beside it can make one with it. */
  isFull: boolean
}

export type Footprint = Pick<Plateau, 'left' | 'front' | 'right' | 'back' | 'level'>

/**
 * What is left of the plateaus of a level when something stands there: of each it touches, the largest rectangles around it that something
 * can still stand on.
 */
export function coverPlateaus(plateaus: readonly Plateau[], on: Footprint, narrowest: number): Plateau[] {
  const kept: Plateau[] = []
  const cut: Plateau[] = []
  for (const plateau of plateaus) {
    if (!isCovered(plateau, on)) {
      kept.push(plateau)
      continue
    }
    const { left, front, right, back } = plateau
    const isDeep = back - front >= narrowest
    const isWide = right - left >= narrowest
    if (isDeep && on.left - left >= narrowest) cut.push({ ...plateau, right: on.left })
    if (isDeep && right - on.right >= narrowest) cut.push({ ...plateau, left: on.right })
    if (isWide && on.front - front >= narrowest) cut.push({ ...plateau, back: on.front })
    if (isWide && back - on.back >= narrowest) cut.push({ ...plateau, front: on.back })
  }
  for (const plateau of cut) addLargest(kept, plateau)
  return kept
}

/** Adds the top of what was set down; with tops of the same height that it meets it makes larger plateaus. */
export function raisePlateau(plateaus: Plateau[], top: Plateau): void {
  const found = [top]
  for (let plateau = found.pop(); plateau; plateau = found.pop()) {
    const joined = plateaus.flatMap((other) => joinPlateaus(plateau, other))
    if (!addLargest(plateaus, plateau)) continue
    for (const larger of joined) if (!plateaus.some((other) => includes(other, larger))) found.push(larger)
  }
}

/** Keeps only rectangles that lie in no other which bears as much; says whether this one is new. */
function addLargest(plateaus: Plateau[], added: Plateau): boolean {
  for (const plateau of plateaus) if (includes(plateau, added)) return false
  let kept = 0
  for (const plateau of plateaus) {
    if (includes(added, plateau)) continue
    plateaus[kept] = plateau
    kept++
  }
  plateaus.length = kept
  plateaus.push(added)
  return true
}

function joinPlateaus(one: Plateau, other: Plateau): Plateau[] {
  if (one.level !== other.level) return []
  const left = Math.max(one.left, other.left)
  const right = Math.min(one.right, other.right)
  const front = Math.max(one.front, other.front)
  const back = Math.min(one.back, other.back)
  if (left > right || front > back) return []
  const common = { level: one.level, bears: Math.min(one.bears, other.bears), isFull: false }
  const joined: Plateau[] = []
  if (back > front)
    joined.push({
      ...common,
      left: Math.min(one.left, other.left),
      right: Math.max(one.right, other.right),
      front,
      back,
    })
  if (right > left)
    joined.push({
      ...common,
      left,
      right,
      front: Math.min(one.front, other.front),
      back: Math.max(one.back, other.back),
    })
  return joined
}

function isCovered(plateau: Plateau, by: Footprint): boolean {
  return (
    plateau.level === by.level &&
    plateau.left < by.right &&
    plateau.right > by.left &&
    plateau.front < by.back &&
    plateau.back > by.front
  )
}

function includes(outer: Plateau, inner: Plateau): boolean {
  return (
    outer.level === inner.level &&
    outer.left <= inner.left &&
    outer.front <= inner.front &&
    outer.right >= inner.right &&
    outer.back >= inner.back &&
    outer.bears >= inner.bears
  )
}
