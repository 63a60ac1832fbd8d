import * as Type from 'typebox'
import type { FailureDetails } from '../errors.ts'
import { closed, text } from '../fields.ts'
import { highestUnitPrice, isWhole, readUnitPrice } from '../money.ts'
import { isDay } from '../trade/dates.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { deliveryAddress, refuseDelivery } from './delivery.ts'
import { askedTermsMessages } from './messages.ts'

export const longestAskedMessage = 4000
export const longestWantedPlace = 200
export const longestPoNumber = 60

/** What a buyer says beside the goods, all of it optional: '' says nothing. `wanted_date` is a day, '2027-03-31'. */
export const askedTerms = closed({
  message: Type.Optional(text(longestAskedMessage)),
  wanted_date: Type.Optional(text(10)),
  place: Type.Optional(text(longestWantedPlace)),
  /** The buyer's own number of the order. */
  po_number: Type.Optional(text(longestPoNumber)),
  /** The rule wished for, and the place that completes it. */
  incoterm: Type.Optional(Type.Enum(incotermCodes)),
  incoterm_place: Type.Optional(text(120)),
  payment_terms: Type.Optional(text(300)),
  delivery: Type.Optional(deliveryAddress),
})
export type AskedTerms = Type.Static<typeof askedTerms>

/** What is wrong with what a buyer says beside the goods, by field of the call; `today` is an ISO date. Target prices are decimals of one price unit. */
export function refuseAskedTerms(
  { wanted_date = '', delivery }: AskedTerms,
  lines: readonly { target_price?: number }[],
  today: string,
): FailureDetails {
  const details: FailureDetails = {}
  if (wanted_date !== '' && !isDay(wanted_date)) details['asked.wanted_date'] = askedTermsMessages.dayUnreadable
  else if (wanted_date !== '' && wanted_date < today) details['asked.wanted_date'] = askedTermsMessages.dayInPast
  for (const [field, sentence] of Object.entries(delivery ? refuseDelivery(delivery) : {}))
    details[`asked.delivery.${field}`] = sentence
  for (const [index, { target_price: price }] of lines.entries())
    if (price !== undefined && !isTargetPrice(price)) details[`lines.${index}.target_price`] = askedTermsMessages.price
  return details
}

function isTargetPrice(price: number): boolean {
  const exact = readUnitPrice(price)
  return exact > 0 && isWhole(exact) && exact <= highestUnitPrice
}
