import { expect, test } from 'vitest'
import { describeAsked } from './describe-asked.ts'

const asked = {
  loading: { company: 'Oil House', street: 'Rua 1', zip: '4000-001', city: 'Porto', country: 'Portugal' },
  is_loading_stock: false,
  delivery: { company: 'Nordhavn', street: 'Havnevej 1', zip: '', city: 'Rotterdam', country: 'Netherlands' },
  shipper: { company: 'Oil House', person: 'Bea Leal', email: 'bea@oil.test', phone: '+351 2' },
  consignee: { company: 'Nordhavn', person: 'Ann Lee', email: 'ann@nord.test', phone: '' },
  packages: [
    {
      name: 'Olive oil',
      type: 'Carton',
      packs: 120,
      units: 12,
      is_last_partial: false,
      length_mm: 400,
      width_mm: 300,
      height_mm: 250,
      weight_each_kg: 5.55,
      weight_kg: 666,
      volume_m3: 4.2,
    },
  ],
  packs: 120,
  weight_kg: 666,
  volume_m3: 4.2,
  pallets: 7,
  pallet: 'EUR-1',
  wrapper: 'pallets',
  is_palletized: false,
  pickup_date: null,
  delivery_date: '2027-03-01',
  incoterm: 'FCA',
  incoterm_place: 'Porto',
  transport: 'truck',
  condition: 'reefer',
  container: 'groupage',
  temperature: { degrees: -18, unit: 'celsius' },
  is_dangerous: false,
  is_insured: true,
  extra_needs: ['none'],
  notes: '',
} as Parameters<typeof describeAsked>[0]

const read = (asking: typeof asked) => describeAsked(asking).map(({ value }) => value)

test('a carrier reads everything that a price hangs on', () => {
  expect(read(asked)).toEqual(
    expect.arrayContaining([
      'Oil House, Rua 1, 4000-001 Porto, Portugal',
      'Nordhavn, Havnevej 1, Rotterdam, Netherlands',
      'Bea Leal, +351 2, bea@oil.test',
      'Ann Lee, ann@nord.test',
      '120 packs, 666.00 kg, 4.200 m³',
      'Olive oil: 120 × Carton of 12, 30 × 40 × 25 cm, 5.55 kg each',
      '7 × EUR-1 (120x80 cm)',
      'As soon as possible',
      'Mar 1, 2027',
      'FCA - Free Carrier, Porto',
      '-18 °C',
      'Yes',
    ]),
  )
})

test('cases are no pallets, and what was not said is left out or told', () => {
  const values = read({
    ...asked,
    wrapper: 'cases',
    pallets: null,
    pallet: null,
    delivery_date: null,
    temperature: null,
  })
  expect(values).toContain('Cases')
  expect(values).toContain('No day named')
  expect(values).toContain('')
})

test('dangerous goods are named with their UN number and class', () => {
  const packages = asked.packages.map((one) => ({ ...one, dangerous_goods_class: '9', un_number: 'UN3480' }))
  expect(read({ ...asked, packages })).toContain(
    'Olive oil (UN 3480, class 9): 120 × Carton of 12, 30 × 40 × 25 cm, 5.55 kg each',
  )
})
