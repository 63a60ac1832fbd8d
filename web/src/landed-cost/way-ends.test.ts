import { expect, test } from 'vitest'
import { readWayEnds } from './way-ends.ts'

const way = { from: 'PT', destination: 'DE' }

test.each<[string, Parameters<typeof readWayEnds>[0], ReturnType<typeof readWayEnds>]>([
  [
    'a way begins at the place that is named by a term of the seller’s side',
    { incoterm: 'FCA', place: ' Porto ', town: 'Hamburg' },
    { from: { country: 'PT', place: 'Porto' }, to: { country: 'DE', place: 'Hamburg' } },
  ],
  [
    'it ends at the one of the buyer’s side while no town is said',
    { incoterm: 'DAP', place: 'Hamburg', town: '' },
    { from: { country: 'PT' }, to: { country: 'DE', place: 'Hamburg' } },
  ],
  [
    'a town that is said is the door',
    { incoterm: 'DAP', place: 'Hamburg', town: 'Kiel' },
    { from: { country: 'PT' }, to: { country: 'DE', place: 'Kiel' } },
  ],
  [
    'a port is no door',
    { incoterm: 'CIF', place: 'Rotterdam', town: '' },
    { from: { country: 'PT' }, to: { country: 'DE' } },
  ],
  ['no place is none', { incoterm: 'EXW', place: '', town: '' }, { from: { country: 'PT' }, to: { country: 'DE' } }],
])('%s', (_, form, ends) => {
  expect(readWayEnds(form, way)).toEqual(ends)
})

test('from an unknown country there is no way', () => {
  expect(readWayEnds({ incoterm: 'FCA', place: 'Porto', town: '' }, { destination: 'DE' })).toBeUndefined()
})
