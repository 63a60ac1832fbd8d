import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const stockTexts = defineMessages({
  history: 'Stock history',
  historyHelp: 'What orders, people and programs did to the stock of this product.',
  loading: 'Loading the stock history',
  failed: 'The stock history could not be loaded.',
  none: 'Nothing has happened to its stock yet.',
  more: 'Show earlier ones',
  /** '+5' and '-5'. */
  by: (count: number) => (count > 0 ? `+${formatNumber(count)}` : formatNumber(count)),
  now: (onHand: number, reserved: number) =>
    reserved > 0
      ? `${formatNumber(onHand)} in stock, ${formatNumber(reserved)} reserved`
      : `${formatNumber(onHand)} in stock`,
  uncounted: (reserved: number) => (reserved > 0 ? `Not counted, ${formatNumber(reserved)} reserved` : 'Not counted'),
})
