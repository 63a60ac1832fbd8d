import { emptyQuote } from '@fairquay/contract/freight/form.ts'
import { fillForm } from '@fairquay/contract/freight/form-for-tests.ts'
import { describe, expect, test } from 'vitest'
import { makeDevice } from '../../forms/device-for-tests.ts'
import { makeQuoteStore } from './quote-store.ts'

function openTab() {
  let tab = makeDevice().openTab()
  const load = () => {
    tab = tab.reload()
    return makeQuoteStore(tab.keeper)
  }
  return { kept: tab.stored, load }
}

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
    for (const stored of ['no json', '[]', '{"form":{"seller":{}}}', '{"form":null}'].map(
      (value) => `{"state":{"value":${value}}}`,
    )) {
      kept.set('fairquay:1:quote:1', stored)
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

  test('begins with what its goods need of their way, which can be changed and gives way to other goods', () => {
    const { load } = openTab()
    const store = load()
    store.getState().open(1)
    store.getState().begin(7, ['3:'], null, { dangerous_goods: true })
    expect(store.getState().form.shipment).toEqual({ ...emptyQuote.shipment, dangerous_goods: true })
    store.getState().changeShipment({ dangerous_goods: false })
    store.getState().begin(7, ['3:'], null, { dangerous_goods: true })
    expect(store.getState().form.shipment.dangerous_goods).toBe(false)
    store.getState().changeShipment({ dangerous_goods: true, is_palletized: false })
    const after = load()
    after.getState().open(1)
    after.getState().begin(7, ['4:'])
    expect(after.getState().form.shipment).toEqual({ ...emptyQuote.shipment, is_palletized: false })
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
  test('leaves nothing behind once the person was told', () => {
    const { load } = openTab()
    const store = load()
    store.getState().open(1)
    store.getState().begin(7, ['3:'])
    store.getState().changeNotes('Ring twice')
    store.getState().settle(12)
    expect(store.getState()).toMatchObject({ sentId: 12 })
    store.getState().clear()
    const next = load()
    next.getState().open(1)
    expect(next.getState()).toMatchObject({ form: emptyQuote, lineKeys: [], sentId: null })
  })
})
