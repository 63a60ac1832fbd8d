import { defineMessages, formatNumber } from '../locale.ts'
import type { StockReason } from './reservations.ts'

/** What is said about stock. */
export const stockMessages = defineMessages({
  notCounted: 'not counted',
  notEnough: (name: string, available: number) =>
    available === 0
      ? `${name}: none of it can be had at present.`
      : `${name}: only ${formatNumber(available)} can be had at present.`,
  sayOne: 'Say one of on_hand, available, by and tracking, and a number where it is counted.',
  unknownCombination: 'This combination is not sold from stock.',
  moveOfUncounted: 'It is not counted: say how many are there.',
  sayOneAtPlace: 'Say one of on_hand and by; with from, by is how many came from there.',
  unknownPlace: (word: string) => `None of your branches and warehouses is called ${word}.`,
  ambiguousPlace: (word: string) =>
    `Several of your places are called ${word}: give them codes, and name it by its code.`,
  unknownPlaceId: 'This place was removed meanwhile. Reload the page to go on.',
  belowNothing: (onHand: number) => `Only ${formatNumber(onHand)} are there.`,
})

/** What a change of stock is called in its journal. */
export const stockReasonNames: Record<StockReason, string> = defineMessages({
  set: 'Set',
  moved: 'Moved',
  reserved: 'Reserved for an order',
  released: 'No longer reserved',
  shipped: 'Shipped',
  unshipped: 'Not shipped after all',
  replaced: 'Sent as a replacement',
  returned: 'Came back',
})
