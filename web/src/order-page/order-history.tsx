import { formatMoment } from '@fairquay/contract/locale.ts'
import { describeOrderEvent } from '@fairquay/contract/notifications/order-event-messages.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { useState } from 'react'
import { orderTexts } from '../orders/texts.ts'
import { Button } from '../ui/button.tsx'

/** Events before the rest is asked for. */
const shownAtFirst = 6

/** What happened to the order and what belongs to it, the newest first. */
export function OrderHistory({ order: { events } }: { order: OrderDetail }) {
  const [isWhole, setWhole] = useState(false)
  const shown = events.toReversed().slice(0, isWhole ? events.length : shownAtFirst)
  return (
    <section aria-labelledby="order-history" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="order-history" className="mb-4 text-lg">
        {orderTexts.history}
      </h2>
      <ol aria-labelledby="order-history" aria-live="polite" className="grid grid-cols-1 gap-3">
        {shown.map(({ id, event, facts, by, at, person, reason }) => (
          <li key={id} className="grid grid-cols-[0.625rem_minmax(0,1fr)] items-baseline gap-x-3.5">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-quay" />
            <div>
              <p className="font-medium break-words">{describeOrderEvent(event, facts, by)}</p>
              {reason === '' ? null : <p className="text-sm break-words">“{reason}”</p>}
              <p className="text-sm text-soft">
                {person === '' ? null : `${person} · `}
                <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {shown.length < events.length ? (
        <Button tone="quiet" size="small" className="mt-3 min-h-11 md:min-h-8" onClick={() => setWhole(true)}>
          {orderTexts.wholeHistory(events.length)}
        </Button>
      ) : null}
    </section>
  )
}
