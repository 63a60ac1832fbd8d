import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { packMessages } from '@fairquay/contract/catalogue/pack-words.ts'
import { priceMessages } from '@fairquay/contract/catalogue/price-messages.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { describeNoPrice } from '@fairquay/contract/catalogue/term.ts'
import { describeDays } from '@fairquay/contract/trade/terms.ts'
import { useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../ui/link-button.tsx'
import { productPageTexts } from './texts.ts'

/** What a guest sees in the order box's place: what tells no price, and the way to prices, which leads back here. */
export function GuestBox({
  product,
  isOffered,
  children,
}: {
  product: Product
  /** Whether the chosen combination is. */
  isOffered: boolean
  children: ReactNode
}) {
  const next = useLocation({ select: (location) => location.href })
  const { minimum_order: least, country, lead_time_days: days, order_step: step } = product
  return (
    <div className="space-y-5">
      <div>
        <p role="status" className="flex items-center gap-2 text-lg font-medium text-soft">
          {isOffered ? <Lock size={17} aria-hidden="true" /> : null}
          {isOffered ? describeNoPrice(product) : priceMessages.noSuchCombination}
        </p>
        <p className="tabular mt-1 text-sm text-soft">
          {[
            productPageTexts.origin(country.name),
            least ? productPageTexts.minimumOrder(least.quantity, least.unit) : '',
            step && least ? packMessages.soldIn({ ...step, unit: least.unit }) : '',
            days === null ? '' : productPageTexts.leadTime(describeDays(days)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {children}
      <div className="rounded-lg bg-tint p-4">
        <p className="text-sm text-soft">{productPageTexts.guestHelp}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton to="/secured/login" search={{ next }}>
            {catalogueMessages.signInForPrices}
          </LinkButton>
          <LinkButton to="/secured/register" search={{ next }} tone="secondary">
            {productPageTexts.register}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
