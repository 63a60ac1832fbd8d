import fc from 'fast-check'
import Schema from 'typebox/schema'
import { describe, expect, test } from 'vitest'
import { readQuoteForm, toWireFields, writeQuoteRequest, writeQuoteReview } from './convert.ts'
import { fillForm } from './form-for-tests.ts'
import { refuseQuote } from './rules.ts'
import { quoteRequest, quoteReview } from './shapes.ts'

const order = {
  supplierId: 7,
  userId: 11,
  products: [{ product_id: 1, quantity: 24, selected_price_id: 3, total_price: 120.5 }],
}

describe('the request of docs/product.md#freight-quotes', () => {
  test('has its fields and values to the letter', () => {
    const form = fillForm((one) => {
      one.shipment.delivery_date = '2027-04-30'
      one.shipment.transport_temperature_degrees = '4,5'
      one.shipment.extra_needs = ['warehousing', 'local-invoice']
      one.notes = ' Ring twice. '
    })
    expect(writeQuoteRequest(form, order)).toEqual({
      seller_data: {
        supplier_id: 7,
        first_name: 'Inês',
        last_name: 'Moreira',
        company: 'Porto Table',
        phone: '+351 22 340 1188',
        email: 'ines@porto.test',
        loading_address: {
          country: 'Portugal',
          city: 'Porto',
          street: 'Rua do Almada 12',
          zip: '4050-030',
          isStock: false,
        },
      },
      buyer_data: {
        user_id: 11,
        first_name: 'Astrid',
        last_name: 'Lindegaard',
        company: 'Nordhavn Provisions',
        phone: '+45 35 10 42 77',
        email: 'astrid@nordhavn.test',
        shipping_address: {
          country: 'Denmark',
          city: 'Copenhagen',
          street: 'Sundkaj 41',
          zip: '2150',
          is_stock: false,
        },
        billing_address: {
          billing_company_name: 'Nordhavn Provisions',
          billing_registration_number: '',
          billing_tax_number: '',
          country: 'Denmark',
          city: 'Copenhagen',
          street: 'Sundkaj 41',
          zip: '2150',
          is_stock: false,
        },
      },
      shipment_data: {
        is_dangerous_goods: false,
        is_required_insurance: true,
        is_already_palletized: true,
        delivery_date: '04-30-2027',
        pickup_date: 'ASAP',
        incoterm: 'FCA',
        incoterm_place: 'Porto',
        wrapper: 'pallets',
        pallet_category: 'EUR-1',
        container: 'groupage',
        extra_needs: ['warehousing', 'local-invoice'],
        transport: { type: 'air', condition: 'dry', temperature: { type: 'celsius', degree: 4.5 } },
      },
      additional_notes: 'Ring twice.',
      order_data: { products: order.products },
    })
  })

  test('says Unspecified for no delivery date and null for no temperature', () => {
    const { shipment_data } = writeQuoteRequest(fillForm(), order)
    expect(shipment_data.delivery_date).toBe('Unspecified')
    expect(shipment_data.transport.temperature).toEqual({ type: 'celsius', degree: null })
  })

  test('is read back as the form it was written from, so that the server obeys the same rules', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,12}$/)
    const day = fc.constantFrom('2027-04-01', '2027-12-31')
    fc.assert(
      fc.property(
        fc.record({ word, day, isSame: fc.boolean(), isAsap: fc.boolean(), degree: fc.integer({ min: -40, max: 40 }) }),
        ({ word: street, day: date, isSame, isAsap, degree }) => {
          const form = fillForm((one) => {
            one.shipping.street = street
            one.billing = isSame
              ? { ...one.billing, isSameAsShipping: true }
              : { ...one.shipping, isSameAsShipping: false, company: 'Other', registrationNumber: 'R', taxNumber: 'T' }
            one.shipment.isPickupAsap = isAsap
            one.shipment.pickup_date = isAsap ? '' : date
            one.shipment.delivery_date = date
            one.shipment.transport_temperature_degrees = String(degree)
          })
          const again = readQuoteForm(writeQuoteRequest(form, order))
          expect({ ...again, loading: { ...again.loading, source: 'hq' } }).toEqual(form)
          expect(refuseQuote(again, '2027-03-31')).toEqual({})
        },
      ),
    )
  })

  test('reads ISO times and both spellings of a delivery day', () => {
    const request = writeQuoteRequest(fillForm(), order)
    const read = (pickup_date: string, delivery_date: string) => {
      const { shipment } = readQuoteForm({
        ...request,
        shipment_data: { ...request.shipment_data, pickup_date, delivery_date },
      })
      return [shipment.isPickupAsap, shipment.pickup_date, shipment.delivery_date]
    }
    expect(read('asap', '2027-04-30')).toEqual([true, '', '2027-04-30'])
    expect(read('2027-04-12T00:00:00.000Z', '04-30-2027')).toEqual([false, '2027-04-12', '2027-04-30'])
  })

  test('names refused fields as they stand on the wire', () => {
    expect(
      toWireFields({
        'seller.company': 'a',
        loading: 'b',
        'loading.city': 'c',
        'shipping.street': 'd',
        billing: 'e',
        'shipment.incoterm': 'f',
        'shipment.container_distribution': 'g',
        'shipment.transport_type': 'h',
        notes: 'i',
      }),
    ).toEqual({
      'seller_data.company': 'a',
      'seller_data.loading_address': 'b',
      'seller_data.loading_address.city': 'c',
      'buyer_data.shipping_address.street': 'd',
      'buyer_data.billing_address': 'e',
      'shipment_data.incoterm': 'f',
      'shipment_data.container': 'g',
      'shipment_data.transport.type': 'h',
      additional_notes: 'i',
    })
  })
})

test('the second shape of docs/product.md#freight-quotes follows from the first, with dial code and number apart', () => {
  const request = writeQuoteRequest(fillForm(), order)
  const review = writeQuoteReview(request)
  expect(review.seller).toEqual({
    company: 'Porto Table',
    first_name: 'Inês',
    last_name: 'Moreira',
    phone_code: '+351',
    phone: '22 340 1188',
    email: 'ines@porto.test',
  })
  expect(review.address_seller).toEqual(request.seller_data.loading_address)
  expect(review.buyer.phone_code).toBe('+45')
  expect(review.address_buyer.shippingAddress.street).toBe('Sundkaj 41')
  expect(review.address_buyer.billingAddress.billing_company_name).toBe('Nordhavn Provisions')
  expect(Schema.Compile(quoteRequest).Check(request)).toBe(true)
  expect(Schema.Compile(quoteReview).Check(review)).toBe(true)
})
