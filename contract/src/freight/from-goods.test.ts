import { describe, expect, test } from 'vitest'
import type { GoodsTravel } from '../catalogue/travel.ts'
import { defaultShipment } from './form.ts'
import { adaptShipment, readGoodsNeeds } from './from-goods.ts'
import { refuseShipment } from './rules.ts'

const kept = (min: number, max: number): GoodsTravel => ({ temperature: { min, max } })
const reefer = (degrees: string) => ({
  transport_condition: 'reefer',
  transport_temperature_type: 'celsius',
  transport_temperature_degrees: degrees,
})

describe('what goods need', () => {
  test.each<[string, GoodsTravel[], object]>([
    ['nothing', [{}, {}], {}],
    ['one of them is dangerous', [{}, { dangerousGoodsClass: '3' }], { dangerous_goods: true }],
    ['kept cool', [{}, kept(2, 8)], reefer('5')],
    ['frozen', [kept(-25, -18)], reefer('-22')],
    ['what all of them bear', [kept(2, 8), kept(4, 20)], reefer('6')],
    ['no whole degree between', [kept(2.2, 2.6)], reefer('2.4')],
    ['nothing that all bear', [kept(2, 8), kept(15, 25)], reefer('')],
  ])('%s', (_name, goods, needs) => {
    expect(readGoodsNeeds(goods)).toEqual(needs)
    const fields = Object.keys(refuseShipment({ ...defaultShipment, ...readGoodsNeeds(goods) }, '2026-11-24'))
    expect(fields).not.toContain('transport_temperature_degrees')
  })
})

describe('a shipment whose goods change', () => {
  const cool = readGoodsNeeds([kept(2, 8)])
  const dangerous = readGoodsNeeds([{ dangerousGoodsClass: '3' }])

  test('begins with what they need, and goes back to the defaults with goods that need nothing', () => {
    const begun = adaptShipment(defaultShipment, {}, cool)
    expect(begun).toEqual({ ...defaultShipment, ...cool })
    expect(adaptShipment(begun, cool, {})).toEqual(defaultShipment)
    expect(adaptShipment(begun, cool, dangerous)).toEqual({ ...defaultShipment, dangerous_goods: true })
  })

  test('keeps what somebody chose instead', () => {
    const chosen = { ...defaultShipment, ...cool, transport_condition: 'insulated' as const, is_palletized: false }
    expect(adaptShipment(chosen, cool, cool)).toEqual(chosen)
    expect(adaptShipment(chosen, cool, {})).toEqual({
      ...chosen,
      transport_temperature_degrees: defaultShipment.transport_temperature_degrees,
    })
  })
})
