import { formatMoney } from '@fairquay/contract/money.ts'
import { joinClasses } from './join-classes.ts'

/** Money in minor units, in digits of one width. */
export function PriceText({ minor, currency, className }: { minor: number; currency?: string; className?: string }) {
  return <span className={joinClasses('tabular whitespace-nowrap', className)}>{formatMoney(minor, currency)}</span>
}
