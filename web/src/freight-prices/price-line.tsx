import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { Link } from '@tanstack/react-router'
import { Truck } from 'lucide-react'
import { useUser } from '../session.tsx'
import { type PricedItems, type PriceSubject, subjectOfItems, usualTerm } from './price-subject.ts'
import { freightPriceTexts as texts } from './texts.ts'
import { type AnsweredPrice, useFreightPrices, useOwnAddress } from './use-freight-prices.ts'

/** The same of goods as the cart and the product page have them; nothing of goods that cannot be priced. */
export function PriceLineOfItems({ items, search }: PricedItems) {
  const subject = subjectOfItems(items)
  return subject ? <PriceLine subject={subject} search={search} /> : null
}

type PriceLineProps = { subject: PriceSubject; search: LandedAddress }

/** What carrying goods to the own address costs at once, in one line, which opens all prices. Nothing for who carries goods themselves. */
export function PriceLine({ subject, search }: PriceLineProps) {
  const role = useUser()?.role
  const own = useOwnAddress()
  const mayAsk = role !== 'provider' && role !== 'broker' && own !== undefined && own.code !== ''
  const { data, error } = useFreightPrices(
    mayAsk
      ? {
          ...subject.ask,
          to: { country: own.code, zip: own.zip },
          incoterm: subject.agreed?.incoterm ?? usualTerm,
        }
      : undefined,
  )
  if (!mayAsk || error) return null
  const first = data && findFirst(data)
  return (
    <Link
      to="/freight-prices"
      search={search}
      className="group flex min-h-11 items-center gap-2.5 rounded-md py-1 text-sm hover:text-quay"
    >
      <Truck size={17} aria-hidden="true" className="shrink-0 text-quay" />
      <span className="tabular min-w-0">
        {texts.line(own.city || own.country)}
        {data ? (
          <>
            {': '}
            {first ? <span className="font-semibold">{describeFirst(first)}</span> : texts.lineNone}
          </>
        ) : null}
        <span className="block text-quay group-hover:underline">
          {first ? texts.lineCount(data.prices.length) : texts.lineAsk}
        </span>
      </span>
    </Link>
  )
}

function findFirst({ prices, orders }: { prices: readonly AnsweredPrice[]; orders: { cheapest: number[] } }) {
  const first = prices.find(({ lane_id }) => lane_id === orders.cheapest[0])
  return first && first.total !== null ? { ...first, total: first.total } : undefined
}

function describeFirst({ total, currency, transit_days: { min, max } }: AnsweredPrice & { total: number }): string {
  return texts.lineFrom(
    formatMoney(readMoney(total, currency), currency),
    texts.days(formatNumber(min), formatNumber(max)),
  )
}
