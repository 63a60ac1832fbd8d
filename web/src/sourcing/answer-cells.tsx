import { roundUnitPrice } from '@fairquay/contract/money.ts'
import type { RfqDetail, SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages, writeDay, writeQuantity } from '@fairquay/contract/sourcing/page-messages.ts'
import { nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { isOver } from '@fairquay/contract/trade/states.ts'
import { describeDays } from '@fairquay/contract/trade/terms.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StatusBadge } from '../trade/status-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import { PriceText, UnitPriceText } from '../ui/price-text.tsx'
import { costOf } from './award-state.ts'
import { sourcingTexts } from './texts.ts'

export type Shown = { rfq: RfqDetail; answer: SellerAnswer; isCheapest: boolean; isQuickest: boolean }

/** Who was asked, and where their request stands. */
export function SellerCell({ answer }: { answer: SellerAnswer }) {
  return (
    <>
      <Link
        to="/requests/$id"
        params={{ id: String(answer.request_id) }}
        className="font-medium text-ink underline-offset-4 hover:text-quay hover:underline"
      >
        {answer.seller.name}
      </Link>
      <span className="mt-1 block">
        <StatusBadge status={answer.status} />
      </span>
    </>
  )
}

export function PriceCell({ rfq, answer, isCheapest }: Shown) {
  const { offer } = answer
  if (!offer) return <Missing answer={answer} />
  if (offer.unit_price === null)
    return <span className="text-soft">{messages.aboveRfq(writeQuantity(offer.minimum_quantity, rfq.unit))}</span>
  const quantity = Math.min(rfq.quantity, offer.quantity)
  const total = costOf(answer, quantity)
  const isWithin = rfq.target_price !== null && offer.currency === rfq.currency && offer.unit_price <= rfq.target_price
  return (
    <>
      <UnitPriceText price={roundUnitPrice(offer.unit_price)} currency={offer.currency} className="font-semibold" />
      {total === undefined ? null : (
        <span className="block text-sm text-soft">
          {sourcingTexts.inAll.before} <PriceText minor={total} currency={offer.currency} />
          {sourcingTexts.inAll.after}
        </span>
      )}
      {offer.quantity === rfq.quantity ? null : (
        <span className="block text-sm text-amber">{messages.offeredFor(writeQuantity(offer.quantity, rfq.unit))}</span>
      )}
      {offer.minimum_quantity > 1 ? (
        <span className="block text-sm text-soft">
          {messages.minimum(writeQuantity(offer.minimum_quantity, rfq.unit))}
        </span>
      ) : null}
      <span className="mt-1 flex flex-wrap justify-end gap-1 empty:hidden max-md:justify-start">
        {isCheapest ? <Badge tone="quay">{messages.cheapest}</Badge> : null}
        {isWithin ? <Badge>{messages.belowTarget}</Badge> : null}
      </span>
    </>
  )
}

export function LeadTimeCell({ answer, isQuickest }: Shown) {
  const { offer } = answer
  if (!offer) return <Dash answer={answer} />
  return (
    <>
      <span className="tabular">{describeDays(offer.lead_time_days)}</span>
      {isQuickest ? (
        <span className="mt-1 block">
          <Badge tone="quay">{messages.quickest}</Badge>
        </span>
      ) : null}
    </>
  )
}

export function ValidityCell({ answer }: Shown) {
  const { offer } = answer
  return offer ? (
    <span className="tabular whitespace-nowrap">{writeDay(offer.valid.day)}</span>
  ) : (
    <Dash answer={answer} />
  )
}

export function TermsCell({ answer }: Shown) {
  const { offer } = answer
  if (!offer) return <Dash answer={answer} />
  return (
    <>
      <abbr title={nameIncoterm(offer.incoterm)} className="no-underline">
        {offer.incoterm}
      </abbr>{' '}
      {offer.place}
      <span className="block text-sm text-soft">{offer.payment_terms}</span>
    </>
  )
}

function Missing({ answer }: { answer: SellerAnswer }): ReactNode {
  const isAnswered = answer.status === 'quoted' || answer.status === 'revised' || answer.status === 'accepted'
  return <span className="text-faint">{isAnswered ? messages.notOffered : nameMissing(answer)}</span>
}

/** What stands for an answer that is not there: it may still come, or never will. */
function nameMissing({ status }: SellerAnswer): string {
  return isOver(status) ? messages.unanswered : messages.missing
}

function Dash({ answer }: { answer: SellerAnswer }) {
  return (
    <span className="text-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{nameMissing(answer)}</span>
    </span>
  )
}
