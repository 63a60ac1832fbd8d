import { answerLabels, answerMessages } from '../trade/answer-messages.ts'
import { type FactGroup, group, money, terms } from '../trade/facts.ts'
import { describeTransit, describeValidity } from '../trade/terms.ts'
import type { LogisticOffer } from './offer.ts'
import { legStateTitles, legTitles } from './offer-messages.ts'

/** What a provider's answer says, leg by leg. */
export function describeFreight({ currency, legs, transit_days, routing, valid, note }: LogisticOffer): FactGroup[] {
  return [
    group(
      'legs',
      answerMessages.legs,
      legs.map(({ leg, state, price, note: remark }) => [
        `leg-${leg}`,
        legTitles[leg],
        [state === 'priced' ? money(price ?? 0, currency) : legStateTitles[state], remark]
          .filter((part) => part !== '')
          .join(', '),
      ]),
    ),
    terms([
      ['currency', answerLabels.currency, currency],
      ['transit', answerLabels.transit, describeTransit(transit_days)],
      ['routing', answerLabels.routing, routing],
      ['valid', answerLabels.valid, describeValidity(valid)],
      ['note', answerLabels.note, note],
    ]),
  ]
}
