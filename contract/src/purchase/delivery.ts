import type * as Type from 'typebox'
import { joinAddress } from '../address-lines.ts'
import { findCountry } from '../countries.ts'
import type { FailureDetails } from '../errors.ts'
import { closed, text } from '../fields.ts'
import { defineMessages } from '../locale.ts'
import { onOneLine } from '../one-line.ts'
import { hasPostcodes } from '../postcodes.ts'
import { joinParts } from '../trade/paper-parts.ts'

/** Where a buyer wants goods delivered, and whom the driver asks for there. `country_code` is an ISO 3166 code; person and phone may be ''. */
export const deliveryAddress = closed({
  company: text(120),
  person: text(160),
  phone: text(50),
  street: text(200),
  zip: text(20),
  city: text(100),
  country_code: text(2),
})
export type DeliveryAddress = Type.Static<typeof deliveryAddress>

export const emptyDelivery: DeliveryAddress = {
  company: '',
  person: '',
  phone: '',
  street: '',
  zip: '',
  city: '',
  country_code: '',
}

/** An address to choose: 'hq', 'branch-7', or 'used-0' for one that was typed before. */
export type BookedAddress = DeliveryAddress & { key: string; name: string }

export const deliveryMessages = defineMessages({
  required: 'The field is required.',
  country: 'Please choose a country.',
})

/** What is wrong with an address that was given, by its field: a driver needs company, street, town, country, and a postcode where there are any. */
export function refuseDelivery(address: DeliveryAddress): FailureDetails {
  const details: FailureDetails = {}
  for (const field of ['company', 'street', 'city'] as const)
    if (address[field].trim() === '') details[field] = deliveryMessages.required
  if (!findCountry(address.country_code)) details.country_code = deliveryMessages.country
  else if (hasPostcodes(address.country_code) && address.zip.trim() === '') details.zip = deliveryMessages.required
  return details
}

/** 'Lager Nord, Hafenstr. 1, 20457 Hamburg, Germany' */
export function nameDelivery({ company, street, zip, city, country_code }: DeliveryAddress): string {
  const country = findCountry(country_code)?.name ?? ''
  return joinParts([company, joinAddress({ street, zip, city, country })], ', ')
}

/** 'Jan Petersen, +49 40 1234'; '' where nobody is named. */
export function nameReceiver({ person, phone }: DeliveryAddress): string {
  return joinParts([person, phone], ', ')
}

/** Everything that was typed on one line, without blanks around it. */
export function trimDelivery(address: DeliveryAddress): DeliveryAddress {
  const { company, person, phone, street, zip, city, country_code } = address
  return {
    company: onOneLine(company),
    person: onOneLine(person),
    phone: onOneLine(phone),
    street: onOneLine(street),
    zip: onOneLine(zip),
    city: onOneLine(city),
    country_code,
  }
}
