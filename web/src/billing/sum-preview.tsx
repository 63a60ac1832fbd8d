import type { InvoiceSums } from '@fairquay/contract/billing/invoice-sums.ts'
import { vatWords } from '@fairquay/contract/billing/vat-messages.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import { billingTexts } from './texts.ts'

/** What a paper will come to, before it is issued, and why VAT is in it or not: `vat`, '' where that is as usual. */
export function SumPreview({ sums, currency, vat = '' }: { sums: InvoiceSums; currency: string; vat?: string }) {
  const { net, tax, total, prepaid, payable } = sums
  const rows = [
    { name: vatWords.net, value: net },
    { name: vatWords.vat, value: tax, why: vat },
    { name: vatWords.total, value: total, isStrong: true },
    ...(prepaid > 0
      ? [
          { name: billingTexts.inAdvance, value: -prepaid },
          { name: billingTexts.toPay, value: payable, isStrong: true },
        ]
      : []),
  ]
  return (
    <dl aria-label={billingTexts.comesTo} className="tabular rounded-md bg-sunken px-4 py-3 text-sm">
      {rows.map(({ name, value, why = '', isStrong = false }) => (
        <div
          key={name}
          className={`flex justify-between gap-4 py-0.5 ${isStrong ? 'text-base font-semibold' : 'text-soft'}`}
        >
          <dt>
            {name}
            {why === '' ? null : <span className="block text-xs">{why}</span>}
          </dt>
          <dd className="whitespace-nowrap">{formatMoney(value, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
