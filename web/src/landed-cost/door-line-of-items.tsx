import { subjectOfItems } from '../freight-prices/price-subject.ts'
import { DoorLine } from './door-line.tsx'
import { readLandedGoods } from './goods-of-cart.ts'
import type { ItemsAtDoor } from './items-at-door.ts'

/** The same of goods as the cart and the product page have them; nothing where nothing has a price. */
export function DoorLineOfItems({ items, search }: ItemsAtDoor) {
  const goods = readLandedGoods(items)
  const [first] = items
  const origins = new Set(items.map(({ product }) => product.country.code))
  if (goods.length === 0 || !first) return null
  return (
    <DoorLine
      goods={goods}
      currency={first.currency}
      from={origins.size === 1 ? first.product.country.code : undefined}
      carried={{ subjectOf: () => subjectOfItems(items), search }}
      search={search}
    />
  )
}
