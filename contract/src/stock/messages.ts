import { defineMessages, formatNumber } from '../locale.ts'
import type { StockReason } from './reservations.ts'

/** What is said about stock. */
export const stockMessages = defineMessages({
  notCounted: 'not counted',
  notEnough: (name: string, available: number) =>
    available === 0
      ? `${name}: none of it can be had at present.`
      : `${name}: only ${formatNumber(available)} can be had at present.`,
  nameIt: 'Name it by its SKU or by its product.',
  sayOne: 'Say one of on_hand, available and tracking, and a number where it is counted.',
  unknownSku: 'None of your products has this SKU.',
  ambiguousSku: 'Several combinations have this SKU: name the product and its option values.',
  unknownProduct: 'This is none of your products.',
  unknownCombination: 'This combination is not sold from stock.',
  writtenTwice: 'This combination is there twice.',
})

/** What a change of stock is called in its journal. */
export const stockReasonNames: Record<StockReason, string> = defineMessages({
  set: 'Set',
  reserved: 'Reserved for an order',
  released: 'No longer reserved',
  shipped: 'Shipped',
  unshipped: 'Not shipped after all',
  replaced: 'Sent as a replacement',
  returned: 'Came back',
})
