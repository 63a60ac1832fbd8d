import type { Ageing } from '@fairquay/contract/billing/money-endpoints.ts'
import { ageBuckets } from '@fairquay/contract/billing/money-owed.ts'
import { ageBucketNames } from '@fairquay/contract/billing/page-messages.ts'
import { moneyTexts } from './money-texts.ts'
import { showMoney } from './spell-money.ts'

/** What is open by age, a line for each currency. On a phone each currency is a card. */
export function AgeingTable({ label, ageing }: { label: string; ageing: readonly Ageing[] }) {
  return (
    <table aria-label={label} className="tabular block w-full md:table">
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-line text-right text-sm text-faint">
          <th className="py-2 text-left font-medium">{moneyTexts.currency}</th>
          {ageBuckets.map((bucket) => (
            <th key={bucket} className="py-2 pl-4 font-medium">
              {ageBucketNames[bucket]}
            </th>
          ))}
          <th className="py-2 pl-4 font-medium">{moneyTexts.total}</th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {ageing.map(({ currency, buckets, total }) => (
          <tr key={currency} className="block border-b border-line py-2 last:border-0 md:table-row">
            <th scope="row" className="block py-1 text-left font-medium md:table-cell md:py-2.5">
              {currency}
            </th>
            {ageBuckets.map((bucket) => (
              <Figure
                key={bucket}
                name={ageBucketNames[bucket]}
                value={showMoney(buckets[bucket] ?? 0, currency)}
                isNothing={!buckets[bucket]}
                isLate={bucket !== 'current' && (buckets[bucket] ?? 0) > 0}
              />
            ))}
            <Figure name={moneyTexts.total} value={showMoney(total, currency)} isStrong />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FigureProps = { name: string; value: string; isLate?: boolean; isStrong?: boolean; isNothing?: boolean }

/** On a phone, ages of which nothing is take no line. */
function Figure({ name, value, isLate = false, isStrong = false, isNothing = false }: FigureProps) {
  return (
    <td
      className={`${isNothing ? 'hidden text-faint' : 'flex'} justify-between gap-4 py-0.5 whitespace-nowrap md:table-cell md:py-2.5 md:pl-4 md:text-right ${isLate ? 'text-brick' : ''} ${isStrong ? 'font-semibold' : ''}`}
    >
      <span className="text-sm text-soft md:hidden">{name}</span>
      {value}
    </td>
  )
}
