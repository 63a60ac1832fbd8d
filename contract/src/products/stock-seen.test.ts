import { expect, test } from 'vitest'
import { emptyDraft, plainTerm } from '../catalogue/draft.ts'
import { readStocks } from '../catalogue/stock-of-lines.ts'
import { toProductDraft, toProductForm } from './form.ts'
import { groupLines, putStock, readGroupStock } from './price-lines.ts'
import { addStockSeen, carryStock } from './stock-seen.ts'

const size = (Size: string) => ({ options: { Size } })
const draft = {
  ...emptyDraft('Cup', 'PT'),
  terms: [
    plainTerm(5, { ...size('S'), maxQty: 9, availableQty: 80 }),
    plainTerm(4, { ...size('S'), minQty: 10, availableQty: 100, lowAt: 20 }),
    plainTerm(6, { ...size('M'), availableQty: null }),
    plainTerm(7, { ...size('L'), type: 'on_demand', price: null, availableQty: 5 }),
  ],
}

test('the stock of a combination is read once, however many tiers repeat it; what is made on demand has none', () => {
  expect([...readStocks(draft.terms).values()]).toEqual([
    { index: 0, onHand: 100, lowAt: 20, options: { Size: 'S' } },
    { index: 2, onHand: null, lowAt: null, options: { Size: 'M' } },
  ])
})

test('a form is sent with what stood there when it was begun; what is new says only what it is to be', () => {
  const base = toProductForm(draft)
  const typed = {
    ...base,
    terms: [...putStock(base.terms, 0, { onHand: 120 }), { ...plainTerm(1, size('XL')), price: 1, listPrice: null }],
  }
  const sent = addStockSeen(typed, base)
  expect(sent.terms.map(({ availableQty, stockSeen }) => [availableQty, stockSeen])).toEqual([
    [120, 100],
    [120, 100],
    [null, null],
    [5, undefined],
    [0, undefined],
  ])
  expect(toProductForm(toProductDraft(sent)).terms[0]).not.toHaveProperty('stockSeen')
})

test('a threshold that a program leaves out stays', () => {
  const form = toProductForm(draft)
  const terms = form.terms.map(({ lowAt: _, ...line }) => line)
  expect(readStocks(toProductDraft({ ...form, terms }, draft).terms).get('[["Size","S"]]')?.lowAt).toBe(20)
  const cleared = form.terms.map((line) => ({ ...line, lowAt: null }))
  expect(readStocks(toProductDraft({ ...form, terms: cleared }, draft).terms).get('[["Size","S"]]')?.lowAt).toBeNull()
})

test('a seller chooses one of three states for a combination, and all of its lines follow', () => {
  const { terms } = toProductForm(draft)
  const states = (lines: typeof terms) => groupLines(lines).map((group) => readGroupStock(group)?.choice)
  expect(states(terms)).toEqual(['counted', 'not_counted', 'on_demand'])
  const uncounted = putStock(terms, 0, { choice: 'not_counted' })
  expect(states(uncounted)).toEqual(['not_counted', 'not_counted', 'on_demand'])
  expect(uncounted.slice(0, 2).map(({ availableQty }) => availableQty)).toEqual([null, null])
  const demanded = putStock(terms, 1, { choice: 'on_demand' })
  expect(demanded.slice(0, 2).map(({ type, price }) => [type, price])).toEqual([
    ['on_demand', null],
    ['on_demand', null],
  ])
  expect(states(putStock(terms, 3, { choice: 'counted' }))[2]).toBe('counted')
})

test('what only got another name was seen under the old one, unless something else may stand in its place', () => {
  const base = formOf('S', 9)
  expect(addStockSeen(formOf('Small', 9), base).terms[0]?.stockSeen).toBe(9)
  expect(addStockSeen(formOf('Small', 4), base).terms[0]?.stockSeen).toBeUndefined()
})

test('what is counted beside the form is added to what was typed, and says the same change as before', () => {
  const [before, now] = [toProductForm(draft), toProductForm(draft)]
  now.terms = putStock(now.terms, 0, { onHand: 145 })
  const stockOf = (form: typeof before) => form.terms.map(({ availableQty }) => availableQty)
  expect(stockOf(carryStock(before, before, now))).toEqual([145, 145, null, 5])
  const typed = { ...before, terms: putStock(before.terms, 0, { onHand: 90 }) }
  const carried = carryStock(typed, before, now)
  expect(stockOf(carried)).toEqual([135, 135, null, 5])
  const changeOf = (form: typeof before, base: typeof before) =>
    addStockSeen(form, base).terms.map(({ availableQty, stockSeen }) => (availableQty ?? 0) - (stockSeen ?? 0))
  expect(changeOf(carried, now)).toEqual(changeOf(typed, before))
  // Renamed meanwhile: it is still the same goods.
  expect(stockOf(carryStock(formOf('Small', 9), formOf('S', 9), formOf('S', 14)))).toEqual([14])
  // Not counted any more: nothing is added to it.
  const uncounted = { ...before, terms: putStock(before.terms, 0, { choice: 'not_counted' }) }
  expect(stockOf(carryStock(uncounted, before, now))).toEqual([null, null, null, 5])
})

function formOf(Size: string, availableQty: number) {
  const draft = emptyDraft('Shirt', 'PT')
  const terms = [plainTerm(10, { options: { Size }, availableQty })]
  return toProductForm({ ...draft, options: [{ name: 'Size', values: [Size] }], terms })
}
