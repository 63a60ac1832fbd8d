import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { isFastest } from '@fairquay/contract/trade/compare.ts'
import { Badge } from '../../ui/badge.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { describeConverted, describePlace, listMissing, type OfferColumn } from './compared-offers.ts'

/** A total, what it is in the reader's currency, what it leaves out, and how it stands among those it may be compared with. */
export function ComparisonTotal({ column, columns }: { column: OfferColumn; columns: readonly OfferColumn[] }) {
  const place = describePlace(column)
  const converted = describeConverted(column)
  const missing = listMissing(column)
  return (
    <>
      <PriceText minor={column.total} currency={column.currency} className="block text-xl font-semibold" />
      {converted === '' ? null : <span className="tabular block text-sm text-soft">{converted}</span>}
      {missing.length > 0 ? (
        <ul className="tabular text-sm text-amber">
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <span className="mt-1 flex flex-wrap gap-1.5">
        {place.isBest ? (
          <Badge tone="quay">{place.text}</Badge>
        ) : (
          <span className="text-sm text-soft">{place.text}</span>
        )}
        {isFastest(column, columns) ? <Badge tone="quay">{answerMessages.fastest}</Badge> : null}
      </span>
    </>
  )
}
