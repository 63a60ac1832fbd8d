import { formatMoney, formatUnitPrice } from '@fairquay/contract/money.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import type { Sum } from '../../trade/kind-view.ts'
import { kindViews } from '../kind-views.ts'

/** What an answer comes to, by the contract's rules; null while a number is missing. */
export function AnswerSums({ offer, request }: { offer: Offer | null; request: RequestDetail }) {
  const { listSums, describeSums } = kindViews[request.kind]
  const note = offer ? describeSums(offer) : ''
  return (
    <div aria-live="polite">
      <dl className="grid gap-1.5">
        {(offer ? listSums(offer, request) : []).map((sum) => (
          <div
            key={sum.label}
            className={
              'minor' in sum && sum.isTotal
                ? 'flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold'
                : 'flex justify-between gap-4 text-sm text-soft'
            }
          >
            <dt className="min-w-0 break-words">{sum.label}</dt>
            <dd className="tabular whitespace-nowrap">{writeSum(sum, offer?.currency ?? request.currency)}</dd>
          </div>
        ))}
        {offer ? null : (
          <div className="flex justify-between gap-4 text-lg font-semibold">
            <dt>{answerLabels.total}</dt>
            <dd className="text-right text-sm font-normal text-soft">{answerMessages.totalMissing}</dd>
          </div>
        )}
      </dl>
      {note === '' ? null : <p className="mt-2 text-sm text-faint">{note}</p>}
    </div>
  )
}

function writeSum(sum: Sum, currency: string): string {
  return 'minor' in sum ? formatMoney(sum.minor, currency) : formatUnitPrice(sum.price, currency)
}
