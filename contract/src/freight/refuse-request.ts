import type { FailureDetails } from '../errors.ts'
import { readEarliestToday } from '../trade/dates.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { type Choice, transportTypes } from '../trade/transport.ts'
import { readQuoteForm, toWireFields } from './convert.ts'
import {
  conditions,
  containers,
  extraNeeds,
  palletCategories,
  type QuoteForm,
  temperatureUnits,
  wrappers,
} from './form.ts'
import { quoteMessages } from './messages.ts'
import { refuseAddresses, refuseQuote } from './rules.ts'
import type { QuoteRequest } from './shapes.ts'

/**
 * What the wizard would say of a request as a program sends it, by field on the wire; nothing when it could have come from the wizard. What is missing, or
 * is no choice of the list, counts as left empty. Unknown fields and lengths are for the request's shape to refuse.
 */
export function refuseQuoteRequest(body: unknown, now: Date): { message: string; details: FailureDetails } | undefined {
  const form = readLooseForm(body)
  const refusals = refuseQuote(form, readEarliestToday(now))
  if (Object.keys(refusals).length === 0) return undefined
  const isStepOne = Object.keys(refuseAddresses(form)).length > 0
  return {
    message: isStepOne ? quoteMessages.addressesIncomplete : quoteMessages.shipmentIncomplete,
    details: toWireFields(refusals),
  }
}

function readLooseForm(body: unknown): QuoteForm {
  const form = readQuoteForm(readLooseRequest(body))
  const shipment = partOf(body, 'shipment_data')
  const transport = partOf(shipment, 'transport')
  return {
    ...form,
    shipment: {
      ...form.shipment,
      transport_type: chosenOf(transport, 'type', valuesOf(transportTypes)),
      incoterm: chosenOf(shipment, 'incoterm', incotermCodes),
      wrapper: chosenOf(shipment, 'wrapper', valuesOf(wrappers)),
      pallet_category: chosenOf(shipment, 'pallet_category', valuesOf(palletCategories)),
      container_distribution: chosenOf(shipment, 'container', valuesOf(containers)),
      transport_condition: chosenOf(transport, 'condition', valuesOf(conditions)),
      is_palletized: booleanOf(shipment, 'is_already_palletized'),
      dangerous_goods: booleanOf(shipment, 'is_dangerous_goods'),
      require_insurance: booleanOf(shipment, 'is_required_insurance'),
    },
  }
}

/** The request with '' for every text that is not there; what is chosen is read apart. */
function readLooseRequest(body: unknown): QuoteRequest {
  const seller = partOf(body, 'seller_data')
  const buyer = partOf(body, 'buyer_data')
  const shipment = partOf(body, 'shipment_data')
  const temperature = partOf(partOf(shipment, 'transport'), 'temperature')
  const billing = partOf(buyer, 'billing_address')
  const { degree } = temperature
  const needs = shipment.extra_needs
  return {
    seller_data: {
      supplier_id: 0,
      ...readPerson(seller),
      loading_address: readPlace(partOf(seller, 'loading_address')),
    },
    buyer_data: {
      ...readPerson(buyer),
      shipping_address: readPlace(partOf(buyer, 'shipping_address')),
      billing_address: { ...readPlace(billing), billing_company_name: textOf(billing, 'billing_company_name') },
    },
    shipment_data: {
      is_dangerous_goods: false,
      is_required_insurance: false,
      is_already_palletized: false,
      delivery_date: textOf(shipment, 'delivery_date') || 'Unspecified',
      pickup_date: textOf(shipment, 'pickup_date'),
      incoterm: 'FCA',
      wrapper: 'pallets',
      pallet_category: 'EUR-1',
      container: 'groupage',
      extra_needs: Array.isArray(needs) ? valuesOf(extraNeeds).filter((need) => needs.includes(need)) : [],
      transport: {
        type: 'air',
        condition: 'dry',
        temperature: {
          type: chosenOf(temperature, 'type', valuesOf(temperatureUnits)) || 'celsius',
          degree: typeof degree === 'number' ? degree : null,
        },
      },
    },
    additional_notes: textOf(partOf({ body }, 'body'), 'additional_notes'),
    order_data: { products: [] },
  }
}

function readPerson(data: Loose) {
  const [company, first_name, last_name] = [
    textOf(data, 'company'),
    textOf(data, 'first_name'),
    textOf(data, 'last_name'),
  ]
  return { company, first_name, last_name, phone: textOf(data, 'phone'), email: textOf(data, 'email') }
}

function readPlace(data: Loose) {
  return {
    country: textOf(data, 'country'),
    city: textOf(data, 'city'),
    street: textOf(data, 'street'),
    zip: textOf(data, 'zip'),
  }
}

type Loose = Readonly<Record<string, unknown>>

function partOf(whole: unknown, name: string): Loose {
  const part = isLoose(whole) ? whole[name] : undefined
  return isLoose(part) ? part : {}
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null
}

function textOf(part: Loose, name: string): string {
  const text = part[name]
  return typeof text === 'string' ? text : ''
}

function booleanOf(part: Loose, name: string): boolean | null {
  const value = part[name]
  return typeof value === 'boolean' ? value : null
}

function chosenOf<const Value extends string>(part: Loose, name: string, values: readonly Value[]): Value | '' {
  return values.find((value) => value === part[name]) ?? ''
}

function valuesOf<const Value extends string>(choices: readonly Pick<Choice<Value>, 'value'>[]): Value[] {
  return choices.map(({ value }) => value)
}
