import { describe, expect, test } from 'vitest'
import { loadCalls } from '../documentation/examples/loads.ts'
import { writeEpc } from './epc-code.ts'
import { chargedFacts, invoiceFacts } from './facts-for-tests.ts'
import { writeLoadOfPaper } from './load-of-paper.ts'
import { canBeElectronic, orderPaperKinds, writeOrderPaperNumber } from './order-paper.ts'
import { unitCodeOf } from './unit-codes.ts'
import { writeOrderPaper } from './write-order-paper.ts'

const textOf = (facts: typeof invoiceFacts) => JSON.stringify(writeOrderPaper(facts, 'Fairquay'))

describe('what an invoice prints', () => {
  test.each([
    'INV-2026-00012',
    'ORD-2026-00003',
    'PO-4711',
    'DE136695976',
    'FR40303265045',
    'DE1234567',
    'DE89 3704 0044 0532 0130 00',
    'COBADEFFXXX',
    'OIL-500',
    '4006381333931',
    '1509.20.00',
    'Italy',
    '110.40 kg',
    '216.00 kg',
    'DAP Marseille',
    '30% deposit, balance net 30 days',
    'Dec 20, 2026',
    'Rue Longue 9',
    'Article 138',
    'SHP-2026-00002',
    'Road Line',
    '€3,218.10',
    '-€600.00',
    '€2,618.10',
    '€0.0042',
  ])('%s', (words) => expect(textOf(invoiceFacts)).toContain(words))

  test('VAT with its rate, its base and its amount', () => {
    const { sections } = writeOrderPaper(chargedFacts(), 'Fairquay')
    expect(sections[0]?.totals.map(({ label, values }) => `${label} ${values}`)).toEqual([
      'Net €3,218.10',
      'VAT 19% (€3,218.10) €611.44',
      'Total €3,829.54',
    ])
  })
})

test('papers that go with the goods say no price, bank account or terms of payment', () => {
  for (const kind of ['packing-list', 'delivery-note'] as const) {
    const text = textOf({ ...invoiceFacts, kind })
    expect(text).not.toContain('€')
    expect(text).not.toContain('DE89')
    expect(text).not.toContain('deposit')
    expect(text).toContain('OIL-500')
  }
})

test('where the packages of a shipment are known they alone say what is gross', () => {
  const shipment = invoiceFacts.shipment
  if (!shipment) throw new Error('no shipment')
  const pallet = { mark: '1/2', type: 'Pallet', count: 2, contents: 'Oil', grams: 150_500, litres: 900, size: '' }
  for (const kind of ['packing-list', 'delivery-note', 'commercial-invoice'] as const) {
    const text = textOf({ ...invoiceFacts, kind, shipment: { ...shipment, packages: [pallet] } })
    expect(text).toContain('150.50 kg')
    expect(text).not.toContain('216.00 kg')
    expect(text).toContain('110.40 kg')
  }
  const unpacked = textOf({ ...invoiceFacts, kind: 'packing-list', shipment: { ...shipment, packages: [] } })
  expect(unpacked).toContain('216.00 kg')
})

test('a credit note says what the credited goods weigh, not what they came in', () => {
  const { shipment, lines } = invoiceFacts
  if (!shipment) throw new Error('no shipment')
  const pallet = { mark: '', type: 'Pallet', count: 1, contents: 'Oil', grams: 150_500, litres: 900, size: '' }
  const some = lines.slice(0, 2).map((line) => ({ ...line, net_grams: 1_000, gross_grams: 1_250 }))
  const credit = {
    ...invoiceFacts,
    kind: 'credit-note',
    lines: some,
    shipment: { ...shipment, packages: [pallet] },
  } as const
  const { facts } = writeOrderPaper(credit, 'Fairquay')
  expect(facts).toContainEqual({ label: 'Gross weight', value: '2.50 kg' })
})

describe('weights that are not known of a part', () => {
  const [oil, labels] = invoiceFacts.lines
  const { shipment } = invoiceFacts
  if (!oil || !labels || !shipment) throw new Error('no goods')
  const carton = { mark: '', type: 'Carton', count: 2, contents: 'Oil', grams: 150_500, litres: 900, size: '' }
  const packing = { ...invoiceFacts, kind: 'packing-list' } as const
  const sectionsOf = (facts: typeof invoiceFacts) => writeOrderPaper(facts, 'Fairquay').sections

  test('goods beside the packages have their row, and their weight is in the sum', () => {
    const loose = { ...labels, gross_grams: 9_500, litres: 100 }
    const facts = {
      ...packing,
      lines: [oil, loose],
      shipment: { ...shipment, packages: [carton], loose: [labels.position] },
    }
    const [, packages] = sectionsOf(facts)
    expect(packages?.rows.at(-1)).toMatchObject(['', { name: 'Without a package' }, '', '', '9.50 kg', '0.100 m³'])
    expect(packages?.totals[0]?.values).toEqual(['2', '', '160.00 kg', '1.000 m³'])
    expect(writeOrderPaper(facts, 'Fairquay').facts).toContainEqual({ label: 'Gross weight', value: '160.00 kg' })
  })
  test('no sum is printed that leaves goods out', () => {
    const unknown = { ...labels, net_grams: null, gross_grams: null, packs: null, litres: null }
    const facts = { ...packing, lines: [oil, unknown] }
    const sent = { ...shipment, packages: [carton], loose: [labels.position] }
    expect(sectionsOf({ ...facts, shipment: sent })[1]?.totals[0]?.values).toEqual(['2', '', '', ''])
    expect(writeOrderPaper({ ...facts, shipment: sent }, 'Fairquay').facts).not.toContainEqual(
      expect.objectContaining({ label: 'Gross weight' }),
    )
    expect(sectionsOf(facts)[0]?.totals[0]?.values).toEqual(['', '', '', ''])
  })
  test('a package nobody weighed or measured weighs not nought', () => {
    const sent = { ...shipment, packages: [carton, { ...carton, grams: 0, litres: 0 }] }
    const [, packages] = sectionsOf({ ...packing, shipment: sent })
    expect(packages?.rows.at(-1)?.slice(-2)).toEqual(['', ''])
    expect(packages?.totals[0]?.values).toEqual(['4', '', '', ''])
  })
})

test('a packing list says how the goods are meant to be loaded, without advice, and nothing where it was not planned', () => {
  const { answer } = loadCalls.planShipmentLoad
  const load = writeLoadOfPaper(answer.input, answer)
  const bare = { ...invoiceFacts, kind: 'packing-list' } as const
  expect(writeOrderPaper({ ...bare, load }, 'Fairquay').load).toMatchObject({
    summary: '5 pallets · 2.5 t · 6.7 m³ · 14 % of a trailer of 13.6 m',
    rows: [['Pallets 1–4', '48 × Olive oil, 0.5 l in 6 layers', '1,644 mm', '601 kg'], expect.anything()],
    warnings: [],
  })
  expect(writeOrderPaper(bare, 'Fairquay')).not.toHaveProperty('load')
})

test('every kind has a name and a number of its own', () => {
  expect(new Set(orderPaperKinds.map((kind) => writeOrderPaperNumber(kind, 2026, 12))).size).toBe(
    orderPaperKinds.length,
  )
  expect(writeOrderPaperNumber('credit-note', 2026, 12)).toBe('CRN-2026-00012')
})

describe('the code for banking apps', () => {
  test('says whom, how much and what for, in the order of the guideline', () => {
    expect(writeEpc(invoiceFacts)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Hafen Handel GmbH',
      'DE89370400440532013000',
      'EUR2618.1',
      '',
      '',
      'INV-2026-00012',
    ])
  })
  test('asks for the deposit on a pro-forma', () => {
    expect(writeEpc({ ...invoiceFacts, kind: 'proforma-invoice', deposit: 5000 })).toContain('EUR50')
  })
  test.each([
    { currency: 'USD' },
    { bank: null },
    { kind: 'credit-note' as const },
    { sums: { ...invoiceFacts.sums, payable: 0 } },
    { kind: 'proforma-invoice' as const, deposit: 0 },
  ])('is left out where it does not apply: %j', (change) =>
    expect(writeEpc({ ...invoiceFacts, ...change })).toBeUndefined(),
  )
})

test('only invoices and credit notes are electronic, and not in a currency of three decimals', () => {
  expect(orderPaperKinds.filter((kind) => canBeElectronic({ kind, currency: 'JPY' }))).toEqual([
    'commercial-invoice',
    'credit-note',
  ])
  expect(canBeElectronic({ kind: 'commercial-invoice', currency: 'KWD' })).toBe(false)
})

test.each([
  ['Bottle', 'XBO'],
  ['Box of 12', 'XBX'],
  ['kg', 'KGM'],
  ['Ballen', 'C62'],
])('%s is %s', (unit, code) => expect(unitCodeOf(unit)).toBe(code))
