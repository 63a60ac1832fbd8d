import { type Amount, formatMoney } from '@fairquay/contract/money.ts'
import { answerLabels } from '@fairquay/contract/trade/answer-messages.ts'
import type { Term } from '../../trade/kind-view.ts'

type AgreedTermsProps = {
  terms: readonly Term[]
  /** None while what is typed cannot be agreed to. */
  total: Amount | undefined
  currency: string
}

/** What somebody is about to agree to: the terms in a few words, and the sum. */
export function AgreedTerms({ terms, total, currency }: AgreedTermsProps) {
  return (
    <dl className="my-4 grid gap-1.5">
      {terms.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="max-w-[45%] shrink-0 text-soft">{label}</dt>
          <dd className="min-w-0 text-right break-words">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
        <dt>{answerLabels.total}</dt>
        <dd className="tabular">{total === undefined ? '–' : formatMoney(total, currency)}</dd>
      </div>
    </dl>
  )
}
