import { formatHts } from '../hs-codes/code.ts'
import { type Amount, formatMoney, formatUnitPrice, readMoney } from '../money.ts'
import { pricedGoods } from '../trade/paper-goods.ts'
import { type Fact, figureColumn, nameColumn, type PaperSection, writeNumber } from '../trade/paper-parts.ts'
import { paperTexts as texts } from '../trade/paper-texts.ts'
import type { DealPapers } from '../trade/papers.ts'
import { nameChoice, transportTypes } from '../trade/transport.ts'
import type { CustomsDeal, CustomsTerms } from './deal.ts'
import type { CustomsOffer } from './offer.ts'
import { chargeBaseTitles, chargeTypeTitles } from './offer-messages.ts'
import { calculateCustoms } from './offer-rules.ts'
import { describeSource, writeRate } from './rates.ts'
import { nameMarket } from './rules.ts'

/** An estimate is a paper as soon as it is there; accepting it makes no other. */
export const customsPapers: DealPapers<CustomsDeal> = {
  offered: ['customs-estimate'],
  agreed: [],
  answerer: texts.broker,
  namesSeller: false,
  writeFacts: (_paper, { customs }) => ({ title: texts.customs, facts: customs ? writeFacts(customs) : [] }),
  writeSections: (_paper, { customs, lines, goods_currency, goods_total }) => [
    pricedGoods(lines, goods_currency, goods_total),
    ...(customs ? writeSections(customs.offer) : []),
  ],
}

function writeFacts({ offer, exporting_market, importing_market, origin, hts }: CustomsTerms): Fact[] {
  return [
    { label: texts.exporting, value: nameMarket(exporting_market) },
    { label: texts.importing, value: nameMarket(importing_market) },
    { label: texts.origin, value: nameMarket(origin) },
    { label: texts.hts, value: hts ? formatHts(hts) : texts.notNamed },
    { label: texts.basis, value: offer.basis },
    { label: texts.transport, value: nameChoice(transportTypes, offer.transport) },
  ]
}

/** The value and what is due on it, each charge with its rate, base, source and date, by the one arithmetic of `calculateCustoms`. */
function writeSections(offer: CustomsOffer): PaperSection[] {
  const calculated = calculateCustoms(offer)
  const money = (amount: Amount) => formatMoney(amount, offer.currency)
  const sumRow = (label: string, minor: Amount, strong = false) => ({ label, values: [money(minor)], strong })
  return [
    {
      title: texts.valueSection,
      columns: [nameColumn(texts.valueSection), figureColumn(texts.amount)],
      rows: [
        [texts.goodsValue, money(readMoney(offer.goods_value, offer.currency))],
        [texts.freight, money(readMoney(offer.freight, offer.currency))],
        [
          offer.insurance_rate === null
            ? texts.insurance
            : `${texts.insurance} (${writeNumber(offer.insurance_rate)} %)`,
          money(calculated.insurance),
        ],
      ],
      totals: [sumRow(`${texts.customsValue} (${offer.basis})`, calculated.customsValue, true)],
    },
    {
      title: texts.chargesSection,
      columns: [
        nameColumn(texts.charge),
        figureColumn(texts.rate),
        figureColumn(texts.base),
        figureColumn(texts.amount),
      ],
      rows: offer.charges.map((charge, index) => [
        {
          name: `${chargeTypeTitles[charge.type]}: ${charge.name}`,
          details: describeSource(charge),
        },
        writeRate(charge, offer.currency),
        charge.method === 'percent'
          ? { name: money(calculated.charges[index]?.base ?? 0), details: chargeBaseTitles[charge.base] }
          : '',
        money(calculated.charges[index]?.amount ?? 0),
      ]),
      totals: [
        sumRow(texts.duties, calculated.duty),
        sumRow(texts.fees, calculated.fees),
        sumRow(texts.taxes, calculated.tax),
        sumRow(texts.total, calculated.total, true),
        sumRow(texts.landed, calculated.landed),
        {
          label: `${texts.landedPerUnit} (${writeNumber(offer.units)})`,
          values: [formatUnitPrice(calculated.landedPerUnit, offer.currency)],
          strong: false,
        },
      ],
    },
  ]
}
