import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { describePacks } from '@fairquay/contract/catalogue/pack-words.ts'
import { useLocation } from '@tanstack/react-router'
import { Lock, ShoppingCart } from 'lucide-react'
import { useOrderRefusal } from '../cart/order-refusal.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PriceText } from '../ui/price-text.tsx'
import { addChoice, type OrderProps } from './add-choice.ts'
import { productPageTexts } from './texts.ts'

/** On a phone, what the page is for stays at the lower edge: the way to prices, or what has been chosen and the way into the cart. */
export function OrderBar({ product, company, choice }: OrderProps) {
  const isGuest = useViewerKind() === 'guest'
  const next = useLocation({ select: (location) => location.href })
  const { price } = choice
  const refusal = useOrderRefusal(company.id)
  if (!isGuest && !price) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      {price && !isGuest ? (
        <>
          <p className="min-w-0">
            <span className="block text-sm text-soft">
              {describePacks(price.quantity, price.limits.step) ??
                productPageTexts.chosen(price.quantity, price.term.orderMeasure)}
            </span>
            <PriceText minor={price.total} currency={product.currency} className="text-lg font-semibold" />
          </p>
          <Button
            size="large"
            disabled={refusal !== undefined}
            icon={<ShoppingCart size={18} aria-hidden="true" />}
            onClick={() => addChoice({ product, company, choice })}
          >
            {productPageTexts.addToCart}
          </Button>
        </>
      ) : (
        <LinkButton
          to="/secured/login"
          search={{ next }}
          size="large"
          className="grow"
          icon={<Lock size={16} aria-hidden="true" />}
        >
          {catalogueMessages.signInForPrices}
        </LinkButton>
      )}
    </div>
  )
}
