import { expect, test } from 'vitest'
import { type CustomsLetter, writeCustomsSubject, writeCustomsText } from './letter.ts'

const product = { name: 'Olive oil', hts: '1509200000', origin: 'PT' }
const letter: CustomsLetter = {
  requestId: 21,
  recipient: 'Fiona MacAskill',
  buyer: {
    company: 'Nordlicht Handel',
    person: 'Jan Petersen',
    email: 'jan@nordlicht.test',
    phone: '+49 40 1234',
    place: 'Hamburg, Germany',
  },
  seller: { company: 'Oil House', place: 'Porto, Portugal' },
  product,
  terms: null,
  exportingMarket: 'PT',
  importingMarket: 'US',
  lines: [
    {
      name: 'Olive oil',
      options: [{ name: 'Size', value: '250 ml' }],
      quantity: 1200,
      orderMeasure: 'Bottle',
      total: 540_000,
      codes: { sku: 'OIL-250', barcode: '4006381333931', hts: '1509200000', origin_code: 'PT' },
    },
    { name: 'Olive oil', options: [{ name: 'Size', value: '5 l' }], quantity: 10, orderMeasure: 'Tin', total: 0 },
  ],
  currency: 'EUR',
  total: 540_000,
  link: 'https://market.test/#/requests/21',
  marketplace: 'Fairquay',
}

test('the broker reads who asks, what is imported from where to where, its code and its value', () => {
  const text = writeCustomsText(letter)
  for (const part of [
    'Dear Fiona MacAskill,',
    'Nordlicht Handel asks for an estimate of customs import duties.',
    'Exporting market: Portugal',
    'Importing market: United States',
    'Country of origin: Portugal',
    'HTS code: 1509.20.00.00',
    'Customs value basis: FOB',
    '  Olive oil\n  Size: 250 ml, Article number: OIL-250, Barcode: 4006381333931, 1,200 bottles, €5,400.00\n  Size: 5 l, 10 tins, Price On Demand\n',
    'Value of the goods: €5,400.00',
    '  Oil House\n  Porto, Portugal',
    '  Jan Petersen, Nordlicht Handel\n  Hamburg, Germany\n  jan@nordlicht.test\n  +49 40 1234',
    'https://market.test/#/requests/21',
  ])
    expect(text).toContain(part)
})

test('goods without a code say so', () => {
  expect(writeCustomsText({ ...letter, product: { ...product, hts: null } })).toContain('HTS code: Not given')
})

test('a deal is told line by line, with its rule and the freight agreed', () => {
  const codes = { sku: 'OIL-1', barcode: null, hts: '15092000', origin_code: 'PT' }
  const terms = { incoterm: 'FCA', place: 'Porto', freight: { total: 90_000, currency: 'USD' } }
  const lines = letter.lines.map((line, index) => ({ ...line, name: `Oil ${index}`, codes }))
  const text = writeCustomsText({ ...letter, product: null, terms, lines })
  for (const part of [
    '  Oil 0, Size: 250 ml, Article number: OIL-1, Customs code: 1509.20.00, Origin: Portugal, 1,200 bottles, €5,400.00',
    '  Oil 1,',
    'Incoterm: FCA Porto',
    'Freight agreed: $900.00',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Country of origin')
  expect(writeCustomsText({ ...letter, product: null, terms: { ...terms, freight: null } })).toContain(
    'Freight agreed: Not yet',
  )
})

test('the subject holds nothing a person typed', () => {
  expect(writeCustomsSubject(letter)).toBe('Customs request 21: Portugal to United States')
})
