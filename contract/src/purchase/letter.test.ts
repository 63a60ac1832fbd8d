import { expect, test } from 'vitest'
import { readUnitPrice } from '../money.ts'
import { type PurchaseLetter, writePurchaseSubject, writePurchaseText } from './letter.ts'
import { noWishes } from './wishes.ts'

const letter: PurchaseLetter = {
  requestId: 17,
  recipient: 'Lucia Bianchi',
  buyer: {
    company: 'Nordlicht Handel',
    person: 'Jan Petersen',
    email: 'jan@nordlicht.test',
    phone: '+49 40 1234',
    place: 'Hamburg, Germany',
  },
  seller: 'Oil House',
  lines: [
    {
      name: 'Olive oil',
      options: [{ name: 'Size', value: '250 ml' }],
      quantity: 1200,
      orderMeasure: 'Bottle',
      unitPrice: readUnitPrice(4.5),
      priceUnit: 'pc',
      unitWeight: null,
      total: 540_000,
    },
    {
      name: 'Pecorino',
      options: [],
      quantity: 4,
      orderMeasure: 'Wheel',
      unitPrice: readUnitPrice(19.99),
      priceUnit: 'kg',
      unitWeight: 2.5,
      total: 19_990,
    },
  ],
  currency: 'EUR',
  total: 559_990,
  promise: '',
  wishes: noWishes,
  link: 'https://market.test/#/requests',
  marketplace: 'Fairquay',
}

test('the seller reads who asks, for what, at which price, and where to answer', () => {
  const text = writePurchaseText(letter)
  for (const part of [
    'Dear Lucia Bianchi,',
    'Nordlicht Handel would like to buy from you.',
    '1. Olive oil\n   Size: 250 ml\n   1,200 bottles, €4.50\n   €5,400.00',
    '2. Pecorino\n   4 wheels, 2.5 kg at €19.99 per kg\n   €199.90',
    'Total: €5,599.90',
    'Jan Petersen, Nordlicht Handel\n  Hamburg, Germany\n  jan@nordlicht.test\n  +49 40 1234',
    'https://market.test/#/requests',
  ])
    expect(text).toContain(part)
})

test('the subject holds nothing a person typed', () => {
  expect(writePurchaseSubject(letter)).toBe('Purchase request 17: 2 lines, €5,599.90')
})

test('what the buyer wishes is told, and nothing of it where nothing was said', () => {
  expect(writePurchaseText(letter)).not.toMatch(/Wanted by|Deliver to|Message|Target price/)
  const [first, second] = letter.lines
  if (!first || !second) throw new Error('no lines')
  const text = writePurchaseText({
    ...letter,
    lines: [{ ...first, targetPrice: readUnitPrice(4.25) }, second],
    wishes: {
      ...noWishes,
      message: 'Printed in two colours, please.\nWe reorder every spring.',
      wantedDate: '2027-03-31',
      place: 'Rotterdam',
    },
  })
  for (const part of [
    '   €5,400.00\n   Target price: €4.25',
    'Wanted by: Mar 31, 2027\nDeliver to: Rotterdam\n',
    'Message:\n  Printed in two colours, please.\n  We reorder every spring.\n',
  ])
    expect(text).toContain(part)
})

test('and what the order value took off, under the total', () => {
  const promise = 'Orders from €5,000.00: 3% off. €173.20 less than the price list, already in the prices.'
  expect(writePurchaseText({ ...letter, promise })).toContain(`Total: €5,599.90\n${promise}\n`)
})
