import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { Creditable, OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { vatWords } from '@fairquay/contract/billing/vat-messages.ts'
import { describe, expect, test } from 'vitest'
import { type CreditDraft, emptyCredit, listCreditKinds, refuseCredit, sumOf, toCredit } from './credit-draft.ts'
import { describeVat } from './describe-vat.ts'
import { listInvoiceKinds, refuseInvoice, startInvoice, sumDraft, toInvoice } from './invoice-draft.ts'
import { billingTexts } from './texts.ts'

const line = { position: 0, name: 'Oil', order_measure: 'Bottle', quantity: 97, total: 436.5 }
const money = {
  currency: 'EUR',
  vat: { category: 'S', sentence: '', is_for_want_of_number: false },
  vat_rates: [22, 10],
  in_advance: 100,
  lines: [{ ...line, invoiced: 33, to_invoice: 64, shipped_to_invoice: 40 }],
  shipments_to_invoice: [{ id: 7, number: 'ORD-1/2', shipped_on: null, lines: [{ position: 0, quantity: 12 }] }],
} as unknown as OrderMoney
const today = '2026-11-23'

describe('an invoice', () => {
  const start = startInvoice(money)
  test('begins with what was shipped, at the usual rate', () => {
    expect(listInvoiceKinds(money)).toEqual(['shipped', 'shipment:7', 'ordered', 'lines'])
    expect(toInvoice(start)).toEqual({ left: 'shipped', vat_rate: 22 })
  })
  test('of a shipment or of quantities says so', () => {
    expect(toInvoice({ ...start, of: 'shipment:7' })).toEqual({ shipment_id: 7, vat_rate: 22 })
    expect(toInvoice({ ...start, of: 'lines', lines: { 0: ' 5 ', 1: '' } })).toEqual({
      lines: [{ position: 0, quantity: 5 }],
      vat_rate: 22,
    })
  })
  test.each([
    ['65', { 'lines.0': billingMessages.tooMuchInvoiced }],
    ['1.5', { 'lines.0': billingTexts.needsWhole }],
    ['', { lines: billingTexts.nothingChosen }],
    ['64', {}],
  ])('of %s units is told what is wrong', (typed, faults) => {
    expect(refuseInvoice({ ...start, of: 'lines', lines: { 0: typed } }, money, today)).toEqual(faults)
  })
  test('shows what it comes to, less what was paid in advance', () => {
    expect(sumDraft({ ...start, of: 'shipment:7' }, money)).toMatchObject({ net: 5400, tax: 1188, payable: 0 })
    expect(sumDraft(start, money)).toMatchObject({ net: 18_000, total: 21_960, prepaid: 10_000, payable: 11_960 })
    expect(sumDraft({ ...start, of: 'lines', lines: { 0: 'x' } }, money).total).toBe(0)
  })
})

describe('a credit note', () => {
  const goods = {
    position: 0,
    name: 'Oil',
    order_measure: 'Bottle',
    quantity: 10,
    net: 100,
    vat_percent: 22,
    credited: 4,
  }
  const invoice: Creditable = { currency: 'EUR', left: 60, lines: [{ ...goods, vat_category: 'S' }] }
  const draft = (change: Partial<CreditDraft>): CreditDraft => ({ ...emptyCredit, reason: 'Dented', ...change })
  test('of units goes with their amount only where one is typed', () => {
    const typed = draft({ lines: { 0: '2', 3: '' }, amounts: { 0: '12,50' } })
    expect(refuseCredit(typed, invoice)).toEqual({})
    expect(toCredit(typed, invoice)).toEqual({ lines: [{ position: 0, quantity: 2, amount: 12.5 }] })
    expect(sumOf(typed, invoice)).toMatchObject({ net: 1250, tax: 275, total: 1525 })
    expect(toCredit(draft({ lines: { 0: '2' } }), invoice)).toEqual({ lines: [{ position: 0, quantity: 2 }] })
  })
  test.each([
    [{ lines: { 0: '7' } }, { 'lines.0': billingMessages.tooMuchCredited }],
    [{ lines: { 0: '2' }, amounts: { 0: '20.01' } }, { 'lines.0': billingMessages.tooMuchCredited }],
    [{ lines: { 0: '2' }, amounts: { 0: 'ten' } }, { 'lines.0': billingMessages.amount }],
    [{ lines: { 0: '-' } }, { 'lines.0': billingTexts.needsWhole }],
    [{}, { lines: billingTexts.nothingChosen }],
    [{ of: 'amount', amount: '60.01' } as const, { amount: billingMessages.tooMuchCredited }],
    [{ of: 'amount', amount: '0' } as const, { amount: billingMessages.amount }],
    [{ of: 'whole' } as const, {}],
  ])('%j is told what is wrong', (typed, faults) => {
    expect(refuseCredit(draft(typed), invoice)).toEqual(faults)
  })
  test('of the whole is of all units that are left, or of the sum where they are not what is left', () => {
    expect(toCredit(draft({ of: 'whole' }), invoice)).toEqual({ lines: [{ position: 0, quantity: 6 }] })
    expect(toCredit(draft({ of: 'whole' }), { ...invoice, left: 50 })).toEqual({ amount: 50 })
    expect(sumOf(draft({ of: 'whole' }), { ...invoice, left: 50 })).toMatchObject({ total: 6100 })
    const mixed = { ...goods, position: 1, vat_category: 'S', vat_percent: 10 } as const
    const two = { ...invoice, left: 50, lines: [...invoice.lines, mixed] }
    expect(listCreditKinds(two)).toEqual(['lines', 'amount'])
    expect(listCreditKinds({ ...two, left: 120 })).toEqual(['lines', 'whole', 'amount'])
  })
})

test.each([
  ['as usual', { category: 'S', is_for_want_of_number: false }, 'buyer', ''],
  ['to a buyer without number', { category: 'S', is_for_want_of_number: true }, 'buyer', vatWords.numberMissing],
  ['whose buyer has none', { category: 'S', is_for_want_of_number: true }, 'seller', vatWords.buyersNumberMissing],
  ['exported', { category: 'G', is_for_want_of_number: false }, 'seller', vatWords.kinds.G],
] as const)('VAT %s says why', (_name, vat, party, words) => {
  expect(describeVat({ vat: { ...vat, sentence: '' }, party, is_profile_ready: true })).toBe(words)
})
