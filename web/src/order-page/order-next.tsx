import type { OrderAction } from '@fairquay/contract/orders/actions.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { OrderActions } from '../orders/order-actions.tsx'
import { orderTexts } from '../orders/texts.ts'
import { describeNext } from './describe-next.ts'

/** What comes next for who looks, with what can be done about it. On a phone the buttons stay at the lower edge of the screen. */
export function OrderNext({ order }: { order: OrderDetail }) {
  const { isYours, sentence, note } = describeNext(order)
  return (
    <section
      aria-labelledby="order-next"
      className="max-md:contents md:mb-5 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-6 md:gap-y-3 md:rounded-lg md:border md:border-quay/40 md:bg-surface md:px-5 md:py-4"
    >
      <div className="max-md:mb-5 max-md:rounded-lg max-md:border max-md:border-quay/40 max-md:bg-surface max-md:px-4 max-md:py-3">
        <h2 id="order-next" className="text-sm font-medium text-soft">
          {isYours ? orderTexts.yourTurn : orderTexts.nextStep}
        </h2>
        <p className="text-lg font-semibold">{sentence}</p>
        {note === '' ? null : <p className="mt-1 text-sm break-words text-soft">{note}</p>}
      </div>
      <div className="sticky bottom-0 z-10 order-last flex flex-wrap gap-2 bg-paper py-3 empty:hidden md:static md:order-none md:bg-transparent md:py-0 print:hidden">
        <OrderActions order={order} first={firstOf(order)} />
      </div>
    </section>
  )
}

/** The action that the next step is: the one button that stands out. */
function firstOf({ actions, is_cancel_asked }: OrderDetail): OrderAction | undefined {
  if (is_cancel_asked && actions.includes('refuse_cancel')) return 'refuse_cancel'
  return (['prepare', 'complete'] as const).find((action) => actions.includes(action))
}
