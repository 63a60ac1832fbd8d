import { defineMessages, formatList, formatNumber, formatPlural } from '../locale.ts'
import type { PlannedPallet } from './shapes.ts'

/** Equal pallets, told once: the numbers they have in the plan, from 1. */
export type PalletGroup = { first: number; last: number; pallet: PlannedPallet }

/** Pallets that are loaded alike and follow each other. */
export function groupPallets(pallets: readonly PlannedPallet[]): PalletGroup[] {
  const groups: PalletGroup[] = []
  pallets.forEach((pallet, index) => {
    const group = groups.at(-1)
    if (group && group.pallet.build === pallet.build && group.pallet.stop === pallet.stop) group.last = index + 1
    else groups.push({ first: index + 1, last: index + 1, pallet })
  })
  return groups
}

/** What marks a group: 'Pallet 5', 'Pallets 1–4'. */
export function nameGroup({ first, last }: PalletGroup): string {
  return first === last
    ? groupTexts.one(formatNumber(first))
    : groupTexts.several(formatNumber(first), formatNumber(last))
}

/** What stands on a pallet: '48 × Olive oil in 6 layers'. */
export function describeContents(
  { contents, layers }: Pick<PlannedPallet, 'contents' | 'layers'>,
  nameOf: (carton: string) => string,
): string {
  const goods = contents.map(({ id, cartons }) => `${formatNumber(cartons)} × ${nameOf(id)}`)
  return groupTexts.contents(formatList(goods), groupTexts.layers(layers))
}

const groupTexts = defineMessages({
  one: (number: string) => `Pallet ${number}`,
  several: (first: string, last: string) => `Pallets ${first}–${last}`,
  layers: (count: number) => formatPlural(count, { one: '# layer', other: '# layers' }),
  contents: (goods: string, layers: string) => `${goods} in ${layers}`,
})
