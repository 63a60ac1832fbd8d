/** Edges in millimetres, or in any unit as long as it is the same everywhere. */
export type Size = { length: number; width: number; height: number }

/** Equal boxes that are to be loaded. */
export type Boxes = Size & {
  id: string
  quantity: number
  /** Whether length, width and height may stand vertical; only the height when left out: this side up. */
  upright?: readonly [boolean, boolean, boolean]
  /** Kilograms of one, with what is in it; 0 when left out. */
  weight?: number
  /** Kilograms one bears on its top, spread over it; no limit when left out, nothing may stand on it with 0. */
  maxTopLoad?: number
}

/** Equal boxes as the search knows them: whole numbers, and every way they may be turned. */
export type Kind = {
  index: number
  id: string
  quantity: number
  turns: readonly Size[]
  weight: number
  maxTopLoad: number
}

/** Who is told where things lie knows them by their ids: two that are the same are a mistake of who asks. */
export function requireDistinct(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new RangeError(`Two goods are called ${twice}: give each an id of its own.`)
}

/** What can be loaded at all: sizes are rounded up, so that what is planned fits in fact. */
export function readKinds(boxes: readonly Boxes[]): Kind[] {
  return boxes.map((box, index) => ({
    index,
    id: box.id,
    quantity: Math.max(0, Math.floor(box.quantity)),
    turns: turnsOf(box, box.upright),
    weight: box.weight ?? 0,
    maxTopLoad: box.maxTopLoad ?? Infinity,
  }))
}

/** Every way a box may stand, each once: two for a vertical edge, one when its base is square. */
export function turnsOf(
  { length, width, height }: Size,
  upright: readonly [boolean, boolean, boolean] = [false, false, true],
): Size[] {
  const [l, w, h] = [Math.ceil(length), Math.ceil(width), Math.ceil(height)] as const
  const standing: [number, number, number][] = [
    [w, h, l],
    [l, h, w],
    [l, w, h],
  ]
  const turns: Size[] = []
  standing.forEach(([a, b, vertical], edge) => {
    if (!upright[edge]) return
    for (const [along, across] of [
      [a, b],
      [b, a],
    ] as const)
      if (!turns.some((known) => known.length === along && known.width === across && known.height === vertical))
        turns.push({ length: along, width: across, height: vertical })
  })
  return turns
}

/** One turn for each edge that may stand: layers lay their boxes both ways themselves. */
export function standingTurns({ turns }: Kind): Size[] {
  return turns.filter(({ height }, index) => turns.findIndex((turn) => turn.height === height) === index)
}
