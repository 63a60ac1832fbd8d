import type { CompanyLogos } from '@fairquay/contract/company-logos.ts'
import { legStateTitles, legTitles } from '@fairquay/contract/freight/offer-messages.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatUnitPrice, readUnitPrice } from '@fairquay/contract/money.ts'
import { isPercentage } from '@fairquay/contract/rate-cards/is-percentage.ts'
import { basisTitles, rateMessages } from '@fairquay/contract/rate-cards/messages.ts'
import { nameChoice, transportTypes } from '@fairquay/contract/trade/transport.ts'
import type { ReactNode } from 'react'
import { CompanyLogo } from '../trade/company-logo.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { describePrice, MissingParts, write } from './missing-parts.tsx'
import { freightPriceTexts as texts } from './texts.ts'
import type { AnsweredPrice } from './use-freight-prices.ts'

type PriceCardProps = {
  price: AnsweredPrice
  logos: CompanyLogos
  /** What all are compared in. */
  currency: string
  /** Nothing for whoever only reads for their company. */
  onTake: (() => void) | undefined
  better: ReactNode
}

/** One price: whose it is, what it comes to, what it leaves out, and how it was reckoned. */
export function PriceCard({ price, logos, currency, onTake, better }: PriceCardProps) {
  const { provider, mode, total, legs, never, notes } = price
  const way = nameChoice(transportTypes, mode)
  const counted = describeCounted(price, currency)
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <CompanyLogo company={provider} logos={logos} />
        <div className="min-w-0 grow basis-52">
          <h2 className="text-base font-medium break-words">{texts.by(provider.name, way)}</h2>
          <p className="tabular text-sm text-soft">{describePrice(price)}</p>
          <MissingParts price={price} currency={currency} />
        </div>
        <div className="tabular text-right max-sm:text-left">
          <p className="text-xl font-semibold">{total === null ? texts.unknownTotal : write(total, price.currency)}</p>
          {counted ? <p className="text-sm text-soft">{counted}</p> : null}
        </div>
      </div>
      <Disclosure summary={texts.legs} className="mt-2 border-b-0">
        <table className="tabular w-full text-sm">
          <thead className="sr-only">
            <tr>
              {[texts.leg, texts.counted, texts.price].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {legs.map((leg) => (
              <tr key={leg.leg} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {legTitles[leg.leg]}
                </th>
                <td className="py-1.5 pr-3 text-soft">
                  <LegLines price={price} leg={leg.leg} />
                </td>
                <td className="py-1.5 text-right whitespace-nowrap">
                  {leg.price === null ? (
                    <span className={leg.state === 'not_included' ? 'text-amber' : 'text-soft'}>
                      {legStateTitles[leg.state]}
                    </span>
                  ) : (
                    write(leg.price, price.currency)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-soft empty:hidden">
          {[never && texts.never(never), price.free_days === null ? '' : rateMessages.freeDays(price.free_days), notes]
            .filter(Boolean)
            .join('\n')}
        </p>
      </Disclosure>
      <div className="mt-3 flex flex-wrap gap-2">
        {total === null || !onTake ? null : <Button onClick={onTake}>{texts.take}</Button>}
        {better}
      </div>
    </li>
  )
}

/** What it comes to beside the others: with what it leaves out, or in the currency of the comparison. Nothing where that is the price itself. */
function describeCounted({ compared, currency: own }: AnsweredPrice, currency: string): string {
  const { sum = null, like_for_like: counted = null, missing = [] } = compared ?? {}
  if (counted !== null && counted !== sum) return texts.withMissing(write(counted, currency))
  const other = sum === null || own === currency ? '' : texts.about(write(sum, currency))
  // It stands behind those that are known with all that is needed, and says why.
  return [other, counted === null && missing.length > 0 && texts.plusMissing].filter(Boolean).join(', ')
}

function LegLines({ price, leg }: { price: AnsweredPrice; leg: string }) {
  return price.lines
    .filter((line) => line.leg === leg)
    .map(({ name, basis, quantity, price: unit, is_least }) => {
      const asked = isPercentage(basis) ? formatNumber(unit) : formatUnitPrice(readUnitPrice(unit), price.currency)
      const count = quantity === null ? '?' : formatNumber(quantity, { maximumFractionDigits: 3 })
      const sum = isPercentage(basis) ? `${asked} ${basisTitles[basis]}` : `${count} × ${asked} ${basisTitles[basis]}`
      return (
        <span key={`${name} ${basis} ${unit}`} className="block">
          {[name, sum, is_least && texts.least].filter(Boolean).join(', ')}
        </span>
      )
    })
}
