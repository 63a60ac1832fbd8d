import { formatNumber } from '../locale.ts'
import { answerLabels, answerMessages } from '../trade/answer-messages.ts'
import { type FactGroup, group, type NamedLine, terms, unitPrice } from '../trade/facts.ts'
import { nameIncoterm } from '../trade/incoterms.ts'
import { describeDays, describeValidity } from '../trade/terms.ts'
import { countUnits } from '../unit-words.ts'
import type { OfferLine, PurchaseOffer } from './offer.ts'
import { quantityOf } from './offer-rules.ts'

/** What a seller's answer says, each line under its goods. */
export function describePurchase(offer: PurchaseOffer, lines: readonly NamedLine[]): FactGroup[] {
  const { incoterm, place, payment_terms, valid, note } = offer
  return [
    ...offer.lines.map((line) => describeLine(line, lines[line.position], offer.currency)),
    terms([
      ['incoterm', answerLabels.incoterm, nameIncoterm(incoterm)],
      ['place', answerLabels.place, place],
      ['payment', answerLabels.paymentTerms, payment_terms],
      ['valid', answerLabels.valid, describeValidity(valid)],
      ['note', answerLabels.note, note],
    ]),
  ]
}

function describeLine(line: OfferLine, named: NamedLine | undefined, currency: string): FactGroup {
  const key = `line-${line.position}`
  const title = named?.product_name ?? answerMessages.line(line.position + 1)
  if (!line.included) return group(key, title, [[`${key}-offered`, answerLabels.offered, answerMessages.notOffered]])
  return group(key, title, [
    [`${key}-offered`, answerLabels.offered, answerMessages.yes],
    [
      `${key}-quantity`,
      answerLabels.quantity,
      named ? countUnits(quantityOf(line, named.quantity), named.order_measure) : '',
    ],
    [`${key}-prices`, answerLabels.prices, describeTiers(line, currency)],
    [
      `${key}-minimum`,
      answerLabels.minimum,
      named ? countUnits(line.minimum_quantity, named.order_measure) : formatNumber(line.minimum_quantity),
    ],
    [`${key}-lead`, answerLabels.leadTime, describeDays(line.lead_time_days)],
    [`${key}-packing`, answerLabels.packing, line.packing],
  ])
}

/** '$1.20', or '$1.20 from 1, $1.10 from 100'. */
function describeTiers({ tiers }: OfferLine, currency: string): string {
  const [first] = tiers
  if (first && tiers.length === 1 && first.min_quantity === 1) return unitPrice(first.price, currency)
  return tiers
    .map(({ min_quantity, price }) => answerMessages.priceFrom(unitPrice(price, currency), min_quantity))
    .join(', ')
}
