import { formatMoney } from '@fairquay/contract/money.ts'
import type { PadTotals } from '@fairquay/contract/showroom/order-pad.ts'
import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { orderPadTexts } from './texts.ts'

type PadBarProps = {
  totals: PadTotals
  isBusy: boolean
  /** Why nothing of it can be put into the cart. */
  refusal: string | undefined
  /** What it comes to on the road. */
  load: ReactNode
  onAdd: () => void
  onClear: () => void
}

/** What is filled in comes to, and the one button for all of it; always in sight. */
export function PadBar({ totals: { lines, units, money }, isBusy, refusal, load, onAdd, onClear }: PadBarProps) {
  return (
    <div className="stays-at-foot sticky bottom-0 z-20 mt-4 -mx-1 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-t-lg border border-b-0 border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised">
      <p role="status" className="tabular min-w-0 grow text-soft">
        {refusal ? (
          <span className="text-amber">{refusal}</span>
        ) : lines === 0 ? (
          orderPadTexts.nothingFilledIn
        ) : (
          <>
            {orderPadTexts.filledIn(lines, units)}{' '}
            <strong className="font-semibold whitespace-nowrap text-ink">
              {money.map(({ currency, total }) => formatMoney(total, currency)).join(' + ')}
            </strong>
          </>
        )}
      </p>
      {lines > 0 ? (
        <Button tone="quiet" onClick={onClear}>
          {orderPadTexts.clear}
        </Button>
      ) : null}
      <Button
        data-pad-stop=""
        icon={<ShoppingCart size={18} aria-hidden="true" />}
        isBusy={isBusy}
        disabled={refusal !== undefined}
        onClick={onAdd}
        className="grow sm:grow-0"
      >
        {orderPadTexts.addToCart}
      </Button>
      {load}
    </div>
  )
}
