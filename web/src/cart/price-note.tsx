import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { UnitPriceText } from '../ui/price-text.tsx'

/** One unit before and now: told with words and an arrow, not with a colour alone. */
export function PriceStep({ item }: { item: CartItem }) {
  const { price, priceChange, currency } = item
  if (!price || !priceChange) return null
  const Icon = priceChange.currency === currency && price.unitPrice < priceChange.unitPrice ? TrendingDown : TrendingUp
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={16} aria-hidden="true" />
      <span>
        <span className="sr-only">{cartPageMessages.priceBefore} </span>
        <s>
          <UnitPriceText price={priceChange.unitPrice} currency={priceChange.currency} />
        </s>{' '}
        <span className="sr-only">{cartPageMessages.priceNow} </span>
        <UnitPriceText price={price.unitPrice} currency={currency} className="font-semibold" />
      </span>
    </span>
  )
}

/** A price that is another one than the person knows, until they keep it. */
export function PriceNote({ item, onAccept }: { item: CartItem; onAccept: () => void }) {
  if (!item.priceChange) return null
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-amber-tint px-3 py-1.5 text-sm text-amber md:col-start-3">
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        {cartPageMessages.priceChanged}
        <PriceStep item={item} />
      </p>
      <button
        type="button"
        aria-label={`${cartPageMessages.acceptPrice}: ${item.product.name}`}
        onClick={onAccept}
        className="ml-auto min-h-9 rounded-sm px-2 font-medium underline underline-offset-4"
      >
        {cartPageMessages.acceptPrice}
      </button>
    </div>
  )
}
