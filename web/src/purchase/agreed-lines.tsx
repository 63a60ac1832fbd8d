import { formatMoney, formatUnitPrice, readMoney, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { AgreedLine } from '../trade/kind-view.ts'
import { purchaseTexts } from './texts.ts'

/** The goods that were bought, with the price each was agreed at. */
export function AgreedLines({ lines, currency }: { lines: readonly AgreedLine[]; currency: string }) {
  return (
    <ul className="mt-3 divide-y divide-line">
      {lines.map((line) => (
        <li key={line.position} className="flex justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="font-medium">{line.name}</span>
            <span className="tabular block text-sm text-soft">
              {purchaseTexts.agreedLine(
                line.quantity,
                line.order_measure,
                formatUnitPrice(roundUnitPrice(line.unit_price), currency),
              )}
            </span>
          </span>
          <span className="tabular self-center">{formatMoney(readMoney(line.total, currency), currency)}</span>
        </li>
      ))}
    </ul>
  )
}
