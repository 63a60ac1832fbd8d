import { readCardPrice } from '@fairquay/contract/catalogue/card-price.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { UnitPriceText } from '../../ui/price-text.tsx'
import { cardTexts } from './texts.ts'

/** The price line of a card, or what stands in its place. */
export function CardPrice({
  product,
  isLarge = false,
  className,
}: {
  product: Product
  isLarge?: boolean
  className?: string
}) {
  const shown = readCardPrice(product)
  if (shown.kind === 'nothing') return null
  if (shown.kind === 'text') return <p className={joinClasses('text-sm text-soft', className)}>{shown.text}</p>
  return (
    <p className={joinClasses('flex flex-wrap items-baseline gap-x-1.5', className)}>
      {shown.isLowest ? <span className="text-sm text-soft empty:hidden">{cardTexts.lowestPrice.before}</span> : null}
      <UnitPriceText
        price={shown.price}
        currency={product.currency}
        className={joinClasses('font-semibold', isLarge && 'text-xl')}
      />
      <span className="text-sm text-faint">/ {shown.unit}</span>
      {shown.isLowest ? <span className="text-sm text-soft empty:hidden">{cardTexts.lowestPrice.after}</span> : null}
      {shown.listPrice === null ? null : (
        <s className="text-sm text-faint">
          <span className="sr-only">{cardTexts.oldPrice} </span>
          <UnitPriceText price={shown.listPrice} currency={product.currency} />
        </s>
      )}
    </p>
  )
}
