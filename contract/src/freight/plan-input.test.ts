import { expect, test } from 'vitest'
import { exampleGoods, exampleQuote } from './example.ts'
import { planInputOfFreight } from './plan-input.ts'

const { shipment_data: shipment } = exampleQuote

test('a quote is planned as its shipment travels, with its packs', () => {
  const input = planInputOfFreight(shipment, [exampleGoods])
  expect(input).toMatchObject({
    wrapper: shipment.wrapper,
    pallet: shipment.pallet_category,
    mode: shipment.transport.type,
    stackable: 'no',
  })
  expect(input.cartons).toMatchObject([
    {
      id: '1',
      units: exampleGoods.quantity,
      units_per_carton: exampleGoods.pack.units,
      length_mm: exampleGoods.pack.depth,
    },
  ])
  expect(input.cartons[0]).not.toHaveProperty('temperature_c')
})

test.each([
  ['celsius', 4, { min: 2, max: 6 }],
  ['farenheit', 41, { min: 3, max: 7 }],
] as const)('refrigerated goods are kept at what is asked for in %s', (type, degree, range) => {
  const cold = {
    ...shipment,
    transport: { ...shipment.transport, condition: 'reefer', temperature: { type, degree } },
  } as const
  expect(planInputOfFreight(cold, [exampleGoods]).cartons[0]?.temperature_c).toEqual(range)
})

test('whole units and pallets on pallets are planned where they are asked for', () => {
  const input = planInputOfFreight({ ...shipment, container: 'full-load', is_stackable: true }, [exampleGoods])
  expect(input).toMatchObject({ distribution: 'full_load', stackable: 'auto' })
})
