import type { OrderAction } from '@fairquay/contract/orders/actions.ts'
import { orderActionNames } from '@fairquay/contract/orders/messages.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { OrderActions } from '../orders/order-actions.tsx'
import { orderTexts } from '../orders/texts.ts'
import { Button } from '../ui/button.tsx'
import { describeNext } from './describe-next.ts'

/** What comes next for who looks, with what can be done about it. On a phone the buttons stay at the lower edge of the screen. */
export function OrderNext({ order }: { order: OrderDetail }) {
  const { isYours, sentence, note } = describeNext(order)
  const goods = goodsStep(order)
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
        {isYours && goods ? <Button onClick={showShipments}>{orderActionNames[goods]}</Button> : null}
        <OrderActions order={order} first={firstOf(order)} />
      </div>
    </section>
  )
}

/** What is done where the shipments are: sending, or saying what has come. */
function goodsStep({ status, actions, is_cancel_asked }: OrderDetail): 'ship' | 'receive' | undefined {
  if (is_cancel_asked) return undefined
  if (actions.includes('receive')) return status === 'shipped' ? 'receive' : undefined
  return actions.includes('ship') && status !== 'confirmed' ? 'ship' : undefined
}

/** Leads the eye and the keyboard to the shipments. */
function showShipments(): void {
  const section = document.querySelector<HTMLElement>('[aria-labelledby="order-shipments"]')
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
}

/** The action that the next step is: the one button that stands out. */
function firstOf({ actions, is_cancel_asked }: OrderDetail): OrderAction | undefined {
  if (is_cancel_asked && actions.includes('refuse_cancel')) return 'refuse_cancel'
  return (['prepare', 'complete'] as const).find((action) => actions.includes(action))
}
