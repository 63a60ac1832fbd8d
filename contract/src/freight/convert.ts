import { fromMonthFirst, toMonthFirst } from '../trade/dates.ts'
import {
  type AddressForm,
  type BillingForm,
  type ContactForm,
  emptyAddress,
  type QuoteForm,
  type ShipmentForm,
} from './form.ts'
import { quoteMessages } from './messages.ts'
import type { Refusals } from './rules.ts'
import type { QuoteProduct, QuoteRequest, QuoteReview, ShipmentData } from './shapes.ts'

/** How the wire says that something is left open. */
const asap = 'ASAP'
const unspecified = 'Unspecified'

/** The request with its fixed fields (docs/product.md#wire) out of a form that passed `refuseQuote`. */
export function writeQuoteRequest(
  form: QuoteForm,
  order: { supplierId: number; userId: number; products: readonly QuoteProduct[] },
): QuoteRequest {
  const shipment = writeShipment(form.shipment)
  const buyer = writePerson(form.buyer)
  return {
    seller_data: {
      supplier_id: order.supplierId,
      ...writePerson(form.seller),
      loading_address: { ...writePlace(form.loading), isStock: form.loading.isStock },
    },
    buyer_data: {
      user_id: order.userId,
      ...buyer,
      shipping_address: { ...writePlace(form.shipping), is_stock: false },
      billing_address: { ...writeBilling(form.billing, form.shipping, buyer.company), is_stock: false },
    },
    shipment_data: shipment,
    additional_notes: form.notes.trim(),
    order_data: { products: [...order.products] },
  }
}

function writePerson({ company, first_name, last_name, phone_code, phone, email }: ContactForm) {
  return {
    company: company.trim(),
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    phone: joinPhone(phone_code, phone),
    email: email.trim(),
  }
}

function writePlace({ country, city, street, zip }: AddressForm) {
  return { country: country.trim(), city: city.trim(), street: street.trim(), zip: zip.trim() }
}

function writeBilling(billing: BillingForm, shipping: AddressForm, buyerCompany: string) {
  const { isSameAsShipping } = billing
  return {
    billing_company_name: isSameAsShipping ? buyerCompany : billing.company.trim(),
    billing_registration_number: billing.registrationNumber.trim(),
    billing_tax_number: billing.taxNumber.trim(),
    ...writePlace(isSameAsShipping ? shipping : billing),
  }
}

function writeShipment(form: ShipmentForm): ShipmentData {
  return {
    is_dangerous_goods: chosen(form.dangerous_goods),
    is_required_insurance: chosen(form.require_insurance),
    is_already_palletized: chosen(form.is_palletized),
    delivery_date: form.delivery_date === '' ? unspecified : toMonthFirst(form.delivery_date),
    pickup_date: form.isPickupAsap ? asap : form.pickup_date,
    incoterm: chosen(form.incoterm),
    ...(form.incoterm_place.trim() && { incoterm_place: form.incoterm_place.trim() }),
    wrapper: chosen(form.wrapper),
    pallet_category: chosen(form.pallet_category),
    container: chosen(form.container_distribution),
    ...(form.is_stackable && { is_stackable: true }),
    extra_needs: [...form.extra_needs],
    transport: {
      type: chosen(form.transport_type),
      condition: chosen(form.transport_condition),
      temperature: {
        type: form.transport_temperature_type,
        degree: readDegrees(form.transport_temperature_degrees),
      },
    },
  }
}

/** A form with something unchosen has been refused before it gets here. */
function chosen<Value>(value: Value | '' | null): Value {
  if (value === '' || value === null) throw new Error(quoteMessages.shipmentIncomplete)
  return value
}

/** Degrees as they are typed; null of nothing, NaN of what is no number. */
export function readDegrees(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.replace(',', '.'))
}

/** The form that a request was written from, so that the server obeys the same rules. */
export function readQuoteForm(request: QuoteRequest): QuoteForm {
  const { seller_data, buyer_data } = request
  const shipping = readPlace(buyer_data.shipping_address)
  return {
    seller: readPerson(seller_data),
    loading: {
      ...readPlace(seller_data.loading_address),
      source: '',
      isStock: seller_data.loading_address.isStock ?? false,
    },
    buyer: readPerson(buyer_data),
    shipping,
    billing: readBilling(buyer_data, shipping),
    shipment: readShipment(request.shipment_data),
    notes: request.additional_notes ?? '',
  }
}

function readPerson(data: QuoteRequest['seller_data'] | QuoteRequest['buyer_data']): ContactForm {
  const { company, first_name, last_name, email } = data
  return { company, first_name, last_name, email, ...splitPhone(data.phone) }
}

type WirePlace = { country: string; city: string; street: string; zip?: string }

function readPlace({ country, city, street, zip = '' }: WirePlace): AddressForm {
  return { country, city, street, zip }
}

function readBilling(buyer: QuoteRequest['buyer_data'], shipping: AddressForm): BillingForm {
  const { billing_address: billing } = buyer
  const place = readPlace(billing)
  const isSamePlace = (Object.keys(emptyAddress) as (keyof AddressForm)[]).every((key) => place[key] === shipping[key])
  const isSameAsShipping = isSamePlace && billing.billing_company_name === buyer.company
  return {
    ...(isSameAsShipping ? emptyAddress : place),
    isSameAsShipping,
    company: isSameAsShipping ? '' : billing.billing_company_name,
    registrationNumber: billing.billing_registration_number ?? '',
    taxNumber: billing.billing_tax_number ?? '',
  }
}

/** The second step of the form that a shipment was written from. */
export function readShipment(data: ShipmentData): ShipmentForm {
  const { transport, pickup_date, delivery_date } = data
  const isPickupAsap = pickup_date.toLowerCase() === asap.toLowerCase()
  return {
    transport_type: transport.type,
    incoterm: data.incoterm,
    incoterm_place: data.incoterm_place ?? '',
    wrapper: data.wrapper,
    is_palletized: data.is_already_palletized,
    pallet_category: data.pallet_category,
    is_stackable: data.is_stackable ?? false,
    container_distribution: data.container,
    transport_condition: transport.condition,
    transport_temperature_type: transport.temperature.type,
    transport_temperature_degrees: transport.temperature.degree === null ? '' : String(transport.temperature.degree),
    dangerous_goods: data.is_dangerous_goods,
    require_insurance: data.is_required_insurance,
    isPickupAsap,
    pickup_date: isPickupAsap ? '' : readDay(pickup_date),
    delivery_date: delivery_date.toLowerCase() === unspecified.toLowerCase() ? '' : readDay(delivery_date),
    extra_needs: data.extra_needs.length === 0 ? ['none'] : [...new Set(data.extra_needs)],
  }
}

/** Both spellings of a day, and the day of an ISO time. */
function readDay(text: string): string {
  return fromMonthFirst(/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text)
}

/** The second fixed shape (docs/product.md#wire) out of the first. */
export function writeQuoteReview(request: QuoteRequest): QuoteReview {
  const { seller_data: seller, buyer_data: buyer } = request
  return {
    seller: { ...pickNames(seller), ...splitPhone(seller.phone), email: seller.email },
    address_seller: seller.loading_address,
    buyer: { ...pickNames(buyer), ...splitPhone(buyer.phone), email: buyer.email },
    address_buyer: { shippingAddress: buyer.shipping_address, billingAddress: buyer.billing_address },
    shipment_data: request.shipment_data,
    ...(request.additional_notes !== undefined && { additional_notes: request.additional_notes }),
    products: request.order_data.products,
  }
}

function pickNames({ company, first_name, last_name }: { company: string; first_name: string; last_name: string }) {
  return { company, first_name, last_name }
}

/** '+45' and '35 10 42 77' → '+45 35 10 42 77'. */
function joinPhone(code: string, phone: string): string {
  return [code.trim().replace(/\s+/g, '-'), phone.trim()].filter((part) => part !== '').join(' ')
}

/** A number that does not begin with a dial code has none. */
function splitPhone(phone: string): { phone_code: string; phone: string } {
  const match = /^(\+\S+)\s+(\S.*)$/.exec(phone.trim())
  return match ? { phone_code: match[1] ?? '', phone: match[2] ?? '' } : { phone_code: '', phone: phone.trim() }
}

const wirePaths: Readonly<Record<string, string>> = {
  seller: 'seller_data',
  loading: 'seller_data.loading_address',
  buyer: 'buyer_data',
  shipping: 'buyer_data.shipping_address',
  billing: 'buyer_data.billing_address',
  notes: 'additional_notes',
  'shipment.is_palletized': 'shipment_data.is_already_palletized',
  'shipment.container_distribution': 'shipment_data.container',
  'shipment.dangerous_goods': 'shipment_data.is_dangerous_goods',
  'shipment.require_insurance': 'shipment_data.is_required_insurance',
  'shipment.transport_type': 'shipment_data.transport.type',
  'shipment.transport_condition': 'shipment_data.transport.condition',
  'shipment.transport_temperature_degrees': 'shipment_data.transport.temperature.degree',
  shipment: 'shipment_data',
}

/** The refusals of a form under the names that its request has on the wire: 'shipping.city' → 'buyer_data.shipping_address.city'. */
export function toWireFields(refusals: Refusals): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refusals).map(([field, sentence]) => {
      const [first = '', ...rest] = field.split('.')
      return [wirePaths[field] ?? [wirePaths[first] ?? first, ...rest].join('.'), sentence]
    }),
  )
}
