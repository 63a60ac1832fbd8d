import { countries } from '../countries.ts'
import { addDays } from '../trade/dates.ts'
import type { Deal } from '../trade/deal.ts'
import { type IncotermCode, incoterms, isIncotermCode } from '../trade/incoterms.ts'
import { type AddressForm, type ContactForm, emptyAddress, type ShipmentForm } from './form.ts'

/** A deal as far as carrying its goods hangs on it. */
export type CarriedDeal = Pick<Deal, 'buyer' | 'addresses' | 'incoterm' | 'place' | 'accepted_at' | 'wanted_date'> & {
  lines: readonly { lead_time_days: number | null }[]
}

/** What a request for freight begins with: who gets the goods, where, by which rule and when. `today` is an ISO day. */
export function readDealShipment(
  deal: CarriedDeal,
  today: string,
): { buyer: ContactForm; shipping: AddressForm; shipment: Partial<ShipmentForm> } {
  const { shipping } = deal.addresses
  return {
    buyer: readReceiver(deal),
    shipping: shipping
      ? { country: shipping.country, city: shipping.city, street: shipping.street, zip: shipping.zip }
      : emptyAddress,
    shipment: { ...readRule(deal), ...readDays(deal, today) },
  }
}

/** Where the goods are fetched by these rules: one of the seller's places is meant, where one is named so. '' where the seller brings them. */
export function readPickUpPlace({ incoterm, place }: Pick<Deal, 'incoterm' | 'place'>): string {
  return incoterm === 'EXW' || incoterm === 'FCA' ? place : ''
}

function readRule({ incoterm, place }: CarriedDeal): Partial<ShipmentForm> {
  if (incoterm === null || !isIncotermCode(incoterm)) return {}
  const code: IncotermCode = incoterm
  return {
    incoterm: code,
    incoterm_place: place,
    ...(incoterms[code].isForWaterOnly && { transport_type: 'boat' as const }),
  }
}

/** The goods can be fetched when the longest lead time is over, and are delivered on the day wished where that is later. */
function readDays({ lines, accepted_at, wanted_date }: CarriedDeal, today: string): Partial<ShipmentForm> {
  const days = Math.max(0, ...lines.map(({ lead_time_days }) => lead_time_days ?? 0))
  const from = accepted_at === null ? today : accepted_at.slice(0, 10)
  const ready = addDays(from, days)
  const isSoon = ready <= today
  const earliest = isSoon ? today : ready
  return {
    isPickupAsap: isSoon,
    pickup_date: isSoon ? '' : ready,
    delivery_date: wanted_date !== undefined && wanted_date >= earliest ? wanted_date : '',
  }
}

/** Whoever is named at the delivery address, else who bought. */
function readReceiver({ buyer, addresses: { shipping } }: CarriedDeal): ContactForm {
  const [first_name, last_name] = splitName(shipping?.person || buyer.person)
  return {
    company: shipping?.company || buyer.company,
    first_name,
    last_name,
    ...splitPhone(shipping?.phone || buyer.phone),
    email: buyer.email,
  }
}

/** 'Ana de Castro' → 'Ana', 'de Castro' */
function splitName(name: string): [string, string] {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, others.join(' ')]
}

const dialCodes = new Set(countries.map(({ dial }) => dial.replace(/\D/g, '')))

/** '+49 40 1234' → '+49', '40 1234'; a number without its code stays whole. */
function splitPhone(text: string): { phone_code: string; phone: string } {
  const phone = text.trim()
  const [, digits = '', rest = ''] = /^\+([\d ]{1,6}?)[ ./-]+(\d.*)$/.exec(phone) ?? []
  const code = digits.replace(/\D/g, '')
  return dialCodes.has(code) ? { phone_code: `+${code}`, phone: rest.trim() } : { phone_code: '', phone }
}
