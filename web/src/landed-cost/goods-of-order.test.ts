import { exampleOrder, exampleOrderLoad } from '@fairquay/contract/orders/example.ts'
import { expect, test } from 'vitest'
import { readGoodsOfOrder } from './goods-of-order.ts'

const [line] = exampleOrder.lines
const [load] = exampleOrderLoad.lines
const grossOf = (cancelled: number, loads = exampleOrderLoad) =>
  readGoodsOfOrder({ ...exampleOrder, lines: line ? [{ ...line, cancelled }] : [] }, loads)[0]?.grossKg

test('goods of an order weigh what their packs do, and are called what they are sold by', () => {
  const whole = (load?.load?.grams ?? 0) / 1000
  expect(whole).toBeGreaterThan(0)
  expect(grossOf(0)).toBe(whole)
  expect(grossOf(50)).toBeLessThan(whole)
  expect(readGoodsOfOrder(exampleOrder)[0]).toMatchObject({ unit: 'Canister', quantity: 100 })
})

test('what they weigh is not known where their packing is not', () => {
  expect(readGoodsOfOrder(exampleOrder)[0]).not.toHaveProperty('grossKg')
  const unpacked = { ...exampleOrderLoad, lines: load ? [{ ...load, load: null }] : [] }
  expect(grossOf(0, unpacked)).toBeUndefined()
})
