import { closed, id, moment, nullable, text } from '@fairquay/contract/fields.ts'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import * as Type from 'typebox'
import { expect, test } from 'vitest'
import { readInputFaults } from './read-input-faults.ts'

// As bodies are checked.
const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false }))
const body = closed({
  name: text(5, 1),
  kind: Type.Enum(['csv', 'xlsx'] as const),
  at: Type.Optional(moment),
  code: Type.Optional(nullable(Type.Enum(['EAN-13', 'other'] as const))),
  line: Type.Optional(nullable(closed({ price: Type.Number() }))),
  action: Type.Optional(
    Type.Union([
      closed({ type: Type.Literal('price'), percent: Type.Number({ minimum: -90 }) }),
      closed({ type: Type.Literal('tags'), tags: Type.Array(text(40, 2)) }),
      closed({ type: Type.Literal('state'), state: Type.Enum(['draft', 'published'] as const) }),
    ]),
  ),
  items: Type.Optional(Type.Array(closed({ id, note: Type.Optional(nullable(text(3))) }))),
})
const sound = { name: 'Oil', kind: 'csv' }

test.each<[string, unknown, object]>([
  ['nothing', undefined, { body: 'must be object' }],
  ['a field left out', { kind: 'csv' }, { name: "must have required property 'name'" }],
  ['a field nobody knows', { ...sound, is_admin: 1 }, { is_admin: 'is not a known field' }],
  ['a word that is none of several', { ...sound, kind: 'pdf' }, { kind: 'must be one of "csv", "xlsx"' }],
  ['the same where it may be null', { ...sound, code: 'EAN' }, { code: 'must be one of "EAN-13", "other"' }],
  ['a shape that may be null', { ...sound, line: { price: 'x' } }, { 'line.price': 'must be number' }],
  ['a day for a moment', { ...sound, at: '2027-03-31' }, { at: expect.stringContaining('2027-03-31T12:00:00Z') }],
  [
    'an action nobody knows',
    { ...sound, action: { type: 'burn' } },
    { 'action.type': 'must be one of "price", "tags", "state"' },
  ],
  ['no action in it', { ...sound, action: {} }, { 'action.type': "must have required property 'type'" }],
  [
    'an action without what it needs',
    { ...sound, action: { type: 'price' } },
    { 'action.percent': "must have required property 'percent'" },
  ],
  [
    'an action with what belongs to another',
    { ...sound, action: { type: 'state', state: 'draft', tags: [] } },
    { 'action.tags': 'is not a known field' },
  ],
  [
    'several items',
    { ...sound, items: [{ id: 1 }, { id: 0 }, { id: 2, note: 'long' }] },
    { 'items.1.id': 'must be >= 1', 'items.2.note': 'must NOT have more than 3 characters' },
  ],
])('%s is told at its field', (_name, sent, told) => {
  const fits = ajv.compile(body)
  expect(fits(sent)).toBe(false)
  expect(readInputFaults(fits.errors ?? [], 'no')).toEqual(told)
})

test('of a body with thousands of faults each item still has its own', () => {
  const fits = ajv.compile(body)
  expect(fits({ ...sound, items: Array.from({ length: 2000 }, () => ({ id: 0, note: 1 })) })).toBe(false)
  expect(Object.keys(readInputFaults(fits.errors ?? [], 'no'))).toHaveLength(4000)
})
