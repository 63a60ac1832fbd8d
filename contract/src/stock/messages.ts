import { defineMessages, formatNumber } from '../locale.ts'

/** What is said about stock. */
export const stockMessages = defineMessages({
  notCounted: 'not counted',
  belowReserved: (least: number) =>
    `${formatNumber(least)} of it are reserved for orders: there cannot be fewer in stock.`,
  notEnough: (name: string, available: number) =>
    available === 0
      ? `${name}: none of it can be had at present.`
      : `${name}: only ${formatNumber(available)} can be had at present.`,
})
