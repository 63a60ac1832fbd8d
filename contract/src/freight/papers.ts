import type { Deal } from '../trade/deal.ts'
import { money } from '../trade/facts.ts'
import { packedGoods } from '../trade/paper-goods.ts'
import { type Fact, figureColumn, nameColumn, type PaperSection } from '../trade/paper-parts.ts'
import { paperTexts as texts } from '../trade/paper-texts.ts'
import type { DealPapers, PaperKind } from '../trade/papers.ts'
import { describeTransit } from '../trade/terms.ts'
import type { FreightDeal, FreightTerms } from './deal.ts'
import { legStateTitles, legTitles } from './offer-messages.ts'
import { describeShipment } from './review.ts'

/** An offer of carriage is a quotation; with a freight request the buyer orders it. */
export const freightPapers: DealPapers<FreightDeal> = {
  offered: ['quotation'],
  agreed: ['freight-request'],
  answerer: texts.provider,
  namesSeller: true,
  writeFacts: (paper, deal) => ({
    title: texts.shipment,
    facts: deal.logistic ? [...writeShipment(deal, deal.logistic), ...writeOrder(paper, deal.logistic)] : [],
  }),
  writeSections: (_paper, deal) => [
    ...(deal.logistic ? [pricedLegs(deal, deal.logistic)] : []),
    packedGoods(deal.lines),
  ],
}

function writeShipment(deal: Deal, { transit_days, routing, shipment }: FreightTerms): Fact[] {
  return [
    ...describeShipment(shipment),
    { label: texts.transit, value: describeTransit(transit_days) },
    { label: texts.routing, value: routing || texts.notNamed },
    // Who only carries goods learns what they are worth where they are to be insured.
    ...(shipment.is_required_insurance
      ? [{ label: texts.goodsValue, value: money(deal.goods_total, deal.goods_currency) }]
      : []),
  ]
}

/** What the order alone says: how the driver finds the place, and whom to bill. */
function writeOrder(paper: PaperKind, { additional_notes, billing }: FreightTerms): Fact[] {
  if (paper !== 'freight-request') return []
  return [
    ...keepFact(texts.specialNotes, additional_notes),
    ...keepFact(texts.billedRegistration, billing?.registration_number ?? ''),
    ...keepFact(texts.billedTax, billing?.tax_number ?? ''),
  ]
}

function keepFact(label: string, text: string): Fact[] {
  return text.trim() === '' ? [] : [{ label, value: text.trim() }]
}

function pricedLegs({ currency, total }: Deal, { legs }: FreightTerms): PaperSection {
  return {
    title: texts.price,
    columns: [nameColumn(texts.leg), figureColumn(texts.price)],
    rows: legs.map(({ leg, state, price, note }) => [
      { name: legTitles[leg], details: note },
      price === null ? legStateTitles[state] : money(price, currency),
    ]),
    totals: [{ label: texts.total, values: [money(total, currency)], strong: true }],
  }
}
