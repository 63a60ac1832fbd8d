import { formatDay } from '../locale.ts'
import type { Deal } from '../trade/deal.ts'
import { isIncotermCode, nameIncoterm } from '../trade/incoterms.ts'
import { packedGoods, pricedGoods } from '../trade/paper-goods.ts'
import { type Fact, joinParts } from '../trade/paper-parts.ts'
import { paperTexts as texts } from '../trade/paper-texts.ts'
import { type DealPapers, type PaperKind, papers } from '../trade/papers.ts'
import { describeTransit, describeValidity } from '../trade/terms.ts'

/** An offer of goods is a quotation. What is agreed becomes an order, which has papers of its own; deals made before there were orders keep their proforma invoice and packing list. */
export const purchasePapers: DealPapers = {
  offered: ['quotation'],
  agreed: [],
  answerer: texts.seller,
  namesSeller: false,
  writeFacts: (paper, deal) => ({ title: texts.terms, facts: writeTerms(paper, deal) }),
  writeSections: (paper, deal) => [
    papers[paper].hasPrices ? pricedGoods(deal.lines, deal.currency, deal.total) : packedGoods(deal.lines),
  ],
}

function writeTerms(paper: PaperKind, deal: Deal): Fact[] {
  const { isOffer, hasPrices } = papers[paper]
  const times = deal.lines.flatMap(({ lead_time_days }) => (lead_time_days === null ? [] : [lead_time_days]))
  const longest = Math.max(...times)
  return [
    { label: texts.incoterm, value: joinParts([nameRule(deal.incoterm), deal.place], ', ') || texts.notNamed },
    ...(hasPrices
      ? [
          { label: texts.payment, value: deal.payment_terms || texts.notNamed },
          { label: texts.currency, value: deal.currency },
        ]
      : []),
    ...(deal.wanted_date ? [{ label: texts.wantedDate, value: formatDay(deal.wanted_date) }] : []),
    ...(isOffer ? [{ label: texts.validUntil, value: describeValidity(deal.valid) }] : []),
    ...(times.length > 0 ? [{ label: texts.leadTime, value: describeTransit({ min: longest, max: longest }) }] : []),
  ]
}

function nameRule(code: string | null): string {
  return code !== null && isIncotermCode(code) ? nameIncoterm(code) : (code ?? '')
}
