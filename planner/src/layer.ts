/** A rectangle seen from above: its corner nearest the origin, and its edges. */
export type Rectangle = { x: number; y: number; length: number; width: number }

/** How a rectangle is filled: with rows of one turn, or in parts that are filled each for itself. */
type Pattern = { count: number; parts?: readonly Rectangle[]; isTurned?: boolean }

/** So many pinwheels are looked at for the whole, and for each of its parts: of very small rectangles rows waste little anyway. */
const mostPinwheels = { whole: 150_000, part: 4_000 }
/** Where cuts could be in more places than this, only those between equal rows are tried. */
const mostCuts = 10_000
/**
 * Where even those are more, in all or along one edge, none is tried: rectangles so small waste next to nothing as rows of one turn, and each place costs memory and
 * each cut along an edge a deeper look.
 */
const mostRowCuts = { all: 200_000, ofEdge: 500 }
/** A layer of more is drawn so far: as many as a whole plan may have cartons (`mostCartons` of the contract). */
const mostDrawn = 20_000

/**
 * How most equal rectangles of `a` by `b` lie on one of `length` by `width`, in whole millimetres: none overlaps another, each lies along
 * or across; no more than 20,000 of them are drawn. Tried are rows of one turn, every cut from edge to edge, and the pinwheel of five parts, each part again so.
 */
export function planLayer(length: number, width: number, a: number, b: number): Rectangle[] {
  if (!(a > 0 && b > 0 && length > 0 && width > 0)) return []
  return new Layer(Math.floor(length), Math.floor(width), Math.ceil(a), Math.ceil(b)).draw()
}

class Layer {
  readonly #length: number
  readonly #width: number
  readonly #a: number
  readonly #b: number
  readonly #along: Cuts
  readonly #across: Cuts
  readonly #patterns: (Pattern | undefined)[]

  constructor(length: number, width: number, a: number, b: number) {
    this.#length = length
    this.#width = width
    this.#a = a
    this.#b = b
    const [along, across] = chooseCuts(length, width, a, b)
    this.#along = new Cuts(along, length)
    this.#across = new Cuts(across, width)
    this.#patterns = new Array(this.#along.points.length * this.#across.points.length)
  }

  draw(): Rectangle[] {
    const drawn: Rectangle[] = []
    this.#drawPart({ x: 0, y: 0, length: this.#length, width: this.#width }, drawn)
    return drawn
  }

  #drawPart(part: Rectangle, drawn: Rectangle[]): void {
    const { parts, isTurned } = this.#best(part.length, part.width)
    if (parts) {
      for (const { x, y, length, width } of parts)
        this.#drawPart({ x: part.x + x, y: part.y + y, length, width }, drawn)
      return
    }
    const [length, width] = isTurned ? [this.#b, this.#a] : [this.#a, this.#b]
    for (let x = 0; x + length <= part.length; x += length)
      for (let y = 0; y + width <= part.width; y += width) {
        if (drawn.length >= mostDrawn) return
        drawn.push({ x: part.x + x, y: part.y + y, length, width })
      }
  }

  #count(length: number, width: number): number {
    return this.#best(length, width).count
  }

  /** What ends between two cuts holds no more than what ends at the first of them. */
  #best(length: number, width: number): Pattern {
    const along = this.#along.before(length)
    const across = this.#across.before(width)
    const at = along * this.#across.points.length + across
    let best = this.#patterns[at]
    if (!best) {
      best = this.#search(this.#along.points[along] ?? 0, this.#across.points[across] ?? 0)
      this.#patterns[at] = best
    }
    return best
  }

  #search(length: number, width: number): Pattern {
    const a = this.#a
    const b = this.#b
    const straight = Math.floor(length / a) * Math.floor(width / b)
    const turned = Math.floor(length / b) * Math.floor(width / a)
    let best: Pattern = turned > straight ? { count: turned, isTurned: true } : { count: straight }
    const most = Math.floor((length * width) / (a * b))
    for (const cut of this.#along.points) {
      if (best.count >= most) return best
      if (cut === 0) continue
      if (cut * 2 > length) break
      const count = this.#count(cut, width) + this.#count(length - cut, width)
      if (count <= best.count) continue
      const rest = { x: cut, y: 0, length: length - cut, width }
      best = { count, parts: [{ x: 0, y: 0, length: cut, width }, rest] }
    }
    for (const cut of this.#across.points) {
      if (best.count >= most) return best
      if (cut === 0) continue
      if (cut * 2 > width) break
      const count = this.#count(length, cut) + this.#count(length, width - cut)
      if (count <= best.count) continue
      const rest = { x: 0, y: cut, length, width: width - cut }
      best = { count, parts: [{ x: 0, y: 0, length, width: cut }, rest] }
    }
    return this.#turnPinwheels(length, width, best, most)
  }

  /** Four parts around a fifth: none of the cuts between them goes from edge to edge. Turned by half it is another of them. */
  #turnPinwheels(length: number, width: number, known: Pattern, most: number): Pattern {
    const along = this.#along.points.filter((point) => point > 0 && point < length)
    const across = this.#across.points.filter((point) => point > 0 && point < width)
    const isWhole = length === this.#along.points.at(-1) && width === this.#across.points.at(-1)
    const pinwheels = (along.length ** 2 * across.length ** 2) / 8
    if (pinwheels > (isWhole ? mostPinwheels.whole : mostPinwheels.part)) return known
    let best = known
    for (const left of along)
      for (const right of along) {
        if (right <= left) continue
        if (left + right > length) break
        for (const front of across)
          for (const back of across) {
            if (back <= front) continue
            const count =
              this.#count(right, front) +
              this.#count(length - right, back) +
              this.#count(length - left, width - back) +
              this.#count(left, width - front) +
              this.#count(right - left, back - front)
            if (count <= best.count) continue
            const parts = [
              { x: 0, y: 0, length: right, width: front },
              { x: right, y: 0, length: length - right, width: back },
              { x: left, y: back, length: length - left, width: width - back },
              { x: 0, y: front, length: left, width: width - front },
              { x: left, y: front, length: right - left, width: back - front },
            ]
            best = { count, parts }
            if (count >= most) return best
          }
      }
    return best
  }
}

/** Where a rectangle may be cut along one of its edges. */
class Cuts {
  /** In order, from 0. */
  readonly points: readonly number[]
  readonly #before: Uint32Array

  constructor(points: readonly number[], limit: number) {
    this.points = points
    this.#before = new Uint32Array(limit + 1)
    let index = 0
    for (let length = 0; length <= limit; length++) {
      if (points[index + 1] === length) index++
      this.#before[length] = index
    }
  }

  /** Which cut is the last that is not beyond a length. */
  before(length: number): number {
    return this.#before[length] ?? 0
  }
}

function chooseCuts(length: number, width: number, a: number, b: number): [along: number[], across: number[]] {
  const rows = [endsOfRows(length, a, b), endsOfRows(width, a, b)] as [number[], number[]]
  const ofRows = rows[0].length * rows[1].length
  if (ofRows > mostRowCuts.all || Math.max(rows[0].length, rows[1].length) > mostRowCuts.ofEdge)
    return [
      [0, length],
      [0, width],
    ]
  // The end of a row is a sum of edges, so that there are more of those.
  if (ofRows > mostCuts) return rows
  const sums = [sumsOfEdges(length, a, b), sumsOfEdges(width, a, b)] as [number[], number[]]
  return sums[0].length * sums[1].length > mostCuts ? rows : sums
}

/** 0 and every sum of edges up to a length, in order: only there a cut can be of use. */
function sumsOfEdges(limit: number, a: number, b: number): number[] {
  const sums = new Set<number>()
  for (let first = 0; first <= limit; first += a) for (let sum = first; sum <= limit; sum += b) sums.add(sum)
  return [...sums].sort((one, other) => one - other)
}

/** 0 and where rows of one turn end, in order. */
function endsOfRows(limit: number, a: number, b: number): number[] {
  const ends = new Set<number>([0])
  for (const edge of [a, b]) for (let end = edge; end <= limit; end += edge) ends.add(end)
  return [...ends].sort((one, other) => one - other)
}
