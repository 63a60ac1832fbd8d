import { describe, expect, test } from 'vitest'
import { dealOf } from '../requests/papers/deals-for-tests.ts'
import { readDealShipment, readPickUpPlace } from './from-deal.ts'

const delivery = {
  company: 'Lager Nord',
  street: 'Hafenstr. 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'Germany',
  person: 'Ana de Castro',
  phone: '+351 22 123',
}
const deal = (change: Parameters<typeof dealOf>[0] = {}) => dealOf({ accepted_at: '2026-11-20T10:00:00Z', ...change })
const at = (shipping: typeof delivery | null) => ({ addresses: { loading: null, shipping, billing: null } })

describe('freight asked for from a deal begins with', () => {
  test('whoever is named at the delivery address', () => {
    expect(readDealShipment(deal(at(delivery)), '2026-11-21')).toMatchObject({
      buyer: { company: 'Lager Nord', first_name: 'Ana', last_name: 'de Castro', phone_code: '+351', phone: '22 123' },
      shipping: { country: 'Germany', city: 'Hamburg', street: 'Hafenstr. 1', zip: '20457' },
    })
  })

  test('the buyer where nobody is', () => {
    const { buyer, shipping } = readDealShipment(deal(at(null)), '2026-11-21')
    expect(buyer).toMatchObject({ first_name: 'Ada', last_name: 'Weiss', phone_code: '+49', email: 'ada@buyer.test' })
    expect(shipping.city).toBe('')
  })

  test.each([
    ['FCA', undefined],
    ['FOB', 'boat'],
  ])('the rule of the deal, %s by %s', (incoterm, transport_type) => {
    const { shipment } = readDealShipment(deal({ incoterm, place: 'Porto' }), '2026-11-21')
    expect([shipment.incoterm, shipment.incoterm_place, shipment.transport_type]).toEqual([
      incoterm,
      'Porto',
      transport_type,
    ])
  })

  // Agreed on the 20th, fourteen days of lead time.
  test.each([
    ['2026-11-21', '2026-12-24', false, '2026-12-04', '2026-12-24'],
    ['2026-11-21', '2026-12-01', false, '2026-12-04', ''],
    ['2027-01-05', '2026-12-24', true, '', ''],
    ['2027-01-05', '2027-01-05', true, '', '2027-01-05'],
  ])('days that can be kept: on %s, wanted by %s', (today, wanted_date, isPickupAsap, pickup_date, delivery_date) => {
    expect(readDealShipment(deal({ wanted_date }), today).shipment).toMatchObject({
      isPickupAsap,
      pickup_date,
      delivery_date,
    })
  })

  test('a pick-up place only where the buyer fetches the goods', () => {
    const place = (incoterm: string | null) => readPickUpPlace({ incoterm, place: 'Livorno' })
    expect([place('EXW'), place('FCA'), place('FOB'), place(null)]).toEqual(['Livorno', 'Livorno', '', ''])
  })
})
