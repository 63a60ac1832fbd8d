import { formatMoment } from '@fairquay/contract/locale.ts'
import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import { productPageTexts } from './texts.ts'

type SaleNoteProps = {
  saleUntil: string | undefined
  /** A decimal of the currency; only where a reduction is announced. */
  lowestBefore: number | undefined
  currency: string
}

/** Until when a price holds that ends, and what a reduction is to be compared with. */
export function SaleNote({ saleUntil, lowestBefore, currency }: SaleNoteProps) {
  return (
    <>
      {saleUntil === undefined ? null : (
        <p className="mt-1 text-sm font-medium text-brick">
          {productPageTexts.saleUntil}{' '}
          <time dateTime={saleUntil} className="tabular">
            {formatMoment(saleUntil)}
          </time>
        </p>
      )}
      {lowestBefore === undefined ? null : (
        <p className="tabular mt-1 text-sm text-soft">
          {productPageTexts.lowestBefore(formatUnitPrice(roundUnitPrice(lowestBefore), currency))}
        </p>
      )}
    </>
  )
}
