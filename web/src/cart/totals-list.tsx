import type { ValuedTotals } from '@fairquay/contract/cart/order-values.ts'
import { orderValueMessages } from '@fairquay/contract/order-value/messages.ts'
import type { ReactNode } from 'react'
import { settings } from '../settings.ts'
import { PriceText } from '../ui/price-text.tsx'
import { cartTexts } from './texts.ts'

/** Original price, discount and total, once for each currency: dollars and euros are not added. */
export function TotalsList({ totals }: { totals: readonly ValuedTotals[] }) {
  const shown =
    totals.length > 0 ? totals : [{ currency: settings.currency, original: 0, discount: 0, valueDiscount: 0, total: 0 }]
  return (
    <div>
      {shown.map(({ currency, original, discount, valueDiscount, total }) => (
        <dl key={currency} className="space-y-2 border-b border-line py-4 first:pt-0 last:border-0">
          <Row name={cartTexts.originalPrice}>
            <PriceText minor={original} currency={currency} />
          </Row>
          <Row name={cartTexts.discount}>
            {discount > 0 ? '−' : null}
            <PriceText minor={discount} currency={currency} />
          </Row>
          {valueDiscount > 0 ? (
            <Row name={orderValueMessages.discount}>
              −<PriceText minor={valueDiscount} currency={currency} />
            </Row>
          ) : null}
          <Row name={cartTexts.total} isStrong>
            <PriceText minor={total} currency={currency} />
          </Row>
        </dl>
      ))}
    </div>
  )
}

function Row({ name, isStrong, children }: { name: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <div className={isStrong ? 'flex justify-between pt-1 text-lg font-semibold' : 'flex justify-between'}>
      <dt className={isStrong ? undefined : 'text-soft'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
