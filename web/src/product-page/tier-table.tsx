import type { Term } from '@fairquay/contract/catalogue/term.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { totalOf } from '@fairquay/contract/money.ts'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { PriceText, UnitPriceText } from '../ui/price-text.tsx'
import { productPageTexts } from './texts.ts'

type TierTableProps = {
  tiers: readonly Term[]
  currentId: number | undefined
  currency: string
  /** What one unit weighs, where prices are those of a weight: the table then says what one unit costs as well. */
  unitWeight: number | null
}

/** What one unit costs at which quantity; the tier that the chosen quantity falls into stands out. */
export function TierTable({ tiers, currentId, currency, unitWeight }: TierTableProps) {
  const [first] = tiers
  return (
    <table className="w-full overflow-hidden rounded-lg text-sm">
      <caption className="sr-only">{productPageTexts.pricesByQuantity}</caption>
      <thead>
        <tr className="border-b border-line text-left text-faint">
          <th scope="col" className="py-1.5 pl-2.5 font-normal">
            {productPageTexts.quantity}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {productPageTexts.priceOfOne((unitWeight === null ? first?.orderMeasure : first?.priceUnit) ?? '')}
          </th>
          {unitWeight === null ? null : (
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {productPageTexts.priceOfOne(first?.orderMeasure ?? '')}
            </th>
          )}
          <th scope="col" className="py-1.5 pr-2.5 text-right font-normal">
            <span className="sr-only">{productPageTexts.discount}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr
            key={tier.id}
            aria-current={tier.id === currentId || undefined}
            className={joinClasses('border-b border-line last:border-0', tier.id === currentId && 'bg-tint')}
          >
            <td className="tabular py-1.5 pl-2.5">{writeRange(tier)}</td>
            <td className={joinClasses('py-1.5 text-right', tier.id === currentId && 'font-semibold')}>
              {tier.price === null ? '–' : <UnitPriceText price={tier.price} currency={currency} />}
            </td>
            {unitWeight === null ? null : (
              <td className="py-1.5 pl-3 text-right">
                {tier.price === null ? (
                  '–'
                ) : (
                  <PriceText minor={totalOf(tier.price, 1, currency, unitWeight)} currency={currency} />
                )}
              </td>
            )}
            <td className="w-px py-1.5 pr-2.5 pl-3 text-right">
              {tier.discountPercent > 0 ? <Badge tone="brick">−{tier.discountPercent}%</Badge> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function writeRange({ minQty, maxQty }: Term): string {
  if (maxQty === null) return productPageTexts.quantityFrom(minQty)
  return minQty === maxQty ? formatNumber(minQty) : `${formatNumber(minQty)} – ${formatNumber(maxQty)}`
}
