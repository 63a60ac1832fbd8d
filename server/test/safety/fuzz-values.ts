import fc from 'fast-check'

/** A JSON Schema as far as the contract's schemas go. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

const words = fc.constantFrom(
  'oil',
  'Lee Imports',
  'a@lee.test',
  '12,50',
  '2026-12-24',
  'IT',
  'Ünïcödé 中文 🫒',
  "Robert'); drop table users;--",
)

/** Values that fit a schema, as far as a schema can say so. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  switch (schema.type) {
    case 'object':
      return fittingObject(schema)
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      })
    case 'string':
      return fittingText(schema)
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 40, 40) }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1_000_000),
      )
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constant({})
  }
}

function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fitting(inner)]))
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) })
}

function fittingText({ minLength = 0, maxLength = 40, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('a@lee.test', 'b+c@lee.test', `${'x'.repeat(60)}@lee.test`)
  if (format === 'date-time')
    return fc.constantFrom(
      '2026-11-20T12:00:00.000Z',
      '1970-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      // A leap second is none to JavaScript, and offsets of a whole day are none to PostgreSQL.
      '2026-12-31T23:59:60Z',
      '2026-12-31T23:59:59+23:59',
    )
  if (format === 'date') return fc.constantFrom('2026-12-24', '2028-02-29')
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(
    { weight: 3, arbitrary: words.map((word) => word.slice(0, maxLength).padEnd(minLength, 'x')) },
    {
      weight: 1,
      arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(40, minLength)), unit: 'grapheme' }),
    },
    { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
  )
}

/** Values that have broken other programs, whatever they are put in for. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfffy',
    '\u202e\u2066evil',
    '\ufeff',
    '%00',
    '%',
    '../../etc/passwd',
    '#{7*7}',
    "' or 1=1 --",
    '{{constructor}}',
    '__proto__',
    'NaN',
    'Infinity',
    '1e400',
    '-0',
    '0x10',
    '1_000',
    '٣',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00.001Z',
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    2 ** 31,
    -(2 ** 31) - 1,
    1e308,
    5e-324,
    -0,
    0.1,
    -1,
    'x'.repeat(10_000),
    '🫒'.repeat(3000),
    `${'a'.repeat(255)}@${'b'.repeat(255)}.test`,
    `${' '.repeat(5000)}x`,
    '<'.repeat(9000),
    [],
    {},
    [[]],
    { length: -1 },
    { toString: 'no', valueOf: 1 },
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
    nest(400),
    Array.from({ length: 500 }, (_, index) => index),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
)

function nest(depth: number): unknown {
  let value: unknown = 'deep'
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value }
  return value
}

/** Sound values, but for one or two places, where something hostile stands, or something is missing or too much. */
export function broken(sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(sound, fc.array(fc.tuple(fc.nat(), hostile), { minLength: 1, maxLength: 2 }))
        .map(([value, wounds]) => wounds.reduce<unknown>((hurt, [at, wound]) => wounded(hurt, at, wound), value)),
    },
    { weight: 2, arbitrary: fc.tuple(sound, fc.nat()).map(([value, at]) => wounded(value, at, undefined)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(sound, fc.constantFrom('is_admin', 'price', 'id', '__proto__', ''), hostile)
        .map(([value, key, more]) => (isPlain(value) ? { ...value, [key]: more } : value)),
    },
    { weight: 1, arbitrary: hostile },
  )
}

/** Puts `wound` at one of the value's places, counted through all of them; `undefined` takes what is there away. */
function wounded(value: unknown, at: number, wound: unknown): unknown {
  const places = findPlaces(value)
  const place = places[at % Math.max(1, places.length)]
  return place ? replaceAt(value, place, wound) : wound
}

type Place = readonly (string | number)[]

function findPlaces(value: unknown, before: Place = []): Place[] {
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((inner, at) => [[...before, at], ...findPlaces(inner, [...before, at])])
  if (!isPlain(value) || before.length > 12) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...before, key], ...findPlaces(inner, [...before, key])])
}

function replaceAt(value: unknown, [first, ...rest]: Place, wound: unknown): unknown {
  if (first === undefined) return wound
  if (Array.isArray(value))
    return value.flatMap((inner, at) =>
      at !== first ? [inner] : rest.length === 0 && wound === undefined ? [] : [replaceAt(inner, rest, wound)],
    )
  if (!isPlain(value)) return value
  const { [first]: inner, ...others } = value
  return rest.length === 0 && wound === undefined ? others : { ...others, [first]: replaceAt(inner, rest, wound) }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
