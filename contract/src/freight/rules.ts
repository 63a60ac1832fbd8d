import { refuseEmail, refusePhone } from '../contact-rules.ts'
import { findCountryByName } from '../countries.ts'
import { hasPostcodes as isPostcodeCountry } from '../postcodes.ts'
import { isDay } from '../trade/dates.ts'
import { findIncotermMismatch, incoterms } from '../trade/incoterms.ts'
import type { AddressesForm, AddressForm, ContactForm, QuoteForm, ShipmentForm } from './form.ts'
import { longestNotes } from './form.ts'
import { quoteMessages as messages } from './messages.ts'

/** Field (dotted path in the form) to the sentence that tells what is wrong with it. */
export type Refusals = Readonly<Record<string, string>>

/** What is wrong with the first step (docs/product.md#freight-quotes); empty when the wizard may go on. */
export function refuseAddresses(form: AddressesForm): Refusals {
  return keepSentences({
    ...refuseContact('seller', form.seller),
    ...refuseLoading(form),
    ...refuseContact('buyer', form.buyer),
    ...refuseEmptyFields('shipping', form.shipping, ['country', 'city', 'street']),
    ...refuseBilling(form),
  })
}

function refuseContact(path: string, contact: ContactForm): Record<string, string | undefined> {
  return {
    ...refuseEmptyFields(path, contact, ['company', 'first_name', 'last_name', 'phone', 'email']),
    ...(contact.phone.trim() && { [`${path}.phone`]: refusePhone(contact.phone.replace(/^\s*\+/, '')) }),
    ...(contact.email.trim() && { [`${path}.email`]: refuseEmail(contact.email) }),
  }
}

/** City and street of a new address have their own sentences; whatever is missing, the address as a whole is refused too. */
function refuseLoading({ loading }: AddressesForm): Record<string, string | undefined> {
  return {
    ...(loading.source === 'new' && refuseEmptyFields('loading', loading, ['city', 'street'])),
    loading: isWholeAddress(loading) ? undefined : messages.loadingAddressIncomplete,
  }
}

/** The same as the shipping address is as whole as that one is. */
function refuseBilling({ billing }: AddressesForm): Record<string, string | undefined> {
  if (billing.isSameAsShipping) return {}
  const isWhole = billing.company.trim() !== '' && isWholeAddress(billing)
  return { billing: isWhole ? undefined : messages.billingAddressIncomplete }
}

function refuseEmptyFields<Field extends string>(
  path: string,
  values: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    fields.map((field) => [`${path}.${field}`, values[field].trim() === '' ? messages.partyFieldRequired : undefined]),
  )
}

/** An address is whole with country, city, street and, where there are postcodes, its postcode. */
export function isWholeAddress({ country, city, street, zip }: AddressForm): boolean {
  const hasPlace = [country, city, street].every((part) => part.trim() !== '')
  return hasPlace && (zip.trim() !== '' || !hasPostcodes(country))
}

/** Whether addresses in a country, named in English, have a postcode. A country we do not know has. */
export function hasPostcodes(country: string): boolean {
  return isPostcodeCountry(findCountryByName(country)?.code ?? '')
}

/** What is wrong with the second step (docs/product.md#freight-quotes); empty when the wizard may go on. `today` is an ISO date. */
export function refuseShipment(form: ShipmentForm, today: string): Refusals {
  const required = (value: string | boolean | null) =>
    value === '' || value === null ? messages.shipmentFieldRequired : undefined
  return keepSentences({
    transport_type: required(form.transport_type),
    incoterm: required(form.incoterm) ?? refuseMode(form),
    wrapper: required(form.wrapper),
    is_palletized: required(form.is_palletized),
    pallet_category: form.pallet_category === '' ? messages.palletCategoryMissing : undefined,
    container_distribution: required(form.container_distribution),
    transport_condition: required(form.transport_condition),
    transport_temperature_degrees: refuseDegrees(form.transport_temperature_degrees),
    dangerous_goods: required(form.dangerous_goods),
    require_insurance: required(form.require_insurance) ?? refuseUninsured(form),
    pickup_date: form.isPickupAsap ? undefined : (refuseDay(form.pickup_date, today) ?? refuseMissingPickup(form)),
    delivery_date: refuseDay(form.delivery_date, today) ?? refuseEarlyDelivery(form),
    extra_needs:
      form.extra_needs.includes('none') && form.extra_needs.length > 1 ? messages.needsContradict : undefined,
  })
}

/** Rules made for ships do not go by air, rail or truck. */
function refuseMode({ incoterm, transport_type }: ShipmentForm): string | undefined {
  if (incoterm === '' || transport_type === '') return undefined
  return findIncotermMismatch(incoterm, transport_type) === 'mode' ? messages.waterOnly(incoterm) : undefined
}

/** Under CIP and CIF the seller must insure: 'No' contradicts that until one of the two is changed. */
export function mustBeInsured({
  incoterm,
  require_insurance,
}: Pick<ShipmentForm, 'incoterm' | 'require_insurance'>): boolean {
  return incoterm !== '' && incoterms[incoterm].insurance !== null && require_insurance === false
}

function refuseUninsured(form: ShipmentForm): string | undefined {
  const clauses = form.incoterm === '' ? null : incoterms[form.incoterm].insurance
  return form.incoterm !== '' && clauses && mustBeInsured(form)
    ? messages.mustInsure(form.incoterm, clauses)
    : undefined
}

function refuseMissingPickup({ pickup_date }: ShipmentForm): string | undefined {
  return pickup_date === '' ? messages.pickupDateMissing : undefined
}

function refuseDay(day: string, today: string): string | undefined {
  if (day === '') return undefined
  if (!isDay(day)) return messages.dateUnreadable
  return day < today ? messages.dateInPast : undefined
}

function refuseEarlyDelivery({ isPickupAsap, pickup_date, delivery_date }: ShipmentForm): string | undefined {
  const hasBoth = !isPickupAsap && pickup_date !== '' && delivery_date !== ''
  return hasBoth && delivery_date < pickup_date ? messages.deliveryBeforePickup : undefined
}

function refuseDegrees(typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const degrees = Number(typed.replace(',', '.'))
  return Number.isFinite(degrees) && Math.abs(degrees) <= 100 ? undefined : messages.temperatureUnreadable
}

/** What is wrong with a whole quote: fields of the shipment are under `shipment.`. */
export function refuseQuote(form: QuoteForm, today: string): Refusals {
  const shipment = Object.entries(refuseShipment(form.shipment, today))
  return {
    ...refuseAddresses(form),
    ...Object.fromEntries(shipment.map(([field, sentence]) => [`shipment.${field}`, sentence])),
    ...(form.notes.length > longestNotes && { notes: messages.notesTooLong(longestNotes) }),
  }
}

function keepSentences(refusals: Readonly<Record<string, string | undefined>>): Refusals {
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
