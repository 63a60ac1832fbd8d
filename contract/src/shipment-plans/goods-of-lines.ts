import type { DealPacking } from '../trade/deal.ts'
import { readDealPacking } from '../trade/load.ts'
import type { PlannedGoods } from './cartons-of.ts'
import { nameLine } from './names.ts'

/** A line of a deal, with the packs that were frozen with it. */
export type PackedLine = {
  position: number
  name: string
  options: readonly { value: string }[]
  quantity: number
  load: DealPacking | null
}

/** What of lines can be planned, each known by its position, and the names of those whose packing was not described. A line of nothing is neither. */
export function readGoodsOfLines(lines: readonly PackedLine[]): { goods: PlannedGoods[]; unpacked: string[] } {
  const goods: PlannedGoods[] = []
  const unpacked: string[] = []
  for (const { position, name, options, quantity, load } of lines) {
    if (quantity === 0) continue
    const called = nameLine(name, options)
    if (load) goods.push({ id: String(position + 1), name: called, pack: readDealPacking(load).pack, quantity })
    else unpacked.push(called)
  }
  return { goods, unpacked }
}
