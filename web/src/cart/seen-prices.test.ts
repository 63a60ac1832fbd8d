import { answerLine, company, makeGoods } from '@fairquay/contract/cart/goods-for-tests.ts'
import { readItem } from '@fairquay/contract/cart/items.ts'
import type { SalesTerm } from '@fairquay/contract/catalogue/shapes.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeDevice, type TestTab } from '../forms/device-for-tests.ts'
import { type Cart, makeCart } from './cart-store.ts'

let tab: TestTab
let cart: Cart
let time = 0

function openCart(): Cart {
  const made = makeCart({ open: tab.keeper.open, now: () => time++ })
  made.getState().open(7)
  return made
}
beforeEach(() => {
  tab = makeDevice().openTab()
  cart = openCart()
  cart.getState().add({ product: makeGoods(1), company, optionValues: [], priceId: 1, quantity: 4 })
})

/** The seller changes the price list, and the machine hears of it. */
function answer(term: Partial<SalesTerm>): void {
  cart.getState().replaceFromServer({ lines: lines().map((line) => answerLine(line, makeGoods(1, term))) }, lines())
}
const lines = () => cart.getState().lines
function change() {
  const [line] = lines()
  const goods = cart.getState().goods[1]
  if (!line || !goods) throw new Error('no line')
  return readItem(line, goods.product, goods.company).priceChange
}

test('a line keeps the price that was seen when it was put in, also when the page is opened again', () => {
  expect(lines()[0]?.seen).toEqual({ price: 10, currency: 'USD' })
  expect(openCart().getState().lines[0]?.seen).toEqual({ price: 10, currency: 'USD' })
  expect(change()).toBeUndefined()
})

test('a new price is told until it is accepted', () => {
  answer({ price_value: 12.5 })
  expect(change()).toEqual({ unitPrice: readUnitPrice(10), total: 4000, currency: 'USD' })
  cart.getState().setQuantity('1:', 5)
  expect(change()).toEqual({ unitPrice: readUnitPrice(10), total: 5000, currency: 'USD' })
  cart.getState().acceptPrices(['1:'])
  expect(change()).toBeUndefined()
  expect(lines()[0]).toMatchObject({ quantity: 5, seen: { price: 12.5, currency: 'USD' } })
  expect(cart.getState().pending).toEqual(['1:'])
})

test('another currency is a new price', () => {
  answer({ price_value: 10 })
  expect(change()).toBeUndefined()
  const euros = { ...makeGoods(1), currency: 'EUR' }
  cart.getState().replaceFromServer({ lines: lines().map((line) => answerLine(line, euros)) }, lines())
  expect(change()).toEqual({ unitPrice: readUnitPrice(10), total: 4000, currency: 'USD' })
})

test('a quantity of another tier brings the price that is shown with it', () => {
  const [plain] = makeGoods(1).prices ?? []
  if (!plain) throw new Error('no price')
  const tiered = { ...makeGoods(1), prices: [plain, { ...plain, id: 2, min_qty: 10, price_value: 8 }] }
  cart.getState().replaceFromServer({ lines: lines().map((line) => answerLine(line, tiered)) }, lines())
  cart.getState().setQuantity('1:', 10)
  expect(lines()[0]?.seen).toEqual({ price: 8, currency: 'USD' })
  expect(change()).toBeUndefined()
})

test('goods that go off the market stay as a line with their name, and come back', () => {
  cart.getState().replaceFromServer({ lines: lines().map((line) => answerLine(line, null)) }, lines())
  expect(cart.getState().gone).toEqual({ 1: { name: 'Product 1', company, isForGood: false } })
  expect(lines()).toHaveLength(1)
  answer({})
  expect(cart.getState().gone).toEqual({})
  expect(cart.getState().goods[1]?.product.id).toBe(1)
})
