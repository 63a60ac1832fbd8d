import { expect, test } from 'vitest'
import { exampleGoods, exampleQuote } from './example.ts'
import { planInputOfFreight, readKept } from './plan-input.ts'

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

test('goods are kept as they were said to be when the quote was asked for, but what is asked for rules', () => {
  const travel = { temperature: { min: 4, max: 8 }, dangerousGoodsClass: '9', unNumber: 'UN3480' }
  const goods = { ...exampleGoods, pack: { ...exampleGoods.pack, travel } }
  const said = { dangerous_goods_class: '9', un_number: 'UN3480' }
  expect(planInputOfFreight(shipment, [goods]).cartons).toMatchObject([{ ...said, temperature_c: { min: 4, max: 8 } }])
  const transport = { ...shipment.transport, condition: 'reefer' } as const
  const reefer = (degree: number | null) => ({
    ...shipment,
    transport: { ...transport, temperature: { type: 'celsius' as const, degree } },
  })
  expect(planInputOfFreight(reefer(5), [goods]).cartons).toMatchObject([{ ...said, temperature_c: { min: 3, max: 7 } }])
  expect(planInputOfFreight(reefer(null), [goods]).cartons).toMatchObject([{ temperature_c: { min: 4, max: 8 } }])
  expect(readKept({ condition: 'reefer', temperature: { type: 'celsius', degree: Number.NaN } })).toBeUndefined()
})

test('the rule that is asked by goes along', () => {
  expect(planInputOfFreight(shipment, [exampleGoods]).incoterm).toBe(shipment.incoterm)
})

test('whole units and pallets on pallets are planned where they are asked for', () => {
  const input = planInputOfFreight({ ...shipment, container: 'full-load', is_stackable: true }, [exampleGoods])
  expect(input).toMatchObject({ distribution: 'full_load', stackable: 'auto' })
})
