import { expect, test } from 'vitest'
import { writeType } from './client-types.ts'

test.each<[object, string]>([
  [{ type: 'integer', minimum: 1 }, 'number'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: 'x' }, '"x"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Order' } }, 'Array<Order>'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object', patternProperties: { '^.*$': { type: 'string' } } }, 'Record<string, string>'],
  [{ type: 'object', properties: {}, additionalProperties: false }, 'Record<string, never>'],
  [
    { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, 'my-name': { type: 'string' } } },
    '{\n  id: number\n  "my-name"?: string\n}',
  ],
  [{ type: 'string', format: 'binary' }, 'Bytes'],
  [{}, 'unknown'],
])('a shape %j is the type %s', (schema, type) => {
  expect(writeType(schema as Record<string, unknown>, '')).toBe(type)
})

test('what it does not know it refuses', () => {
  expect(() => writeType({ allOf: [{ type: 'string' }] }, '')).toThrow('allOf')
})

test('words that would end the comment do not', () => {
  const text = writeType({ type: 'object', properties: { a: { type: 'null', description: 'all of a*/b' } } }, '')
  expect(text).toBe('{\n  /** all of a* /b */\n  a?: null\n}')
})
