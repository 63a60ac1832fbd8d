import { describe, expect, test } from 'vitest'
import { makeTerm } from '../cart/goods-for-tests.ts'
import { hasPrice } from '../catalogue/prices.ts'
import type { SalesTerm } from '../catalogue/shapes.ts'
import { listPadRows, type PadProduct, pricePadRow, sumPad } from './order-pad.ts'

let ids = 0
const term = (change: Partial<SalesTerm> = {}) => makeTerm({ id: ++ids, available_qty: 100, ...change })
const makeProduct = (change: Partial<PadProduct> = {}): PadProduct => ({
  id: 1,
  slug: 'tea',
  name: 'Tea',
  picture: null,
  currency: 'USD',
  availability: 'in-stock',
  ttw_code: null,
  weight_value: null,
  weight_measure: 'kg',
  options: [],
  order_step: null,
  prices: [term()],
  ...change,
})
const size = {
  id: 1,
  name: 'Size',
  values: [
    { id: 11, value: '250 g' },
    { id: 12, value: '1 kg' },
  ],
}
const colour = {
  id: 2,
  name: 'Tin',
  values: [
    { id: 21, value: 'Green' },
    { id: 22, value: 'Red' },
  ],
}

describe('the rows of the order pad', () => {
  test('are one for a product without options', () => {
    const rows = listPadRows(
      makeProduct({ prices: [term({ min_qty: 10, max_qty: 49 }), term({ min_qty: 50, price_value: 9 })] }),
    )
    expect(rows).toMatchObject([
      { key: '1:', variant: '', optionValues: [], limits: { min: 10, max: null, stock: 100 } },
    ])
    expect(rows[0]?.tiers.map(({ minQty }) => minQty)).toEqual([10, 50])
  })

  test('are one for each combination that is offered', () => {
    const prices = [term({ option_values: [11, 21] }), term({ option_values: [12, 22], price_value: 30 })]
    const rows = listPadRows(makeProduct({ options: [size, colour], prices }))
    expect(rows.map(({ key, variant }) => [key, variant])).toEqual([
      ['1:11-21', '250 g, Green'],
      ['1:12-22', '1 kg, Red'],
    ])
  })

  test('take a price for one option into every combination with it', () => {
    const rows = listPadRows(makeProduct({ options: [size, colour], prices: [term({ option_values: [11] })] }))
    expect(rows.map(({ variant }) => variant)).toEqual(['250 g, Green', '250 g, Red'])
  })

  test('are one without a price for a guest', () => {
    const { prices: _, ...guests } = makeProduct({ options: [size, colour] })
    expect(listPadRows(guests)).toMatchObject([{ key: '1:', variant: '', tiers: [], limits: undefined }])
  })

  test('are one that cannot be filled in where there are too many combinations', () => {
    const values = Array.from({ length: 12 }, (_, index) => ({ id: 100 + index, value: String(index) }))
    const options = [size, colour].map((option, at) => ({
      ...option,
      values: values.map((one) => ({ ...one, id: one.id + at * 50 })),
    }))
    expect(listPadRows(makeProduct({ options }))).toMatchObject([{ limits: undefined, tiers: [] }])
  })

  test('cannot be filled in where nothing can be ordered', () => {
    expect(listPadRows(makeProduct({ prices: [term({ available_qty: 0 })] }))[0]?.limits).toBeUndefined()
    expect(
      listPadRows(makeProduct({ prices: [term({ type: 'on_demand', price_value: 0 })] }))[0]?.limits,
    ).toBeUndefined()
  })

  test('cost what the tier of the quantity says, by weight where it is priced by weight', () => {
    const [row] = listPadRows(makeProduct({ prices: [term({ max_qty: 49 }), term({ min_qty: 50, price_value: 9 })] }))
    if (!row) throw new Error('no row')
    const totalOf = (quantity: number) => {
      const priced = pricePadRow(row, quantity)
      return hasPrice(priced) ? priced.total : undefined
    }
    expect([totalOf(49), totalOf(50)]).toEqual([49_000, 45_000])
    const [byWeight] = listPadRows(
      makeProduct({ weight_value: 2.5, prices: [term({ measuring_unit: 'kg', measuring_unit_type: 'weight' })] }),
    )
    expect(byWeight && pricePadRow(byWeight, 2)).toMatchObject({ total: 5000 })
  })
})

test('the totals count filled-in rows with a price, each currency by itself', () => {
  const rows = [
    ...listPadRows(makeProduct()),
    ...listPadRows(makeProduct({ id: 2, currency: 'EUR', prices: [term({ price_value: 2.5 })] })),
    ...listPadRows(makeProduct({ id: 3, prices: [term({ type: 'on_demand' })] })),
    ...listPadRows(makeProduct({ id: 4 })),
  ]
  const quantities = new Map([
    ['1:', 3],
    ['2:', 4],
    ['3:', 5],
    ['4:', 0],
    ['9:', 1],
  ])
  expect(sumPad(rows, quantities)).toEqual({
    lines: 2,
    units: 7,
    money: [
      { currency: 'USD', total: 3000 },
      { currency: 'EUR', total: 1000 },
    ],
  })
})
