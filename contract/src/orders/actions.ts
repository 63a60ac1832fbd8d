/**
 * What is done to an order. `prepare`: the seller has begun; `promise`: names the day the goods are ready; `ship`, `receive`: a part of it leaves, or
 * arrives; `cancel`: it comes to nothing; `cancel_rest`: what has not been shipped never will be; `ask_cancel`: the buyer wants out of what the seller has begun,
 * `refuse_cancel` is the seller's no (`cancel` or `cancel_rest` the yes); `complete`: nothing is left to be done.
 */
export const orderActions = [
  'prepare',
  'promise',
  'ship',
  'receive',
  'cancel',
  'cancel_rest',
  'ask_cancel',
  'refuse_cancel',
  'complete',
] as const
export type OrderAction = (typeof orderActions)[number]
