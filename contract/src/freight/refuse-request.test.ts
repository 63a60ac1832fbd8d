import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeQuoteRequest } from './convert.ts'
import { fillForm } from './form-for-tests.ts'
import { quoteMessages } from './messages.ts'
import { refuseQuoteRequest } from './refuse-request.ts'

const now = new Date('2026-11-22T12:00:00Z')
const sound = () => writeQuoteRequest(fillForm(), { supplierId: 1, userId: 1, products: [] })
const detailsOf = (body: unknown) => refuseQuoteRequest(body, now)?.details ?? {}

test('what the wizard writes is not refused', () => {
  expect(refuseQuoteRequest(sound(), now)).toBeUndefined()
})

describe('what the wizard would refuse is refused with its sentence and the field', () => {
  const { shipmentFieldRequired, partyFieldRequired } = quoteMessages
  test.each<[string, (body: ReturnType<typeof sound>) => object, Record<string, string>]>([
    [
      'no incoterm',
      ({ shipment_data }) => ({ shipment_data: { ...shipment_data, incoterm: '' } }),
      { 'shipment_data.incoterm': shipmentFieldRequired },
    ],
    [
      'an incoterm of another list',
      ({ shipment_data }) => ({ shipment_data: { ...shipment_data, incoterm: 'DAT' } }),
      { 'shipment_data.incoterm': shipmentFieldRequired },
    ],
    [
      'no pallet',
      ({ shipment_data }) => ({ shipment_data: { ...shipment_data, pallet_category: undefined } }),
      { 'shipment_data.pallet_category': quoteMessages.palletCategoryMissing },
    ],
    [
      'no pick-up',
      ({ shipment_data }) => ({ shipment_data: { ...shipment_data, pickup_date: '' } }),
      { 'shipment_data.pickup_date': quoteMessages.pickupDateMissing },
    ],
    [
      'no answer to insurance',
      ({ shipment_data }) => ({ shipment_data: { ...shipment_data, is_required_insurance: 'yes' } }),
      { 'shipment_data.is_required_insurance': shipmentFieldRequired },
    ],
    [
      'FOB by air',
      ({ shipment_data }) => ({ shipment_data: { ...shipment_data, incoterm: 'FOB' } }),
      { 'shipment_data.incoterm': quoteMessages.waterOnly('FOB') },
    ],
    [
      'CIP without insurance',
      ({ shipment_data }) => ({ shipment_data: { ...shipment_data, incoterm: 'CIP', is_required_insurance: false } }),
      { 'shipment_data.is_required_insurance': quoteMessages.mustInsure('CIP', 'A') },
    ],
    [
      'no e-mail of the buyer',
      ({ buyer_data }) => ({ buyer_data: { ...buyer_data, email: undefined } }),
      { 'buyer_data.email': partyFieldRequired },
    ],
    [
      'half a loading address',
      ({ seller_data }) => ({ seller_data: { ...seller_data, loading_address: { country: 'Italy' } } }),
      { 'seller_data.loading_address': quoteMessages.loadingAddressIncomplete },
    ],
  ])('%s', (_, change, details) => {
    const body = sound()
    expect(detailsOf({ ...body, ...change(body) })).toEqual(details)
  })

  test('nothing at all is everything that is missing', () => {
    const details = detailsOf(null)
    expect(details).toMatchObject({
      'seller_data.company': partyFieldRequired,
      'buyer_data.shipping_address.city': partyFieldRequired,
      'shipment_data.transport.type': shipmentFieldRequired,
      'shipment_data.container': shipmentFieldRequired,
    })
    expect(detailsOf({})).toEqual(details)
  })
})

test('whatever is sent, it is read without a fault', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.constantFrom('seller_data', 'buyer_data', 'shipment_data', 'order_data'),
      (value, part) => {
        detailsOf(value)
        detailsOf({ ...sound(), [part]: value })
      },
    ),
  )
})
