import { defineMessages, formatList } from '../locale.ts'
import type { LegName, LegState } from './offer.ts'

export const legTitles: Record<LegName, string> = defineMessages({
  pick_up: 'Pick-up',
  origin: 'Origin charges',
  main_carriage: 'Main carriage',
  destination: 'Destination charges',
  customs: 'Customs clearance',
  delivery: 'Delivery',
  insurance: 'Insurance',
  surcharges: 'Surcharges',
})

export const legStateTitles: Record<LegState, string> = defineMessages({
  included: 'Included',
  priced: 'Priced',
  not_included: 'Not included',
  not_needed: 'Not needed',
})

/** The same within a sentence. */
const legsInSentences: Record<LegName, string> = defineMessages({
  pick_up: 'pick-up',
  origin: 'origin charges',
  main_carriage: 'main carriage',
  destination: 'destination charges',
  customs: 'customs clearance',
  delivery: 'delivery',
  insurance: 'insurance',
  surcharges: 'surcharges',
})

/** 'pick-up, delivery, and insurance' */
export function listLegs(legs: readonly LegName[]): string {
  return formatList(legs.map((leg) => legsInSentences[leg]))
}
