import { defineMessages } from '../../locale.ts'

/** Why nothing can be asked from a deal. */
export const agreedMessages = defineMessages({
  noGoods: 'Freight and duties are asked for from a purchase.',
  notAgreed: 'Nothing has been agreed in this request yet.',
})
