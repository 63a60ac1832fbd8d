import { findCountry } from '../../countries.ts'
import type { CustomsOffer, OfferCharge } from '../../customs/offer.ts'
import { chargeBaseTitles, chargeTypeTitles } from '../../customs/offer-messages.ts'
import { reckonCustoms } from '../../customs/offer-rules.ts'
import { formatMoney, toMinor } from '../../money.ts'
import { formatHts } from '../../trade/load.ts'
import { type Column, nameColumn, type PaperSection, writeNumber } from '../../trade/paper-parts.ts'
import { paperTexts as texts } from '../../trade/paper-texts.ts'
import { nameChoice, transportTypes } from '../../trade/transport.ts'
import type { DealSnapshot } from '../deal/snapshot.ts'

type Customs = NonNullable<DealSnapshot['customs']>

export function customsFacts({ offer, exporting_market, importing_market, origin, hts }: Customs) {
  return [
    { label: texts.exporting, value: nameCountry(exporting_market) },
    { label: texts.importing, value: nameCountry(importing_market) },
    { label: texts.origin, value: nameCountry(origin) },
    { label: texts.hts, value: hts ? formatHts(hts) : texts.notNamed },
    { label: texts.basis, value: offer.basis },
    { label: texts.transport, value: nameChoice(transportTypes, offer.transport) },
  ]
}

const right = (name: string): Column => ({ name, align: 'right', wide: false })

/** The value and what is due on it, each charge with its rate, base, source and date, by the one arithmetic of `reckonCustoms`. */
export function customsSections(offer: CustomsOffer): PaperSection[] {
  const reckoned = reckonCustoms(offer)
  const money = (minor: number) => formatMoney(minor, offer.currency)
  const sumRow = (label: string, minor: number, strong = false) => ({ label, values: [money(minor)], strong })
  return [
    {
      title: texts.valueSection,
      columns: [nameColumn(texts.valueSection), right(texts.amount)],
      rows: [
        [texts.goodsValue, money(toMinor(offer.goods_value))],
        [texts.freight, money(toMinor(offer.freight))],
        [
          offer.insurance_rate === null
            ? texts.insurance
            : `${texts.insurance} (${writeNumber(offer.insurance_rate)} %)`,
          money(reckoned.insurance),
        ],
      ],
      totals: [sumRow(`${texts.customsValue} (${offer.basis})`, reckoned.customsValue, true)],
    },
    {
      title: texts.chargesSection,
      columns: [nameColumn(texts.charge), right(texts.rate), right(texts.base), right(texts.amount)],
      rows: offer.charges.map((charge, index) => [
        { name: `${chargeTypeTitles[charge.type]}: ${charge.name}`, details: `${charge.source}, ${charge.date}` },
        writeRate(charge, offer.currency),
        charge.method === 'percent'
          ? { name: money(reckoned.charges[index]?.base ?? 0), details: chargeBaseTitles[charge.base] }
          : '',
        money(reckoned.charges[index]?.amount ?? 0),
      ]),
      totals: [
        sumRow(texts.duties, reckoned.duty),
        sumRow(texts.fees, reckoned.fees),
        sumRow(texts.taxes, reckoned.tax),
        sumRow(texts.total, reckoned.total, true),
        sumRow(texts.landed, reckoned.landed),
        sumRow(`${texts.landedPerUnit} (${writeNumber(offer.units)})`, reckoned.landedPerUnit),
      ],
    },
  ]
}

function writeRate({ method, rate, quantity, unit }: OfferCharge, currency: string): string {
  if (method === 'percent') return `${writeNumber(rate)} %`
  if (method === 'fixed') return formatMoney(toMinor(rate), currency)
  return `${writeNumber(rate)} ${currency} × ${writeNumber(quantity ?? 0)} ${unit}`.trim()
}

function nameCountry(code: string): string {
  return findCountry(code)?.name ?? code
}
