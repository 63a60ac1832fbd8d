import { formatMoment } from '@fairquay/contract/locale.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { orderTexts } from '../orders/texts.ts'

/** What happened to the order and what belongs to it, the newest first. */
export function OrderHistory({ order: { events } }: { order: OrderDetail }) {
  return (
    <section aria-labelledby="order-history" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="order-history" className="mb-4 text-lg">
        {orderTexts.history}
      </h2>
      <ol aria-labelledby="order-history" aria-live="polite" className="grid grid-cols-1 gap-3">
        {events.toReversed().map(({ id, sentence, at, person, reason }) => (
          <li key={id} className="grid grid-cols-[0.625rem_minmax(0,1fr)] items-baseline gap-x-3.5">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-quay" />
            <div>
              <p className="font-medium break-words">{sentence}</p>
              {reason === '' ? null : <p className="text-sm break-words">“{reason}”</p>}
              <p className="text-sm text-soft">
                {person === '' ? null : `${person} · `}
                <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
