import { expect, test } from 'vitest'
import { nameRequest } from './name-request.ts'

const goods = { first_product: 'Olive oil', line_count: 1, from: null, to: null, load: null }
const load = { packs: 84, pallets: 7, weight_kg: 666.4, volume_m3: 9.2 }
const [porto, rotterdam] = [
  { country: 'PT', place: 'Porto' },
  { country: 'NL', place: 'Rotterdam' },
]

test.each([
  ['Olive oil', goods],
  ['Olive oil and 2 more', { ...goods, line_count: 3 }],
  ['Porto → Rotterdam, 7 pallets, 666 kg', { ...goods, from: porto, to: rotterdam, load }],
  [
    'Porto → Rotterdam, 1 pallet, 0.25 kg',
    { ...goods, from: porto, to: rotterdam, load: { ...load, pallets: 1, weight_kg: 0.25 } },
  ],
  [
    'Portugal → Rotterdam, 84 packs, 1,666 kg',
    { ...goods, from: { country: 'PT', place: '' }, to: rotterdam, load: { ...load, pallets: null, weight_kg: 1666 } },
  ],
  [
    'Portugal → United States, Olive oil and 1 more',
    { ...goods, line_count: 2, from: { country: 'PT', place: '' }, to: { country: 'US', place: '' } },
  ],
])('%s', (name, request) => {
  expect(nameRequest(request)).toBe(name)
})
