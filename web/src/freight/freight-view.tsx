import { type LegName, type LogisticOffer, legNames } from '@fairquay/contract/freight/offer.ts'
import { legTitles, listLegs } from '@fairquay/contract/freight/offer-messages.ts'
import { totalFreight } from '@fairquay/contract/freight/offer-rules.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { describeTransit, describeValidity } from '@fairquay/contract/trade/terms.ts'
import type { KindView } from '../trade/kind-view.ts'
import { readCurrency } from '../trade/read-currency.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { AskFreight } from './ask-freight.tsx'
import { freightComparison } from './comparison.ts'
import { mayNeedClearance } from './may-need-clearance.ts'
import { draftOfFreight, type FreightDraft, proposeFreight, readFreightDraft } from './offer-draft.ts'
import { type FreightRequest, ShipmentFacts } from './shipment-facts.tsx'
import { freightTexts } from './texts.ts'

const OfferForm = lazyPart(() => import('./offer-form.tsx'), 'FreightOfferForm')

/** A freight quote as the screens of requests show it. */
export const freightView: KindView<LogisticOffer, FreightDraft, FreightRequest> = {
  part: freightTexts.part,
  Ask: AskFreight,
  Facts: ShipmentFacts,
  Form: (props) => <OfferForm {...props} />,
  proposeDraft: (request, now) => proposeFreight(readCurrency(request), now, mayNeedClearance(request)),
  draftOf: draftOfFreight,
  readDraft: readFreightDraft,
  fieldNames: {
    price: freightTexts.price,
    currency: answerLabels.currency,
    min: answerLabels.transitMin,
    max: answerLabels.transitMax,
    legs: answerMessages.legs,
  },
  namePart(part, index) {
    const leg = part === 'legs' ? legNames[index] : undefined
    return leg ? legTitles[leg] : ''
  },
  listSums: (offer) => [{ label: answerLabels.total, minor: totalFreight(offer), isTotal: true }],
  describeSums(offer) {
    const missing = missingLegs(offer)
    return missing.length > 0 ? freightTexts.without(listLegs(missing)) : ''
  },
  listTerms(offer) {
    const missing = missingLegs(offer)
    return [
      [answerLabels.transit, describeTransit(offer.transit_days)],
      ...(missing.length > 0 ? [[freightTexts.withoutLabel, listLegs(missing)] as const] : []),
      [answerLabels.valid, describeValidity(offer.valid)],
    ]
  },
  comparison: freightComparison,
  agreedTotal: answerLabels.total,
}

function missingLegs({ legs }: LogisticOffer): LegName[] {
  return legs.filter(({ state }) => state === 'not_included').map(({ leg }) => leg)
}
