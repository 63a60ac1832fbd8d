import type { CartAnswer, CartLine } from '@fairquay/contract/cart/endpoints.ts'
import { answerLine, company, makeGoods } from '@fairquay/contract/cart/goods-for-tests.ts'
import { keepWanted } from '@fairquay/contract/cart/merge.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeDevice } from '../forms/device-for-tests.ts'
import { makeKeeper } from '../forms/kept.ts'
import { type Cart, makeCart } from './cart-store.ts'

const storedAs = 'fairquay:7:cart:1'

const oil = makeGoods(1, { min_qty: 5, max_qty: 50, available_qty: 100 })
const rug = makeGoods(2)
let device: ReturnType<typeof makeDevice>
let cart: Cart
let time = 0

/** Of a tab of its own. */
function openCart(userId = 7, tab = device.openTab()): Cart {
  const made = makeCart({ open: tab.keeper.open, now: () => time++ })
  made.getState().open(userId)
  return made
}
beforeEach(() => {
  device = makeDevice()
  time = Date.UTC(2026, 10, 20)
  cart = openCart()
})

const add = (product: typeof oil, quantity: number, optionValues: number[] = []) =>
  cart.getState().add({ product, company, optionValues, priceId: product.id, quantity })
const quantities = (of = cart) => keepWanted(of.getState().lines).map((line) => [line.product_id, line.quantity])
const answerWith = (lines: readonly CartLine[]): CartAnswer => ({
  lines: lines.map((line) => answerLine(line)),
})

describe('the cart on this machine', () => {
  test('keeps what is put in, also when the page is opened again', () => {
    add(oil, 10)
    add(rug, 2)
    expect(quantities(openCart())).toEqual([
      [1, 10],
      [2, 2],
    ])
  })

  test('makes more of goods that are in it, as far as their limits allow, and says so', () => {
    add(oil, 40)
    expect(add(oil, 20)).toEqual({
      quantity: 50,
      warning: "You've reached the maximum quantity allowed per order of this product.",
    })
    expect(quantities()).toEqual([[1, 50]])
  })

  test('keeps combinations apart', () => {
    add(oil, 10, [4, 3])
    add(oil, 10, [5])
    add(oil, 10, [3, 4])
    expect(quantities()).toEqual([
      [1, 20],
      [1, 10],
    ])
  })

  test('gives removed lines back for an undo', () => {
    add(oil, 10)
    add(rug, 2)
    const removed = cart.getState().remove(['1:'])
    expect(quantities()).toEqual([[2, 2]])
    cart.getState().restore(removed)
    expect(quantities()).toEqual([
      [1, 10],
      [2, 2],
    ])
  })

  test('gives them back where they stood, also when the server has taken them out', () => {
    const soap = makeGoods(3)
    for (const goods of [oil, rug, soap]) add(goods, 10)
    const removed = cart.getState().remove(['1:', '2:'])
    const sent = cart.getState().lines
    cart.getState().replaceFromServer(answerWith(keepWanted(sent)), sent)
    cart.getState().restore(removed)
    const inOrder = [
      [1, 10],
      [2, 10],
      [3, 10],
    ]
    expect(quantities()).toEqual(inOrder)
    expect(cart.getState().lines.map(({ is_back }) => is_back)).toEqual([true, true, undefined])
    // The answer to the removal comes after the undo.
    cart.getState().replaceFromServer(answerWith(keepWanted(sent)), sent)
    expect(quantities()).toEqual(inOrder)
  })

  test('empties', () => {
    add(oil, 10)
    cart.getState().clear()
    expect(quantities()).toEqual([])
  })

  test('is one for each person, and none for a guest', () => {
    add(oil, 10)
    cart.getState().open(8)
    expect(quantities()).toEqual([])
    cart.getState().open(null)
    expect(quantities()).toEqual([])
    cart.getState().open(7)
    expect(quantities()).toEqual([[1, 10]])
  })

  test('takes no more lines than a cart holds', () => {
    for (let id = 1; id <= 200; id++) add(makeGoods(id), 1)
    expect(add(makeGoods(201), 1)).toMatchObject({ quantity: 0, warning: expect.stringContaining('200 lines') })
    expect(quantities()).toHaveLength(200)
  })

  test('makes full packs of a line that is ordered again, and says so', () => {
    const step = { quantity: 12, pack: 'Carton', unit: 'Piece' }
    const limits = { min: 12, max: null, stock: 500, step }
    const line = { product_id: 8, option_values: [], selected_price_id: 9, quantity: 20, limits, seen: null }
    const { warning } = cart.getState().addLines([line])
    expect(warning).toBe('This product is sold in cartons of 12 pieces; order 12 or 24.')
    expect(cart.getState().lines).toMatchObject([{ product_id: 8, quantity: 24 }])
  })

  test('takes many lines at once, on top of what is in it and as far as their limits allow', () => {
    add(oil, 40)
    const limits = { min: 5, max: 50, stock: 100 }
    const seen = { price: 9, currency: 'USD' }
    const answer = cart.getState().addLines([
      { product_id: 1, option_values: [], selected_price_id: 1, quantity: 20, limits, seen },
      { product_id: 8, option_values: [2, 1], selected_price_id: 9, quantity: 7, limits, seen },
    ])
    expect(answer).toEqual({
      lines: 2,
      warning: "You've reached the maximum quantity allowed per order of this product.",
    })
    expect(quantities()).toEqual([
      [1, 50],
      [8, 7],
    ])
    expect(cart.getState().pending).toEqual(['1:', '8:1-2'])
    // More of a product may cost another price than the one beside the box.
    expect(keepWanted(cart.getState().lines).map((line) => line.seen)).toEqual([null, seen])
  })

  test('takes none of many lines when it cannot hold them all', () => {
    for (let id = 1; id <= 199; id++) add(makeGoods(id), 1)
    const limits = { min: 1, max: null, stock: 100 }
    const line = (product_id: number) => ({
      product_id,
      option_values: [],
      selected_price_id: null,
      quantity: 2,
      limits,
      seen: null,
    })
    expect(cart.getState().addLines([line(300), line(301)])).toMatchObject({
      lines: 0,
      warning: expect.stringContaining('200'),
    })
    expect(quantities()).toHaveLength(199)
    // Lines that are in it already need no room.
    expect(cart.getState().addLines([line(300), line(1), line(2)])).toEqual({ lines: 3, warning: undefined })
    expect(quantities()).toHaveLength(200)
  })

  test.each([
    ['no JSON', '{"state":{"value":{"lines":['],
    ['null', 'null'],
    ['another shape', '{"state":{"value":{"lines":"many","pending":4}}}'],
    ['a list', '{"state":{"value":[1,2]}}'],
  ])('begins empty where %s is stored', (_, stored) => {
    device.stored.set(storedAs, stored)
    expect(quantities(openCart())).toEqual([])
  })

  test('keeps the lines that are sound where others are not', () => {
    add(oil, 10)
    const stored = JSON.parse(device.stored.get(storedAs) ?? '')
    const { lines } = stored.state.value
    lines.push(
      null,
      { product_id: 'two' },
      { ...lines[0], product_id: 3, quantity: -1 },
      { ...lines[0], product_id: 4, changed_at: 'soon' },
    )
    device.stored.set(storedAs, JSON.stringify(stored))
    expect(quantities(openCart())).toEqual([[1, 10]])
  })

  test('works on a machine that stores nothing', () => {
    const deny = () => {
      throw new Error('denied')
    }
    const denied = { getItem: deny, setItem: deny, removeItem: deny, key: deny, length: 3 }
    const { open } = makeKeeper({ tab: denied, device: denied, onDeviceChange: () => {}, makeKey: () => '1' })
    cart = makeCart({ open, now: () => 0 })
    cart.getState().open(7)
    add(oil, 10)
    expect(quantities()).toEqual([[1, 10]])
  })

  test('shows what another tab did', () => {
    const otherTab = openCart()
    otherTab.getState().add({ product: oil, company, optionValues: [], priceId: 1, quantity: 9 })
    expect(quantities()).toEqual([[1, 9]])
    add(rug, 2)
    expect(quantities(otherTab)).toEqual([
      [1, 9],
      [2, 2],
    ])
  })

  test('leaves with its person, but for what the server has not heard of', () => {
    const tab = device.openTab()
    cart = openCart(7, tab)
    add(oil, 10)
    add(rug, 2)
    const sent = cart.getState().lines
    cart.getState().replaceFromServer(answerWith(sent), sent)
    cart.getState().setQuantity('2:', 3)
    cart.getState().open(null)
    tab.keeper.forget(7)
    expect(quantities(openCart())).toEqual([[2, 3]])
    expect(JSON.stringify([...device.stored])).not.toContain('"product_id":1,')
  })
})

describe("the server's cart", () => {
  test('replaces this machine’s', () => {
    add(oil, 10)
    const sent = cart.getState().lines
    const [line] = sent
    if (!line) throw new Error('no line')
    cart.getState().replaceFromServer(
      answerWith([
        { ...line, quantity: 12 },
        { ...line, product_id: 3 },
      ]),
      sent,
    )
    expect(quantities()).toEqual([
      [1, 12],
      [3, 10],
    ])
    expect(cart.getState()).toMatchObject({ pending: [], isLoaded: true })
    expect(cart.getState().goods[3]?.product.id).toBe(3)
  })

  test('does not undo what was changed while it was on its way', () => {
    add(oil, 10)
    const sent = cart.getState().lines
    cart.getState().setQuantity('1:', 15)
    add(rug, 1)
    cart.getState().replaceFromServer(answerWith(sent), sent)
    expect(quantities()).toEqual([
      [1, 15],
      [2, 1],
    ])
    expect(cart.getState().pending).toEqual(['1:', '2:'])
  })

  test('does not bring back what was removed while it was on its way', () => {
    add(oil, 10)
    const sent = cart.getState().lines
    cart.getState().remove(['1:'])
    cart.getState().replaceFromServer(answerWith(sent), sent)
    expect(quantities()).toEqual([])
    expect(cart.getState().pending).toEqual(['1:'])
  })
})
