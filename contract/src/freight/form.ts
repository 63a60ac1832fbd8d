import { defineMessages } from '../locale.ts'
import type { IncotermCode } from '../trade/incoterms.ts'
import { choices, type TransportType } from '../trade/transport.ts'

export const wrappers = choices(defineMessages({ cases: 'Cases', pallets: 'Pallets' }))
export const containers = choices(defineMessages({ groupage: 'Groupage', 'full-load': 'Full Load' }))
export const conditions = choices(defineMessages({ dry: 'Dry', insulated: 'Insulated', reefer: 'Reefer' }))
/** The unit's spelling on the wire is fixed (docs/product.md#wire). */
export const temperatureUnits = choices(defineMessages({ celsius: 'Celsius', farenheit: 'Fahrenheit' }))
export const extraNeeds = choices(
  defineMessages({
    none: 'No',
    warehousing: 'Warehousing',
    distribution: 'Distribution',
    'local-invoice': 'Local Invoicing',
  }),
)

/** Pallets with their outer length and width, centimetres (docs/product.md#freight-quotes). */
export const palletCategories = [
  { value: 'EUR-1', length: 120, width: 80 },
  { value: 'EUR-3', length: 120, width: 100 },
  { value: 'EUR-6', length: 80, width: 60 },
] as const

export type Wrapper = (typeof wrappers)[number]['value']
export type Container = (typeof containers)[number]['value']
export type Condition = (typeof conditions)[number]['value']
export type TemperatureUnit = (typeof temperatureUnits)[number]['value']
export type ExtraNeed = (typeof extraNeeds)[number]['value']
export type PalletCategory = (typeof palletCategories)[number]['value']

export type ContactForm = {
  company: string
  first_name: string
  last_name: string
  /** Dial code with '+', or '' . */
  phone_code: string
  phone: string
  email: string
}

/** `country` is an English name: documents and mails are read by people. */
export type AddressForm = { country: string; city: string; street: string; zip: string }

/** Where the goods wait: which of the seller's addresses was chosen ('hq', 'branch-3' or 'new'), and what it says. */
export type LoadingForm = AddressForm & { source: string; isStock: boolean }

export type BillingForm = AddressForm & {
  isSameAsShipping: boolean
  company: string
  registrationNumber: string
  taxNumber: string
}

/** What the first step asks for. */
export type AddressesForm = {
  seller: ContactForm
  loading: LoadingForm
  buyer: ContactForm
  shipping: AddressForm
  billing: BillingForm
}

/** What the second step asks for, as typed and chosen; '' is nothing chosen. Names are those of docs/product.md#wire. */
export type ShipmentForm = {
  transport_type: TransportType | ''
  incoterm: IncotermCode | ''
  incoterm_place: string
  wrapper: Wrapper | ''
  is_palletized: boolean | null
  pallet_category: PalletCategory | ''
  /** Whether other pallets may stand on these. */
  is_stackable: boolean
  container_distribution: Container | ''
  transport_condition: Condition | ''
  transport_temperature_type: TemperatureUnit
  /** As typed; '' is none. */
  transport_temperature_degrees: string
  dangerous_goods: boolean | null
  require_insurance: boolean | null
  isPickupAsap: boolean
  /** ISO date, counts unless `isPickupAsap`; '' is none. */
  pickup_date: string
  /** ISO date; '' is none. */
  delivery_date: string
  extra_needs: readonly ExtraNeed[]
}

export type QuoteForm = AddressesForm & { shipment: ShipmentForm; notes: string }

export const emptyContact: ContactForm = {
  company: '',
  first_name: '',
  last_name: '',
  phone_code: '',
  phone: '',
  email: '',
}
export const emptyAddress: AddressForm = { country: '', city: '', street: '', zip: '' }

/** The defaults of docs/product.md#freight-quotes. Incoterm and pallet category have none. */
export const defaultShipment: ShipmentForm = {
  transport_type: 'air',
  incoterm: '',
  incoterm_place: '',
  wrapper: 'pallets',
  is_palletized: true,
  pallet_category: '',
  is_stackable: false,
  container_distribution: 'groupage',
  transport_condition: 'dry',
  transport_temperature_type: 'celsius',
  transport_temperature_degrees: '',
  dangerous_goods: false,
  require_insurance: true,
  isPickupAsap: true,
  pickup_date: '',
  delivery_date: '',
  extra_needs: ['none'],
}

export const emptyQuote: QuoteForm = {
  seller: emptyContact,
  loading: { ...emptyAddress, source: '', isStock: false },
  buyer: emptyContact,
  shipping: emptyAddress,
  billing: { ...emptyAddress, isSameAsShipping: true, company: '', registrationNumber: '', taxNumber: '' },
  shipment: defaultShipment,
  notes: '',
}

/** Longest text of the Special Notes. */
export const longestNotes = 4000

/** Ticking or unticking an extra need: 'none' excludes the others, and nothing ticked is 'none' again (docs/product.md#freight-quotes). Answers in the order of the list. */
export function toggleExtraNeed(chosen: readonly ExtraNeed[], need: ExtraNeed): ExtraNeed[] {
  if (need === 'none') return ['none']
  const others = chosen.filter((other) => other !== 'none' && other !== need)
  const next = chosen.includes(need) ? others : [...others, need]
  const ordered = extraNeeds.map(({ value }) => value).filter((value) => next.includes(value))
  return ordered.length === 0 ? ['none'] : ordered
}
