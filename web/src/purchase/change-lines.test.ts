import { describe, expect, test } from 'vitest'
import { applyToAll, changeMinimum, changeTier, findPriceIndex, readPercent } from './change-lines.ts'
import type { LineDraft } from './offer-draft.ts'

const line: LineDraft = {
  position: 0,
  included: true,
  quantity: '120',
  tiers: [
    { min_quantity: '10', price: '4.50' },
    { min_quantity: '100', price: '4.00' },
    { min_quantity: '500', price: '3.50' },
  ],
  minimum_quantity: '10',
  lead_time_days: '',
  packing: 'Cartons',
}

test.each([
  ['120', '10', 1],
  ['99', '10', 0],
  ['500', '10', 2],
  ['1', '10', 0],
  ['1', '600', 2],
  ['', '10', 0],
  ['many', '', 0],
])('a quantity of %j with a minimum of %j falls into price %d', (quantity, minimum_quantity, index) => {
  expect(findPriceIndex({ ...line, quantity, minimum_quantity })).toBe(index)
})

test('a further price begins with its first letter, and goes with its last', () => {
  const more = changeTier(line.tiers, 3, { price: '3' })
  expect(more[3]).toEqual({ min_quantity: '', price: '3' })
  expect(changeTier(more, 3, { price: '' })).toEqual(line.tiers)
  expect(changeTier([{ min_quantity: '', price: '1' }], 0, { price: '' })).toHaveLength(1)
})

test('the first price begins at the minimum', () => {
  expect(changeMinimum(line, '20')).toMatchObject({ minimum_quantity: '20', tiers: [{ min_quantity: '20' }, {}, {}] })
})

test.each([
  ['-5', -5],
  ['−2.5', -2.5],
  ['+3', 3],
  ['-100', undefined],
  ['5 %', undefined],
  ['', undefined],
])('%j is a change of %s percent', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})

describe('what is said of all lines', () => {
  const lines = [line, { ...line, included: false }, { ...line, tiers: [{ min_quantity: '1', price: 'ask' }] }]

  test('changes the prices of those that are offered, and leaves what cannot be read', () => {
    const changed = applyToAll(lines, { percent: '-10', lead_time_days: '', packing: '' }, 'EUR')
    expect(changed[0]?.tiers.map(({ price }) => price)).toEqual(['4.05', '3.60', '3.15'])
    expect(changed[0]).toMatchObject({ lead_time_days: '', packing: 'Cartons' })
    expect(changed[1]).toEqual(lines[1])
    expect(changed[2]?.tiers[0]?.price).toBe('ask')
  })

  test('fills in lead time and packing', () => {
    const [changed] = applyToAll(lines, { percent: '', lead_time_days: '14', packing: 'Pallets' }, 'EUR')
    expect(changed).toEqual({ ...line, lead_time_days: '14', packing: 'Pallets' })
  })
})
