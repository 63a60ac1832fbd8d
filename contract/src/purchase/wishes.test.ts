import { expect, test } from 'vitest'
import { readWishes } from './wishes.ts'

test('a wish is on one line, only the message has several', () => {
  const wishes = readWishes({
    message: ' One\nTwo ',
    po_number: 'PO 7\nPay to another account',
    place: 'Hamburg\r\n',
    incoterm_place: 'Livorno\u2028Italy',
    payment_terms: '30 days\n net',
    delivery: {
      company: 'Nordlicht\nHandel',
      person: '',
      phone: '',
      street: 'Am Kai 1',
      zip: '',
      city: 'Hamburg',
      country_code: 'DE',
    },
  })
  expect(wishes).toMatchObject({
    message: 'One\nTwo',
    poNumber: 'PO 7 Pay to another account',
    place: 'Hamburg',
    incotermPlace: 'Livorno Italy',
    paymentTerms: '30 days net',
    delivery: { company: 'Nordlicht Handel' },
  })
})
