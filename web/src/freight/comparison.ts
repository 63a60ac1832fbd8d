import { coveredLegs, type LegName, type LogisticOffer, legNames } from '@fairquay/contract/freight/offer.ts'
import { legStateTitles, legTitles, listLegs } from '@fairquay/contract/freight/offer-messages.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { answerLabels } from '@fairquay/contract/trade/answer-messages.ts'
import { describeTransit, describeValidity } from '@fairquay/contract/trade/terms.ts'
import type { Comparison, ComparisonCell } from '../trade/kind-view.ts'
import { TransitOfRequest } from './lazy-transit.tsx'
import { mayNeedClearance } from './may-need-clearance.ts'
import type { FreightRequest } from './shipment-facts.tsx'

/** Freight offers side by side: leg by leg in the order they are travelled, then the terms. */
export const freightComparison: Comparison<LogisticOffer, FreightRequest> = {
  measure: (offer) => ({
    covered: coveredLegs(offer),
    prices: Object.fromEntries(
      offer.legs.flatMap(({ leg, price }) => (price === null ? [] : [[leg, readMoney(price, offer.currency)]])),
    ),
    transitDays: offer.transit_days.max,
  }),
  judge: (request) =>
    mayNeedClearance(request) ? { needed: ['customs'], unneeded: [] } : { needed: [], unneeded: ['customs'] },
  rows: [
    ...legNames.map((leg) => ({
      key: leg,
      title: legTitles[leg],
      cell: (offer: LogisticOffer) => describeLeg(leg, offer),
    })),
    {
      key: 'transit',
      title: answerLabels.transit,
      cell: ({ transit_days }) => ({ value: describeTransit(transit_days), note: '' }),
    },
    { key: 'routing', title: answerLabels.routing, cell: ({ routing }) => ({ value: routing || '–', note: '' }) },
    { key: 'valid', title: answerLabels.valid, cell: ({ valid }) => ({ value: describeValidity(valid), note: '' }) },
    { key: 'note', title: answerLabels.note, cell: ({ note }) => ({ value: note || '–', note: '' }) },
  ],
  Note: TransitOfRequest,
  namePart: (part) => listLegs(legNames.filter((leg) => leg === part)),
}

function describeLeg(name: LegName, { legs, currency }: LogisticOffer): ComparisonCell {
  const leg = legs.find((one) => one.leg === name)
  const state = leg?.state ?? 'not_included'
  const note = leg?.note ?? ''
  if (state === 'priced') return { value: formatMoney(readMoney(leg?.price ?? 0, currency), currency), note }
  return { value: legStateTitles[state], note, tone: state === 'not_included' ? 'missing' : 'included' }
}
