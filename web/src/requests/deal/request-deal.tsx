import { formatMoment } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { CircleCheck } from 'lucide-react'
import { kindViews } from '../kind-views.ts'
import { dealTexts } from './texts.ts'

/** What was agreed, as it was frozen at that moment; nothing of it follows later changes. Its lines stand in the table of goods, its terms in the offer. */
export function RequestDeal({ request: { deal } }: { request: RequestDetail }) {
  if (!deal) return null
  const sides = [deal.buyer.company, deal.answerer.company, deal.revision] as const
  const since = dealTexts.betweenSince(...sides)
  return (
    <section aria-labelledby="request-deal" className="rounded-md bg-tint px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-lg font-semibold">
        <h4 id="request-deal" className="flex items-center gap-2">
          <CircleCheck size={20} aria-hidden="true" className="text-quay" />
          {answerMessages.agreed}
        </h4>
        <p>
          <span className="text-sm font-normal">{kindViews[deal.kind].agreedTotal}</span>{' '}
          <span className="tabular">{formatMoney(readMoney(deal.total, deal.currency), deal.currency)}</span>
        </p>
      </div>
      <p className="text-sm text-soft">
        {deal.accepted_at === null ? (
          dealTexts.between(...sides)
        ) : (
          <>
            {since.before} <time dateTime={deal.accepted_at}>{formatMoment(deal.accepted_at)}</time>
            {since.after}
          </>
        )}
      </p>
    </section>
  )
}
