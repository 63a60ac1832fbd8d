import { describe, expect, test } from 'vitest'
import { incotermCodes, incoterms, isPlaceOfOrigin, nameIncoterm } from '../trade/incoterms.ts'
import { termMessages } from '../trade/term-messages.ts'
import { transportTypes } from '../trade/transport.ts'
import { adviseShipment } from './advice.ts'
import { defaultShipment, type ShipmentForm } from './form.ts'
import { fillForm } from './form-for-tests.ts'
import { adviceMessages, quoteMessages } from './messages.ts'
import { refuseShipment } from './rules.ts'

const sound: ShipmentForm = { ...defaultShipment, incoterm: 'FCA', incoterm_place: 'Porto', pallet_category: 'EUR-1' }
const refuse = (change: Partial<ShipmentForm>) => refuseShipment({ ...sound, ...change }, '2027-01-01')
const advise = (change: Partial<ShipmentForm>, places = fillForm()) =>
  adviseShipment({ ...sound, ...change }, places).map(({ sentence }) => sentence)

test('nothing is pointed out about a sound shipment', () => {
  expect(advise({})).toEqual([])
})

describe('incoterms', () => {
  test.each(incotermCodes.flatMap((code) => transportTypes.map(({ value }) => [code, value] as const)))(
    '%s by %s: rules for water are pointed out in containers, and refused elsewhere',
    (code, transport_type) => {
      const said = advise({ incoterm: code, transport_type })
      const isForWater = ['FAS', 'FOB', 'CFR', 'CIF'].includes(code)
      expect(refuse({ incoterm: code, transport_type })).toEqual(
        isForWater && transport_type !== 'boat' ? { incoterm: quoteMessages.waterOnly(code) } : {},
      )
      expect(said.includes(termMessages.waterInContainer(code))).toBe(isForWater && transport_type === 'boat')
    },
  )

  test.each(incotermCodes)('%s without insurance: only CIP and CIF oblige the seller to insure', (code) => {
    const clauses = code === 'CIP' ? 'A' : code === 'CIF' ? 'C' : undefined
    const by = { incoterm: code, transport_type: 'boat' } as const
    expect(refuse({ ...by, require_insurance: false })).toEqual(
      clauses ? { require_insurance: quoteMessages.mustInsure(code, clauses) } : {},
    )
    expect(refuse({ ...by, require_insurance: true })).toEqual({})
  })

  test('EXW and DDP are pointed out across a customs border only, and a missing place for every rule', () => {
    const to = (country: string) =>
      fillForm((form) => {
        form.shipping.country = country
      })
    expect(advise({ incoterm: 'EXW' }, to('Norway'))).toContain(termMessages.exWorksAbroad)
    expect(advise({ incoterm: 'DDP' }, to('Norway'))).toEqual([termMessages.sellerImports])
    // At home, and within a customs union.
    for (const country of ['portugal ', 'Denmark'])
      for (const incoterm of ['EXW', 'DDP'] as const) expect(advise({ incoterm }, to(country))).toEqual([])
    expect(advise({ incoterm_place: ' ' })).toEqual([termMessages.placeMissing('FCA', 'place of delivery')])
  })

  test('have the names and facts of the 2020 rules', () => {
    expect(incotermCodes.map(nameIncoterm)).toEqual([
      'EXW - Ex Works',
      'FCA - Free Carrier',
      'CPT - Carriage Paid To',
      'CIP - Carriage and Insurance Paid To',
      'DPU - Delivered at Place Unloaded',
      'DAP - Delivered at Place',
      'DDP - Delivered Duty Paid',
      'FAS - Free Alongside Ship',
      'FOB - Free on Board',
      'CFR - Cost and Freight',
      'CIF - Cost, Insurance and Freight',
    ])
    const codesWhere = (holds: (code: (typeof incotermCodes)[number]) => boolean) => incotermCodes.filter(holds)
    expect(codesWhere((code) => incoterms[code].mainCarriage === 'buyer')).toEqual(['EXW', 'FCA', 'FAS', 'FOB'])
    expect(codesWhere((code) => incoterms[code].exportClearance === 'buyer')).toEqual(['EXW'])
    expect(codesWhere((code) => incoterms[code].importClearance === 'seller')).toEqual(['DDP'])
    expect(codesWhere((code) => incoterms[code].unloading === 'seller')).toEqual(['DPU'])
    expect(codesWhere((code) => incoterms[code].unloading === 'contract of carriage')).toEqual([
      'CPT',
      'CIP',
      'CFR',
      'CIF',
    ])
    expect(codesWhere(isPlaceOfOrigin)).toEqual(['EXW', 'FCA', 'FAS', 'FOB'])
  })
})

test.each<[Partial<ShipmentForm>, string[]]>([
  [{ transport_condition: 'reefer' }, [adviceMessages.reeferWithoutTemperature]],
  [{ transport_condition: 'reefer', transport_temperature_degrees: '4' }, []],
  [{ transport_condition: 'dry', transport_temperature_degrees: '4' }, [adviceMessages.temperatureWithoutReefer]],
  [{ transport_condition: 'reefer', transport_temperature_degrees: '-60' }, [adviceMessages.temperatureOutOfRange]],
  [{ transport_condition: 'reefer', transport_temperature_degrees: '60', transport_temperature_type: 'farenheit' }, []],
  [{ dangerous_goods: true }, [adviceMessages.dangerousByAir]],
  [{ dangerous_goods: true, transport_type: 'boat' }, []],
])('%j is told %j', (change, expected) => {
  expect(advise(change)).toEqual(expected)
})

test('trucks are told that postcodes help', () => {
  const withoutZip = fillForm((form) => {
    form.shipping.zip = ''
  })
  expect(advise({ transport_type: 'truck' }, withoutZip)).toEqual([adviceMessages.truckWithoutZip])
  expect(advise({ transport_type: 'truck' })).toEqual([])
})

test('what is pointed out never keeps anybody from sending', () => {
  const unusual = { incoterm_place: '', dangerous_goods: true, transport_condition: 'reefer' } as const
  for (const code of incotermCodes)
    for (const { value } of transportTypes) {
      if (Object.keys(refuse({ incoterm: code, transport_type: value })).length > 0) continue
      expect(refuse({ incoterm: code, transport_type: value, ...unusual })).toEqual({})
    }
})
