import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { adviseMarkets, nameMarket } from '@fairquay/contract/customs/rules.ts'
import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { describeCodes, type LineCodes } from '@fairquay/contract/trade/line-codes.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { CodesSaid } from '../hs-codes/codes-said.tsx'
import { SentReadiness } from '../readiness/sent-readiness.tsx'
import type { AskedRequest } from '../trade/kind-view.ts'
import { customsTexts } from './texts.ts'

/** What a customs request says beside its goods. Markets and origin are ISO codes. */
export type CustomsRequest = Omit<AskedRequest, 'lines'> & {
  readiness?: RequestDetail['readiness']
  missing_facts?: RequestDetail['missing_facts']
  customs: RequestDetail['customs']
  lines: readonly (AskedRequest['lines'][number] & LineCodes & { total_price: number | null })[]
}

type MarketFactsProps = {
  request: Pick<CustomsRequest, 'customs' | 'lines' | 'readiness' | 'missing_facts'>
  /** Where the goods stand in no table of their own. */
  withGoods?: boolean
}

/** The markets of a customs request, and what is to be known about them. */
export function MarketFacts({ request, withGoods = false }: MarketFactsProps) {
  const { customs, lines, readiness = null, missing_facts = [] } = request
  if (!customs) return null
  const { exporting_market, importing_market } = customs
  const goods = lines.map((line) => describeGoods(line, isOfDeal(customs)))
  const facts = [
    ...(withGoods || isOfDeal(customs) ? [[customsTexts.goodsName, goods.join('\n')] as const] : []),
    [customsMessages.exportingMarket, nameMarket(exporting_market)] as const,
    [customsMessages.importingMarket, nameMarket(importing_market)] as const,
    ...(isOfDeal(customs) ? listDealFacts(customs) : listProductFacts(customs)),
  ]
  const advice = adviseMarkets({ exporting_market, importing_market })
  return (
    <section aria-labelledby="customs-facts" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="customs-facts" className="mb-2 text-lg">
        {customsTexts.customs}
      </h2>
      <SentReadiness request={{ readiness, missing_facts }} />
      <table aria-labelledby="customs-facts" className="tabular w-full">
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="w-2/5 py-2 pr-4 text-left align-top text-sm font-normal text-soft">
                {label}
              </th>
              <td className="py-2 align-top break-words whitespace-pre-line">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CodesSaid codes={[customs.hts, ...lines.map(({ hts }) => hts)]} />
      {advice ? <p className="mt-2 border-t border-line pt-3 text-sm text-soft">{advice}</p> : null}
    </section>
  )
}

type Customs = NonNullable<CustomsRequest['customs']>
type CustomsFact = readonly [label: string, value: string]

/** Duties of a deal are asked for by its rule; each line has a code of its own. */
function isOfDeal({ incoterm, freight }: Customs): boolean {
  return incoterm !== null || freight !== null
}

function describeGoods(line: CustomsRequest['lines'][number], withCodes: boolean): string {
  const { product_name, quantity, order_measure } = line
  const text = customsTexts.goodsLine(product_name, countUnits(quantity, order_measure))
  const codes = describeCodes(line).map(({ name, value }) => `${name} ${value}`)
  return withCodes && codes.length > 0 ? customsTexts.withCodes(text, codes.join(', ')) : text
}

function listProductFacts({ origin, hts }: Customs): CustomsFact[] {
  return [
    [customsTexts.countryOfOrigin, nameMarket(origin)],
    [customsTexts.htsCode, hts ? formatHts(hts) : customsTexts.notGiven],
  ]
}

function listDealFacts({ incoterm, place, freight }: Customs): CustomsFact[] {
  return [
    [customsTexts.incoterm, [incoterm ?? '', place].join(' ').trim()],
    [
      customsTexts.freight,
      freight ? formatMoney(readMoney(freight.amount, freight.currency), freight.currency) : customsTexts.notYet,
    ],
  ]
}
