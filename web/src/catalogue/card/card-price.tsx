import { readCardPrice } from '@fairquay/contract/catalogue/card-price.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import type { ProductCard } from '@fairquay/contract/catalogue/shapes.ts'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { joinClasses } from '../../ui/join-classes.ts'
import { UnitPriceText } from '../../ui/price-text.tsx'
import { cardTexts } from './texts.ts'

/** The price line of a card, or what stands in its place: for a guest, the way to prices, which leads back to the product. */
export function CardPrice({
  product,
  isLarge = false,
  className,
}: {
  product: ProductCard
  isLarge?: boolean
  className?: string
}) {
  const shown = readCardPrice(product)
  const isMember = product.shown_price !== undefined
  if (shown.kind === 'nothing') return null
  if (shown.kind === 'text')
    return (
      <p className={joinClasses('text-sm text-soft', className)}>
        {isMember ? null : <Lock size={13} aria-hidden="true" className="mr-1 inline-block align-[-0.1em]" />}
        <span>{shown.text}</span>
        {isMember ? null : (
          <Link
            to="/secured/login"
            search={{ next: `/product/${product.slug}` }}
            className="relative z-10 block w-fit py-1 font-medium text-quay hover:underline"
          >
            {catalogueMessages.signInForPrices}
            <span className="sr-only">: {product.name}</span>
          </Link>
        )}
      </p>
    )
  return (
    <p className={joinClasses('flex flex-wrap items-baseline gap-x-1.5', className)}>
      {shown.from === null ? null : (
        <span className="text-sm text-soft empty:hidden">{cardTexts.lowestPrice.before}</span>
      )}
      <UnitPriceText
        price={shown.price}
        currency={product.currency}
        className={joinClasses('font-semibold', isLarge && 'text-xl')}
      />
      <span className="text-sm text-faint">/ {shown.unit}</span>
      {shown.from === null ? null : (
        <span className="text-sm text-soft empty:hidden">{cardTexts.lowestPrice.after(shown.from)}</span>
      )}
      {shown.listPrice === null ? null : (
        <s className="text-sm text-faint">
          <span className="sr-only">{cardTexts.oldPrice} </span>
          <UnitPriceText price={shown.listPrice} currency={product.currency} />
        </s>
      )}
    </p>
  )
}
