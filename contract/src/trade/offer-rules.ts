import type { FailureDetails } from '../errors.ts'
import { decimalsOf, isWhole, readMoney } from '../money.ts'
import { isTimeZone } from '../time-zone.ts'
import { isDay } from './dates.ts'
import type { Kind } from './kind.ts'
import { offerMessages } from './offer-messages.ts'
import type { Asked, Offer } from './offer-parts.ts'
import { dayIn, endOfDay, type Validity } from './validity.ts'

/** What is wrong with an offer of a kind, by field (`lines.2.tiers.0.price`); nothing when it can be made now. */
export function refuseOffer(kind: Kind, offer: Offer, asked: Asked, now: Date): FailureDetails {
  const details = refuseParts(kind, offer, asked, now)
  if (Object.keys(details).length > 0) return details
  return kind.total(offer, asked.lines) > largestTotal ? { total: offerMessages.tooLarge } : {}
}

/** What is wrong with the parts of an offer, each by itself, whatever all of them come to. */
export function refuseParts(kind: Kind, offer: Offer, asked: Asked, now: Date): FailureDetails {
  if (offer.kind !== kind.name) return { kind: offerMessages.otherKind }
  // Without it nobody knows which day it is.
  if (!isTimeZone(offer.valid.time_zone)) return { 'valid.time_zone': offerMessages.notATimeZone }
  return { ...refuseValidity(offer.valid, now), ...kind.refuse(offer, asked, now) }
}

/** Minor units, so that sums of several offers stay exact too. */
const largestTotal = 10_000_000_000_000

/** An offer may stand for a year. */
const mostDays = 366

function refuseValidity({ day, time_zone }: Validity, now: Date): FailureDetails {
  if (!isDay(day)) return { 'valid.day': offerMessages.notADay }
  if (day < dayIn(time_zone, now)) return { 'valid.day': offerMessages.alreadyOver }
  const last = dayIn(time_zone, new Date(now.getTime() + mostDays * 86_400_000))
  return day > last ? { 'valid.day': offerMessages.tooFar } : {}
}

/** Whether an offer's last day has ended at a moment. */
export function hasExpired(valid: Validity, now: Date): boolean {
  return endOfDay(valid) <= now
}

/** What is wrong with a decimal amount, under the name of its field; null is none. */
export function refuseMoney(field: string, decimal: number | null, currency: string): FailureDetails {
  return isWhole(readMoney(decimal ?? 0, currency)) ? {} : { [field]: offerMessages.money(decimalsOf(currency)) }
}
