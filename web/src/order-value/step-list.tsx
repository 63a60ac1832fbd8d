import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { OrderValueForm } from '@fairquay/contract/order-value/form.ts'
import { orderValueMessages as say } from '@fairquay/contract/order-value/messages.ts'
import { Layers } from 'lucide-react'
import { useId } from 'react'

type StepListProps = {
  /** As the wire carries it. */
  value: OrderValueForm
  /** For which goods it holds, where goods in other currencies may stand beside. */
  note?: string | undefined
  className?: string | undefined
}

/** What a seller gives for bigger orders. */
export function StepList({ value: { currency, steps }, note, className }: StepListProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={className}>
      <p id={titleId} className="flex items-center gap-1.5 text-sm font-medium">
        <Layers size={16} aria-hidden="true" className="shrink-0 text-quay" />
        {say.title}
      </p>
      <ul className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-soft">
        {steps.map(({ from, percent }) => (
          <li key={from}>{say.step(formatMoney(readMoney(from, currency), currency), percent)}</li>
        ))}
      </ul>
      {note ? <p className="text-sm text-soft">{note}</p> : null}
    </section>
  )
}
