import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'

/** Goods as cart and product page have them, and where the page of their costs is. */
export type ItemsAtDoor = { items: readonly CartItem[]; search: LandedAddress }
