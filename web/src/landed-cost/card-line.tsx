import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { Link } from '@tanstack/react-router'
import type { CardFreight } from './choose-card.ts'
import { landedTexts as texts } from './texts.ts'

type CardLineProps = { card: CardFreight; quantity: number | null; search: LandedAddress | undefined }

/** Whose rate card the freight is of, what it leaves out, and the way to all prices. */
export function CardLine({ card: { by, mode, days, until, onward }, quantity, search }: CardLineProps) {
  return (
    <p className="col-span-2 text-sm text-soft">
      {texts.card(by, texts.by[mode], texts.days(formatNumber(days.min), formatNumber(days.max)), formatDay(until))}
      {onward === null ? ` ${texts.cardLeavesOut}` : ''}{' '}
      <Link
        to="/freight-prices"
        search={{ ...search, ...(quantity !== null && search?.product && { quantity }) }}
        className="inline-block min-h-6 rounded-sm text-quay hover:underline"
      >
        {texts.allPrices}
      </Link>
    </p>
  )
}
