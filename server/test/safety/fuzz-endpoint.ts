import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { failures } from '@fairquay/contract/errors.ts'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import type { LightMyRequestResponse as Answer, FastifyInstance, InjectOptions } from 'fastify'
import { broken, fitting, type Schema } from './fuzz-values.ts'
import type { EndpointAsk } from './world.ts'

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: false }))

/** What a harness run is about; `seed` repeats one. */
export type Fuzzing = {
  http: FastifyInstance
  endpoint: Endpoint
  runs: number
  tokens: readonly string[]
  /** Calls that make sense in the world at hand; a half of what is sent is made from them. */
  sensible?: readonly EndpointAsk[]
  seed: number
}

/** How many calls are under way at once. */
const together = 8
/** How many are made at a time: ten thousand with a file in each took 4 GB before the first was sent. */
const batch = 500
/** Two seconds are allowed (docs/safety.md#g7); a machine that runs all the tests at once is slower, and a hang is for ever. */
const hang = 60_000

/** Sends requests made from what the endpoint declares, half of them broken; throws at the first answer that is at fault, and counts the statuses. */
export async function fuzzEndpoint({
  http,
  endpoint,
  runs,
  tokens,
  sensible = [{}],
  seed,
}: Fuzzing): Promise<Map<number, number>> {
  const judge = judgeOf(endpoint)
  const statuses = new Map<number, number>()
  const source = requestsOf(endpoint, tokens, sensible)
  let made = 0
  /** Callers who were told to come back and have not been answered yet. */
  let returning = 0
  let requests: InjectOptions[] = []
  const takeNext = () => {
    if (requests.length === 0 && made < runs) {
      const numRuns = Math.min(batch, runs - made)
      requests = fc.sample(source, { numRuns, seed: seed + made })
      made += numRuns
    }
    return requests.pop()
  }
  const sendNext = async (): Promise<void> => {
    for (let request = takeNext(); request; request = takeNext()) {
      // Who was told to come back goes first: else those who come new take every place before them.
      while (returning > 0) await pause(50)
      const begin = performance.now()
      let answer = await http.inject(request)
      // Some calls do so many at a time, and tell the others when to come back: who does is answered. Busy for ever is a fault.
      if (isBusy(answer)) {
        returning++
        while (isBusy(answer) && performance.now() - begin < hang) {
          await pause(500)
          answer = await http.inject(request)
        }
        returning--
      }
      const fault =
        performance.now() - begin > hang
          ? 'took too long'
          : judge(answer.statusCode, String(answer.headers['content-type'] ?? ''), answer.body)
      if (fault)
        throw new Error(
          `${endpoint.method} ${endpoint.path}: ${fault}\n${JSON.stringify(request).slice(0, 1500)}\nFUZZ_SEED=${seed}`,
        )
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: together }, sendNext))
  return statuses
}

function isBusy({ statusCode, headers }: Answer): boolean {
  return statusCode === 503 && headers['retry-after'] !== undefined
}

function requestsOf(
  { method, path, params, query, body, idempotent }: Endpoint,
  tokens: readonly string[],
  sensible: readonly EndpointAsk[],
): fc.Arbitrary<InjectOptions> {
  const part = (schema: unknown, known: unknown[], absent: unknown) => {
    if (!schema) return fc.constant(absent)
    const usual = known.length > 0 ? fc.constantFrom(...known) : fitting(schema as Schema)
    const fit = fitting(schema as Schema)
    return fc.oneof(usual, usual, fit, broken(usual), broken(fit))
  }
  const known = (name: 'params' | 'query' | 'body') => sensible.flatMap((ask) => ask[name] ?? [])
  const url = part(params, known('params'), {}).map((filled) => fillPath(path, Object(filled)))
  const headers = fc
    .tuple(
      fc.constantFrom(...tokens, ...tokens, undefined, 'x'.repeat(30)),
      fc.oneof(fc.uuid(), fc.constantFrom('', 'short', 'x'.repeat(101), 'same-key-again', 'ü'.repeat(10))),
      fc.nat(250),
    )
    .map(([token, key, address]) => ({
      'x-forwarded-for': `10.9.8.${address}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotent && key !== '' && { 'idempotency-key': key }),
    }))
  return fc
    .tuple(url, part(query, known('query'), {}), strangeQuery, headers, part(body, known('body'), undefined), sending)
    .map(([address, asked, strange, sent, content, how]) => ({
      method,
      url: `${address}${writeQuery(asked, strange)}`,
      headers: { ...sent, ...(content !== undefined && { 'content-type': how.type }) },
      ...(content !== undefined && { payload: how.spoil(JSON.stringify(content) ?? 'undefined') }),
    }))
}

/** Mostly JSON as it should be; else what a broken client sends. */
const sending = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ type: 'application/json', spoil: (text: string) => text }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'application/json', spoil: (text: string) => text.slice(0, -1) },
      { type: 'application/json', spoil: (text: string) => `${text}${text}` },
      { type: 'application/json', spoil: () => '' },
      { type: 'application/json', spoil: () => '{"a":1,"a":2,"__proto__":{"x":1}}' },
      { type: 'application/json', spoil: (text: string) => text.replaceAll('"', '\u0001"') },
      { type: 'application/json; charset=utf-16', spoil: (text: string) => text },
      { type: 'text/plain', spoil: (text: string) => text },
      { type: 'application/x-www-form-urlencoded', spoil: () => 'a=1&a=2' },
      {
        type: 'multipart/form-data; boundary=x',
        spoil: () => '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
      },
      { type: '', spoil: (text: string) => text },
    ),
  },
)

const strangeQuery = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'page=1&page=2',
      'search[]=a',
      'search=%E0%A4%A',
      'perPage=1e1',
      '%',
      '&&&=',
      'page[__proto__]=1',
      'search=%00',
      'id=1&id[]=2',
      'search=%ED%A0%80',
    ),
  },
)

function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encode(values[name]) || 'x')
}

function writeQuery(asked: unknown, strange: string): string {
  const pairs = Object.entries(typeof asked === 'object' && asked !== null ? asked : { search: asked }).map(
    ([name, value]) => `${encode(name)}=${encode(value)}`,
  )
  if (strange !== '') pairs.push(strange)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  try {
    return encodeURIComponent(text).slice(0, 6000)
  } catch {
    // Half of a pair of surrogates has no encoding; a browser would send this instead.
    return '%EF%BF%BD'
  }
}

function judgeOf({ answer, status: created }: Endpoint) {
  const status: number = created ?? 200
  const fits = answer && ajv.compile(closeSchema(answer as Schema) as object)
  const refusal = ajv.compile(refusalSchema)
  return (code: number, type: string, body: string): string | undefined => {
    if (code >= 500) return `answered ${code}: ${body.slice(0, 300)}`
    if (code >= 400) return checkRefusal(refusal, code, body)
    if (code === 304 || code === 204) return undefined
    if (code !== status) return `answered ${code} where ${status} is declared`
    if (!fits) return type.startsWith('application/json') ? 'answered JSON of no declared shape' : undefined
    const value: unknown = parse(body)
    return fits(value) ? undefined : `an answer that does not fit: ${ajv.errorsText(fits.errors)} ${body.slice(0, 300)}`
  }
}

const refusalSchema = {
  type: 'object',
  required: ['code', 'message'],
  additionalProperties: false,
  properties: {
    code: { enum: Object.keys(failures) },
    message: { type: 'string', minLength: 5 },
    details: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
  },
}

function checkRefusal(fits: ValidateFunction, code: number, body: string): string | undefined {
  const value = parse(body)
  if (!fits(value)) return `a refusal that is none: ${code} ${body.slice(0, 300)}`
  const declared = failures[(value as { code: keyof typeof failures }).code].status
  return declared === code ? undefined : `a refusal of ${declared} sent as ${code}`
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** What is not declared must not be there either: a field too many is how secrets get out. */
function closeSchema(schema: Schema): Schema & { additionalProperties?: boolean } {
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, inner]) => [name, closeSchema(inner)]),
      ),
      additionalProperties: false,
    }),
    ...(schema.items && { items: closeSchema(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(closeSchema) }),
  }
}
