import { defineMessages } from '../locale.ts'
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
})

/** 'pick-up, delivery and insurance' */
export function listLegs(legs: readonly LegName[]): string {
  return new Intl.ListFormat('en-US').format(legs.map((leg) => legTitles[leg].toLowerCase()))
}
