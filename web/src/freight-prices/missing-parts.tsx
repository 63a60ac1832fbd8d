import { legTitles } from '@fairquay/contract/freight/offer-messages.ts'
import { formatDay, formatList, formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { describeWay } from '@fairquay/contract/rate-cards/freight-price.ts'
import { basisUnknown } from '@fairquay/contract/rate-cards/messages.ts'
import { unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import { Badge } from '../ui/badge.tsx'
import { freightPriceTexts as texts } from './texts.ts'
import type { AnsweredPrice } from './use-freight-prices.ts'

export const write = (decimal: number, currency: string) => formatMoney(readMoney(decimal, currency), currency)

/** 'CNSZX → DKCPH · 20′ container · 28–36 days · Holds until Oct 31, 2027' */
export function describePrice(price: AnsweredPrice): string {
  const { equipment, transit_days: days, valid_until } = price
  return [
    describeWay(price),
    equipment && unitTitles[equipment],
    texts.days(formatNumber(days.min), formatNumber(days.max)),
    texts.until(formatDay(valid_until)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a price leaves out that is needed, with what others ask for that; of a price that is not known in full, what that hangs on. */
export function MissingParts({ price, currency }: { price: AnsweredPrice; currency: string }) {
  const unknown = [
    ...new Set(price.lines.flatMap(({ amount, basis }) => (amount === null ? basisUnknown[basis] || [] : []))),
  ]
  if (unknown.length > 0) return <p className="mt-1.5 text-sm text-amber">{texts.unknownParts(formatList(unknown))}</p>
  const missing = price.compared?.missing ?? []
  if (missing.length === 0) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-soft">{texts.missing}</span>
      {missing.map(({ leg, estimate }) => (
        <Badge key={leg} tone="amber">
          {estimate === null ? legTitles[leg] : texts.missingAt(legTitles[leg], write(estimate, currency))}
        </Badge>
      ))}
    </p>
  )
}
