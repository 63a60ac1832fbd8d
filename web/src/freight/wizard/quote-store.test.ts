import { writeQuoteRequest } from '@fairquay/contract/freight/convert.ts'
import { emptyQuote } from '@fairquay/contract/freight/form.ts'
import { fillForm } from '@fairquay/contract/freight/form-for-tests.ts'
import { describe, expect, test } from 'vitest'
import { makeQuoteStore } from './quote-store.ts'

function openTab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  let made = 0
  const load = () => makeQuoteStore({ storage, makeKey: () => `key-${++made}` })
  return { kept, load }
}

const request = (price: number, quantity = 1) =>
  writeQuoteRequest(fillForm(), {
    supplierId: 1,
    userId: 1,
    products: [{ product_id: 1, quantity, selected_price_id: 1, total_price: price }],
  })

describe('a quote on its way', () => {
  test('is there after a reload, for the same person only', () => {
    const { load } = openTab()
    const before = load()
    before.getState().open(1)
    before.getState().begin(7, ['3:', '4:'])
    before.getState().change('buyer', { first_name: 'Ann' })
    before.getState().changeShipment({ pallet_category: 'EUR-6' })
    before.getState().changeNotes('Ring twice')
    const after = load()
    after.getState().open(1)
    expect(after.getState().form).toEqual(before.getState().form)
    expect(after.getState().lineKeys).toEqual(['3:', '4:'])
    after.getState().open(2)
    expect(after.getState().form).toEqual(emptyQuote)
    expect(after.getState().lineKeys).toEqual([])
  })

  test('starts anew where what is stored is not a form', () => {
    const { kept, load } = openTab()
    for (const stored of ['no json', '[]', '{"form":{"seller":{}}}', '{"form":null}']) {
      kept.set('fairquay-quote-1:1', stored)
      const store = load()
      store.getState().open(1)
      expect(store.getState().form).toEqual(emptyQuote)
    }
  })

  test('keeps what was typed for other goods of the same seller, and all but the seller for those of another', () => {
    const store = openTab().load()
    store.getState().open(1)
    store.getState().begin(7, ['3:'])
    store.getState().change('seller', { company: 'House' })
    store.getState().change('shipping', { city: 'Hamburg' })
    store.getState().begin(7, ['4:'])
    expect(store.getState().form.seller.company).toBe('House')
    store.getState().begin(8, ['5:'])
    expect(store.getState().form.seller.company).toBe('')
    expect(store.getState().form.shipping.city).toBe('Hamburg')
  })

  test('is filled in once, and never over what somebody typed', () => {
    const store = openTab().load()
    store.getState().open(1)
    store.getState().change('shipping', { city: 'Hamburg' })
    const known = { buyer: fillForm().buyer, shipping: fillForm().shipping }
    store.getState().fill('buyer', known)
    expect(store.getState().form.buyer.company).toBe('Nordhavn Provisions')
    expect(store.getState().form.shipping.city).toBe('Hamburg')
    store.getState().change('buyer', { company: '' })
    store.getState().fill('buyer', known)
    expect(store.getState().form.buyer.company).toBe('')
  })
})

describe('sending', () => {
  test('the same quote again has the key and the body it had, over a reload and though a price has changed', () => {
    const { load } = openTab()
    const store = load()
    store.getState().open(1)
    const first = store.getState().beginSending(request(10))
    const reloaded = load()
    reloaded.getState().open(1)
    expect(reloaded.getState().beginSending(request(12))).toEqual(first)
  })

  test('another quote, or one that was refused, has a new key', () => {
    const store = openTab().load()
    store.getState().open(1)
    const first = store.getState().beginSending(request(10))
    const other = store.getState().beginSending(request(10, 2))
    expect(other.key).not.toBe(first.key)
    store.getState().endSending()
    expect(store.getState().beginSending(request(10, 2)).key).not.toBe(other.key)
  })

  test('leaves nothing behind once the person was told', () => {
    const { load } = openTab()
    const store = load()
    store.getState().open(1)
    store.getState().begin(7, ['3:'])
    store.getState().changeNotes('Ring twice')
    store.getState().settle(12)
    expect(store.getState()).toMatchObject({ sentId: 12, openSending: null })
    store.getState().clear()
    const next = load()
    next.getState().open(1)
    expect(next.getState()).toMatchObject({ form: emptyQuote, lineKeys: [], sentId: null })
  })
})
