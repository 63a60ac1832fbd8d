import { formatMoment } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { isIncotermCode, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { CircleCheck } from 'lucide-react'
import { kindViews } from '../kind-views.ts'
import { dealTexts } from './texts.ts'

/** What was agreed, as it was frozen at that moment; nothing of it follows later changes. */
export function RequestDeal({ request }: { request: RequestDetail }) {
  const { deal } = request
  if (!deal) return null
  const { AgreedLines, agreedTotal } = kindViews[deal.kind]
  const sides = [deal.buyer.company, deal.answerer.company, deal.revision] as const
  const since = dealTexts.betweenSince(...sides)
  return (
    <section aria-labelledby="request-deal" className="rounded-lg border border-quay/40 bg-surface p-4 md:p-5">
      <h2 id="request-deal" className="flex items-center gap-2 text-lg">
        <CircleCheck size={20} aria-hidden="true" className="text-quay" />
        {answerMessages.agreed}
      </h2>
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
      {AgreedLines ? <AgreedLines lines={deal.lines} currency={deal.currency} /> : null}
      <dl className="mt-3 grid gap-1 text-sm">
        {listTerms(deal).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        {agreedTotal}
        <span className="tabular">{formatMoney(readMoney(deal.total, deal.currency), deal.currency)}</span>
      </p>
    </section>
  )
}

function listTerms({ incoterm, place, payment_terms }: DealSnapshot): [label: string, value: string][] {
  const named = incoterm && isIncotermCode(incoterm) ? nameIncoterm(incoterm) : (incoterm ?? '')
  const terms: [string, string][] = [
    [answerLabels.incoterm, [named, place].filter((part) => part !== '').join(', ')],
    [answerLabels.paymentTerms, payment_terms],
  ]
  return terms.filter(([, value]) => value !== '')
}
