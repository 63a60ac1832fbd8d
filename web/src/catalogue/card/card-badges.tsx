import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import type { ProductCard } from '@fairquay/contract/catalogue/shapes.ts'
import { isNew } from '@fairquay/contract/catalogue/wording.ts'
import { Badge } from '../../ui/badge.tsx'

/** 'New' for a fortnight, 'Save N%' while a discount holds; a guest's card carries no discount. */
export function CardBadges({ product, className }: { product: ProductCard; className?: string }) {
  const { discount = 0 } = product
  return (
    <span className={className}>
      {isNew(product.created_at, Date.now()) ? <Badge tone="amber">{catalogueMessages.isNew}</Badge> : null}
      {discount > 0 ? <Badge tone="brick">{catalogueMessages.save(discount)}</Badge> : null}
    </span>
  )
}
