import type { Kind, Size } from './kinds.ts'

/**
 * Equal boxes, turned the same way, set side by side and on top of one another without a gap. Its lowest boxes bear the rest: what would
 * crush them is no block.
 */
export type Block = Size & {
  kind: Kind
  turn: Size
  /** How many boxes along, across and upwards. */
  along: number
  across: number
  upwards: number
  count: number
  volume: number
  weight: number
  /** Kilograms per unit of area: what it presses on what is below, and what may still press on its top. */
  pressure: number
  bears: number
  /** How gladly it is taken: its volume, a little less for many boxes, which fewer large ones could do as well. */
  worth: number
}

/** So many blocks are looked at; of a kind and turn that has more than its share, those of a few boxes and those that fill an edge. */
const mostBlocks = 6000

/** Every block that fits the container, the most gladly taken first; a seed other than 0 changes a little how gladly each is. */
export function makeBlocks(kinds: readonly Kind[], container: Size, seed: number): Block[] {
  const turns = kinds.reduce((sum, kind) => sum + kind.turns.length, 0)
  const share = mostBlocks / turns
  const blocks = kinds.flatMap((kind) => kind.turns.flatMap((turn) => makeBlocksOf(kind, turn, container, share)))
  if (seed !== 0)
    blocks.forEach((block, index) => {
      block.worth *= 1 + 0.02 * noise(seed, index)
    })
  return blocks.sort((a, b) => b.worth - a.worth || b.volume - a.volume || a.kind.index - b.kind.index)
}

function makeBlocksOf(kind: Kind, turn: Size, container: Size, share: number): Block[] {
  const area = turn.length * turn.width
  const pressure = kind.weight / area
  const bears = kind.maxTopLoad / area
  const most = {
    along: Math.min(kind.quantity, Math.floor(container.length / turn.length)),
    across: Math.min(kind.quantity, Math.floor(container.width / turn.width)),
    upwards: Math.min(kind.quantity, Math.floor(container.height / turn.height), highestStack(kind)),
  }
  const all = most.along * most.across * most.upwards
  // Whatever is left out, the third root of what is kept goes to each direction.
  const wanted = all > share ? Math.max(3, Math.round(share ** (1 / 3))) : all
  const steps = {
    along: countsUpTo(most.along, wanted),
    across: countsUpTo(most.across, wanted),
    upwards: countsUpTo(most.upwards, wanted),
  }
  const blocks: Block[] = []
  for (const along of steps.along)
    for (const across of steps.across) {
      if (along * across > kind.quantity) break
      for (const upwards of steps.upwards) {
        const count = along * across * upwards
        if (count > kind.quantity) break
        const volume = count * area * turn.height
        blocks.push({
          kind,
          turn,
          along,
          across,
          upwards,
          count,
          length: along * turn.length,
          width: across * turn.width,
          height: upwards * turn.height,
          volume,
          weight: count * kind.weight,
          pressure: upwards * pressure,
          bears: bears === Infinity ? Infinity : bears - (upwards - 1) * pressure,
          worth: volume * count ** -0.2,
        })
      }
    }
  return blocks
}

/** How many of a kind may stand on one another: the lowest bears the others. Of what bears nothing, not even what weighs nothing. */
export function highestStack({ weight, maxTopLoad }: Pick<Kind, 'weight' | 'maxTopLoad'>): number {
  if (maxTopLoad <= 0) return 1
  return weight > 0 ? 1 + Math.floor(maxTopLoad / weight + 1e-9) : Infinity
}

/** Between 0 and 1, the same for the same numbers. */
function noise(seed: number, index: number): number {
  const mixed = Math.imul(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + index, 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** 1, 2, 3, … to the most; when those are more than are wanted, the first of them, ever wider steps, and the last. */
function countsUpTo(most: number, wanted: number): number[] {
  if (most <= wanted) return Array.from({ length: most }, (_, index) => index + 1)
  const counts = new Set<number>()
  for (let step = 0; step < wanted; step++) counts.add(Math.round(most ** (step / (wanted - 1))))
  if (wanted > 3) for (const last of [most - 1, most - 2]) counts.add(last)
  return [...counts].sort((a, b) => a - b)
}
