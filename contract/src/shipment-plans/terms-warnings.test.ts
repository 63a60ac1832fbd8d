import { expect, test } from 'vitest'
import { incotermCodes } from '../trade/incoterms.ts'
import { transportTypes } from '../trade/transport.ts'
import { describeWarning } from './advice.ts'
import { findTermsWarnings } from './terms-warnings.ts'

const modes = transportTypes.map(({ value }) => value)

test.each<[string, { origin?: string }[], string[] | undefined]>([
  ['nobody says where', [{}, {}], undefined],
  ['one place', [{ origin: 'Olive House' }, { origin: ' Olive House ' }], undefined],
  ['one place and goods that do not say', [{ origin: 'Olive House' }, {}, { origin: '' }], undefined],
  [
    'two places',
    [{ origin: 'Olive House' }, {}, { origin: 'Jura Dairy' }, { origin: 'Olive House' }],
    ['Olive House', 'Jura Dairy'],
  ],
])('goods that begin at several places are pointed out: %s', (_, cartons, places) => {
  const expected = places ? [{ code: 'SPLIT_ORIGIN', places }] : []
  expect(findTermsWarnings({ cartons, mode: 'truck' })).toEqual(expected)
})

test('rules made for ships suit no other way, and no container', () => {
  const missed = ['FAS', 'FOB', 'CFR', 'CIF']
  for (const mode of modes)
    for (const incoterm of incotermCodes) {
      const expected = missed.includes(incoterm) ? [{ code: 'INCOTERM_MODE', incoterm }] : []
      expect(findTermsWarnings({ cartons: [], mode, incoterm }), `${incoterm} ${mode}`).toEqual(expected)
    }
  expect(findTermsWarnings({ cartons: [], mode: 'air' })).toEqual([])
})

test.each([
  ['boat', 'advice', 'in containers'],
  ['air', 'problem', 'made for ships'],
  ['rail', 'problem', 'made for ships'],
  ['truck', 'problem', 'made for ships'],
] as const)('what a rule misses by %s is said as it is', (mode, weight, words) => {
  const context = { nameOf: (id: string) => id, wrapper: 'pallets', mode } as const
  const said = describeWarning({ code: 'INCOTERM_MODE', incoterm: 'FOB' }, context)
  expect(said.weight).toBe(weight)
  expect(said.text).toContain(words)
  expect(said.text).toContain('FCA')
})
