import { formatMoney } from '@fairquay/contract/money.ts'
import { orderValueMessages as say } from '@fairquay/contract/order-value/messages.ts'
import type { ReachedValue } from '@fairquay/contract/order-value/steps.ts'
import { writeHundredths } from '@fairquay/contract/rounding.ts'
import { TrendingDown } from 'lucide-react'
import { PriceText } from '../ui/price-text.tsx'

/** What the order value takes off the selected goods of a seller and what they cost with it, and how far it is to the next step. */
export function ValueNote({ reached, className }: { reached: ReachedValue; className: string }) {
  const { currency, step, discount, total, next } = reached
  return (
    <div role="status" className={className}>
      {step ? (
        <p className="tabular flex flex-wrap justify-between gap-x-4">
          <span>
            {say.off(writeHundredths(step.share))}: −{formatMoney(discount, currency)}
          </span>
          <span className="font-semibold">
            <span className="sr-only">{say.after} </span>
            <PriceText minor={total} currency={currency} />
          </span>
        </p>
      ) : null}
      {next ? (
        <p className="tabular flex items-center gap-1.5 text-quay">
          <TrendingDown size={16} aria-hidden="true" className="shrink-0" />
          {say.missing(formatMoney(next.missing, currency), writeHundredths(next.share))}
        </p>
      ) : null}
    </div>
  )
}
