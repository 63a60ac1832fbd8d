import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { describePlace, isFastestOf, type OfferColumn } from './compared-offers.ts'

/** A total and how it stands among those it may be compared with. */
export function ComparisonTotal({ column, columns }: { column: OfferColumn; columns: readonly OfferColumn[] }) {
  const place = describePlace(column, columns)
  return (
    <>
      <PriceText minor={column.total} currency={column.currency} className="block text-xl font-semibold" />
      <span className="mt-1 flex flex-wrap gap-1.5">
        {place.isBest ? (
          <Badge tone="quay">{place.text}</Badge>
        ) : (
          <span className="text-sm text-soft">{place.text}</span>
        )}
        {isFastestOf(column, columns) ? <Badge tone="quay">{answerMessages.fastest}</Badge> : null}
      </span>
    </>
  )
}
