import { defineMessages, formatList, formatNumber } from '../locale.ts'
import type { PlacedCarton } from './shapes.ts'

/** Equal layers of a pallet, told once: which they are, from 1 at the deck, and what stands on that level. */
export type PalletLayer = {
  numbers: number[]
  boxes: PlacedCarton[]
  /** What rises into it from a level below: nothing stands there. */
  rising: PlacedCarton[]
  contents: { id: string; cartons: number }[]
}

/** A pallet level by level, as cartons are set down: what begins at the same height is a layer. */
export function findLayers(build: readonly PlacedCarton[]): PalletLayer[] {
  const levels = [...new Set(build.map(({ z }) => z))].sort((a, b) => a - b)
  const layers = new Map<string, PalletLayer>()
  levels.forEach((level, index) => {
    const boxes = build.filter(({ z }) => z === level).sort((a, b) => a.y - b.y || a.x - b.x)
    const rising = build.filter(({ z, height }) => z < level && z + height > level)
    const key = JSON.stringify([boxes, rising].map((part) => part.map(outline)))
    const known = layers.get(key)
    if (known) known.numbers.push(index + 1)
    else layers.set(key, { numbers: [index + 1], boxes, rising, contents: countGoods(boxes) })
  })
  return [...layers.values()]
}

/** What marks equal layers: 'Layer 2', 'Layers 1–3, 5'. */
export function nameLayers(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  const said = runs.flatMap(([first, last]) =>
    // Of two that follow each other both are named: 'Layers 1, 2'.
    last - first > 1
      ? [layerTexts.run(formatNumber(first), formatNumber(last))]
      : Array.from({ length: last - first + 1 }, (_, index) => formatNumber(first + index)),
  )
  return numbers.length === 1 ? layerTexts.one(said.join('')) : layerTexts.several(formatList(said, 'narrow'))
}

function outline({ id, x, y, length, width, height }: PlacedCarton): unknown {
  return [id, x, y, length, width, height]
}

function countGoods(boxes: readonly PlacedCarton[]): PalletLayer['contents'] {
  const counts = new Map<string, number>()
  for (const { id } of boxes) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, cartons]) => ({ id, cartons }))
}

const layerTexts = defineMessages({
  one: (number: string) => `Layer ${number}`,
  several: (numbers: string) => `Layers ${numbers}`,
  run: (first: string, last: string) => `${first}–${last}`,
})
