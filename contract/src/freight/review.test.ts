import { expect, test } from 'vitest'
import { writeQuoteRequest } from './convert.ts'
import { fillForm } from './form-for-tests.ts'
import { describeShipment } from './review.ts'

function tell(change: Parameters<typeof fillForm>[0]): Record<string, string> {
  const request = writeQuoteRequest(fillForm(change), { supplierId: 1, userId: 1, products: [] })
  return Object.fromEntries(describeShipment(request.shipment_data).map(({ label, value }) => [label, value]))
}

test('the review tells the shipment in words, days month first', () => {
  const facts = tell(({ shipment }) => {
    shipment.transport_type = 'boat'
    shipment.incoterm = 'CIP'
    shipment.container_distribution = 'full-load'
    shipment.transport_condition = 'reefer'
    shipment.transport_temperature_type = 'farenheit'
    shipment.transport_temperature_degrees = '39'
    shipment.isPickupAsap = false
    shipment.pickup_date = '2027-04-12'
    shipment.delivery_date = '2027-04-30'
    shipment.extra_needs = ['warehousing', 'distribution', 'local-invoice']
  })
  expect(facts).toMatchObject({
    'Transport type': 'Boat',
    Incoterm: 'CIP - Carriage and Insurance Paid To',
    Pallet: 'EUR-1 (120x80 cm)',
    Stackable: 'No',
    Container: 'Full Load',
    Condition: 'Reefer',
    Temperature: '39 °F',
    Insurance: 'Yes',
    'Pickup date': '04-12-2027',
    'Delivery date': '04-30-2027',
    'Extra needs': 'Warehousing, Distribution, Local Invoicing',
  })
})

test('the review says Optional for no delivery date, ASAP for the pickup and No for no needs', () => {
  expect(tell(() => {})).toMatchObject({
    'Delivery date': 'Optional',
    'Pickup date': 'ASAP',
    'Extra needs': 'No',
    Temperature: 'None',
  })
})
