import { defineMessages, formatNumber } from '../locale.ts'
import type { PlannedGoods } from './cartons-of.ts'

/**
 * Goods as they are packed: the full packs, and one for the rest, which weighs as much less as it holds less. So a plan weighs what the packages beside it do;
 * see `proposePackages`.
 */
export function splitRest(goods: PlannedGoods): PlannedGoods[] {
  const { id, name, pack, quantity } = goods
  const rest = pack.units > 1 ? quantity % pack.units : 0
  if (rest === 0) return [goods]
  const last: PlannedGoods = {
    ...goods,
    id: `${id}-rest`,
    name: restTexts.notFull(name, formatNumber(rest)),
    pack: { ...pack, units: rest, grams: (pack.grams * rest) / pack.units },
    quantity: rest,
  }
  return quantity > rest ? [{ ...goods, quantity: quantity - rest }, last] : [last]
}

const restTexts = defineMessages({
  notFull: (name: string, units: string) => `${name} (not full: ${units})`,
})
