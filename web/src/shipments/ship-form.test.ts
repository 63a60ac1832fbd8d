import { expect, test } from 'vitest'
import { emptyRow, packAll, refuseShipment, startShipping } from './ship-form.ts'

test.each([
  ['FOB', undefined, 'boat'],
  ['DAP', undefined, 'truck'],
  ['FOB', { mode: 'air' as const, carrier: 'DHL' }, 'air'],
])('a shipment under %s after %j begins with %s', (incoterm, before, mode) => {
  expect(startShipping([], { incoterm, before }).mode).toBe(mode)
})

test.each(['-3', '2.5', 'ten'])('a quantity that is not a whole number is told to be one: %s', (quantity) => {
  const start = startShipping([])
  const values = {
    ...start,
    lines: [{ position: 0, quantity }],
    packages: [{ ...emptyRow, type: 'Carton', count: '1', position: '0', each: '0' }],
  }
  expect(refuseShipment(values, [])).toMatchObject({
    'lines.0.quantity': 'Please give a whole number, 0 or more.',
    'packages.0.each': 'Please give a whole number, 1 or more.',
  })
})

test.each(['-3', '2.5', 'ten'])(
  'and nothing is proposed to pack it in, which would be a second fault: %s',
  (quantity) => {
    const pack = { type: 'Carton', units: 12, width: 300, height: 250, depth: 400, grams_each: 7500 }
    const good = {
      position: 0,
      name: 'Cup',
      options: [],
      sku: null,
      order_measure: 'piece',
      open: 24,
      places: [],
      pack,
    }
    const lines = [{ position: 0, quantity }]
    const values = { ...startShipping([good]), lines, packages: packAll([good], lines) }
    expect(Object.keys(refuseShipment(values, [good]))).toEqual(['lines.0.quantity'])
  },
)
