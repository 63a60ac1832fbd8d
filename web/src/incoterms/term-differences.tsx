import { compareTerms } from '@fairquay/contract/trade/compare-terms.ts'
import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { legNames, legPayerNames } from '@fairquay/contract/trade/term-messages.ts'
import { incotermTexts as texts } from './texts.ts'

/** Who pays what differs between two terms; what is alike is left out. */
export function TermDifferences({ one, other }: { one: IncotermCode; other: IncotermCode }) {
  const { legs, riskPassesLater } = compareTerms(one, other)
  if (one === other) return null
  return (
    <div className="text-sm">
      <table className="w-full">
        <caption className="pb-2 text-left text-soft">{texts.differs(one, other)}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-1.5 pr-3 font-medium text-soft">
              {texts.part}
            </th>
            {[one, other].map((code) => (
              <th key={code} scope="col" className="py-1.5 pr-3 font-semibold">
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {legs.map((difference) => (
            <tr key={difference.leg} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {legNames[difference.leg]}
              </th>
              <td className="py-1.5 pr-3">{legPayerNames[difference.one ?? 'nobody']}</td>
              <td className="py-1.5 pr-3">{legPayerNames[difference.other ?? 'nobody']}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-soft">{riskPassesLater ? texts.riskLater(riskPassesLater) : texts.riskSame}</p>
    </div>
  )
}
