import type { CartCompany, CartItem } from '@fairquay/contract/cart/items.ts'

/** The lines of each seller together, sellers in the order of their first line. */
export function groupBySeller(items: readonly CartItem[]): { company: CartCompany; items: CartItem[] }[] {
  const groups = new Map<number, { company: CartCompany; items: CartItem[] }>()
  for (const item of items) {
    const group = groups.get(item.companyId)
    if (group) group.items.push(item)
    else groups.set(item.companyId, { company: item.company, items: [item] })
  }
  return [...groups.values()]
}
