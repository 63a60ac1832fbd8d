import { type Amount, formatMoney, formatUnitPrice, type UnitPrice } from '@fairquay/contract/money.ts'
import { joinClasses } from './join-classes.ts'

/** An amount in minor units, in digits of one width. */
export function PriceText({ minor, currency, className }: { minor: Amount; currency: string; className?: string }) {
  return <span className={joinClasses('tabular whitespace-nowrap', className)}>{formatMoney(minor, currency)}</span>
}

/** What one unit costs, with as many decimals as the price has. */
export function UnitPriceText({
  price,
  currency,
  className,
}: {
  price: UnitPrice
  currency: string
  className?: string
}) {
  return <span className={joinClasses('tabular whitespace-nowrap', className)}>{formatUnitPrice(price, currency)}</span>
}
