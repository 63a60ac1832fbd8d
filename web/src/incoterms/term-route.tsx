import { costLegs, payerOf, riskPassesAfter } from '@fairquay/contract/trade/incoterm-legs.ts'
import { type IncotermCode, incoterms } from '@fairquay/contract/trade/incoterms.ts'
import { legNames, legPayerNames } from '@fairquay/contract/trade/term-messages.ts'
import { ShieldAlert } from 'lucide-react'
import { Fragment } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { incotermTexts as texts } from './texts.ts'

/** Who pays is told by letter and line as well as by colour. */
const looks = {
  seller: { line: 'border-solid border-quay', badge: 'bg-tint text-quay' },
  buyer: { line: 'border-dashed border-amber', badge: 'bg-amber-tint text-amber' },
  contract: { line: 'border-dotted border-line', badge: 'bg-sunken text-soft' },
  nobody: { line: 'border-dotted border-line', badge: 'bg-sunken text-soft' },
}

/** The way of goods under a term, from the seller's door to the buyer's: who pays which part of it, and where the risk passes. */
export function TermRoute({ incoterm }: { incoterm: IncotermCode }) {
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="pb-2 text-left text-soft">{texts.route(incoterm)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.pays}</th>
        </tr>
      </thead>
      <tbody>
        {costLegs.map((leg) => {
          const payer = payerOf(incoterm, leg) ?? 'nobody'
          return (
            <Fragment key={leg}>
              <tr>
                <th
                  scope="row"
                  className={joinClasses('border-l-4 py-1 pl-3 text-left font-normal', looks[payer].line)}
                >
                  {legNames[leg]}
                </th>
                <td className="py-1 pl-3 text-right">
                  <span className={joinClasses('rounded-full px-2 py-0.5 font-medium', looks[payer].badge)}>
                    {legPayerNames[payer]}
                  </span>
                </td>
              </tr>
              {riskPassesAfter[incoterm] === leg ? (
                <tr>
                  <td colSpan={2} className="py-1">
                    <span className="flex items-center gap-2 rounded-md bg-brick-tint px-2 py-1 text-brick">
                      <ShieldAlert size={16} aria-hidden="true" className="shrink-0" />
                      {texts.risk(incoterms[incoterm].riskPasses)}
                    </span>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
