import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import { chargeBaseTitles, chargeTypeTitles } from '@fairquay/contract/customs/offer-messages.ts'
import { calculateCustoms } from '@fairquay/contract/customs/offer-rules.ts'
import { describeSource, listLimits, writeRate } from '@fairquay/contract/customs/rates.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import type { ReactNode } from 'react'
import { customsTexts } from './texts.ts'

const headLook = 'py-1.5 pl-4 text-right font-medium'
const cellLook = 'flex justify-between gap-4 md:table-cell md:py-2 md:pl-4 md:text-right md:align-top'

/** The duties, fees and taxes of an estimate: of each its rate, what it is a part of, what it comes to and where the rate is from. On a phone each is a card. */
export function ChargeTable({ offer, title }: { offer: CustomsOffer; title: string }) {
  const { charges, currency } = offer
  const calculated = calculateCustoms(offer).charges
  return (
    <table aria-label={title} className="tabular mt-1 block w-full text-sm md:table">
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-line text-left text-soft">
          <th scope="col" className="py-1.5 font-medium">
            {customsTexts.chargeName}
          </th>
          <th scope="col" className={headLook}>
            {customsTexts.rate}
          </th>
          <th scope="col" className={headLook}>
            {customsTexts.chargeBase}
          </th>
          <th scope="col" className={headLook}>
            {customsTexts.amount}
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {charges.map((charge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a charge is its place in the estimate
          <tr key={index} className="block border-b border-line py-2 md:table-row">
            <th scope="row" className="block text-left font-normal md:table-cell md:py-2 md:align-top">
              <span className="block font-medium break-words">
                {chargeTypeTitles[charge.type]}: {charge.name}
              </span>
              <span className="block break-words text-soft">{describeSource(charge)}</span>
            </th>
            <td className={cellLook}>
              <Label>{customsTexts.rate}</Label>
              <span>
                {writeRate(charge, currency)}
                {listLimits(charge, currency).map((limit) => (
                  <span key={limit} className="block text-soft">
                    {limit}
                  </span>
                ))}
              </span>
            </td>
            <td className={cellLook}>
              <Label>{customsTexts.chargeBase}</Label>
              {charge.method === 'percent' ? (
                <span className="text-right">
                  {chargeBaseTitles[charge.base]}
                  <span className="block text-soft">{formatMoney(calculated[index]?.base ?? 0, currency)}</span>
                </span>
              ) : (
                <span>–</span>
              )}
            </td>
            <td className={`${cellLook} font-medium`}>
              <Label>{customsTexts.amount}</Label>
              <span>{formatMoney(calculated[index]?.amount ?? 0, currency)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a column says, where the columns have no heads. */
function Label({ children }: { children: ReactNode }) {
  return <span className="font-normal text-soft md:hidden">{children}</span>
}
