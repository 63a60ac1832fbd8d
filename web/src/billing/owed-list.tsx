import { remindOfDebt } from '@fairquay/contract/billing/endpoints.ts'
import type { OwedItem } from '@fairquay/contract/billing/shapes.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { DueBadge } from './due-badge.tsx'
import { takeUpMoney } from './money-queries.ts'
import { showMoney } from './spell-money.ts'
import { billingTexts } from './texts.ts'

type OwedListProps = { orderId: number; items: readonly OwedItem[]; mayRemind: boolean }

/** What is owed for an order: its deposit and its invoices, each with its day and how it stands. */
export function OwedList({ orderId, items, mayRemind }: OwedListProps) {
  return (
    <div>
      <h3 className="font-medium">{billingTexts.owed}</h3>
      <ul aria-label={billingTexts.owed} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-0 flex-1 basis-52">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {nameOwed(item)}
                <DueBadge state={item.state} />
              </span>
              <span className="tabular flex flex-wrap gap-x-3 text-sm text-soft">
                <span>
                  {item.open === 0
                    ? showMoney(item.amount, item.currency)
                    : billingTexts.openOf(showMoney(item.open, item.currency), showMoney(item.amount, item.currency))}
                </span>
                <span>{billingTexts.dueOn(formatDay(item.due_on))}</span>
                {item.reminded_at ? <span>{billingTexts.remindedOn(formatDay(item.reminded_at))}</span> : null}
              </span>
            </span>
            {mayRemind && item.open > 0 ? <Remind orderId={orderId} item={item} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function nameOwed({ kind, number }: Pick<OwedItem, 'kind' | 'number'>): string {
  return kind === 'deposit' ? billingTexts.deposit : billingTexts.invoice(number)
}

function Remind({ orderId, item }: { orderId: number; item: OwedItem }) {
  const queries = useQueryClient()
  const reminding = useOnce(remindOfDebt, () => ({ params: { id: orderId }, body: { owed_id: item.id } }), {
    onSuccess: ({ data }) => {
      takeUpMoney(queries, orderId, data)
      showToast('success', billingTexts.reminded)
    },
    onError: (error) => showToast('error', error.message),
  })
  return (
    <Button
      tone="secondary"
      size="small"
      className="ml-auto min-h-11 md:min-h-8"
      aria-label={billingTexts.remindOf(nameOwed(item))}
      isBusy={reminding.isPending}
      onClick={() => reminding.mutate()}
    >
      {billingTexts.remind}
    </Button>
  )
}
