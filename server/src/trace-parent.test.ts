import { expect, test } from 'vitest'
import { readTraceParent, writeTraceParent } from './trace-parent.ts'

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'

test.each([
  ['the usual', `00-${id}-${parent}-01`, { id, step: parent, flags: '01' }],
  ['one that is not recorded', `00-${id}-${parent}-00`, { id, step: parent, flags: '00' }],
  ['a later version that says more', `cc-${id}-${parent}-01-what-the-future-holds`, { id, step: parent, flags: '01' }],
])('%s is read', (_what, header, trace) => {
  expect(readTraceParent(header)).toEqual(trace)
})

test.each([
  ['none', undefined],
  ['two', ['a', 'b']],
  ['capitals', `00-${id.toUpperCase()}-${parent}-01`],
  ['no trace', `00-${'0'.repeat(32)}-${parent}-01`],
  ['no parent', `00-${id}-${'0'.repeat(16)}-01`],
  ['this version with more', `00-${id}-${parent}-01-more`],
  ['the version that is none', `ff-${id}-${parent}-01`],
  ['something short', '00-1-2-3'],
])('%s is ignored', (_what, header) => {
  expect(readTraceParent(header)).toBeUndefined()
})

test('what is passed on is read as what it was', () => {
  const trace = { id, step: parent, flags: '01' }
  expect(writeTraceParent(trace)).toBe(`00-${id}-${parent}-01`)
  expect(readTraceParent(writeTraceParent(trace))).toEqual(trace)
})
