import type { Endpoint } from '../endpoint.ts'
import { listRefusalStatuses, referToRefusal } from './refusals.ts'
import type { Schema } from './schema-names.ts'

/** An endpoint with what only its source knows: the name it is exported under, the folder it stands in, and its docstring. */
export type NamedEndpoint = { name: string; folder: string; words: string | undefined; endpoint: Endpoint }

type Refer = (schema: Schema) => Schema

/** Examples of a call that stand elsewhere than beside it. */
export type ExampleOf = (named: NamedEndpoint) => NonNullable<Endpoint['example']>

/** One call, as OpenAPI's operation. Its id is the name of the endpoint, which stays. */
export function describeOperation(named: NamedEndpoint, refer: Refer, exampleOf: ExampleOf = () => ({})) {
  const { name, folder, words } = named
  const endpoint = { ...named.endpoint, example: { ...exampleOf(named), ...named.endpoint.example } }
  const body = describeBody(endpoint, refer)
  const parameters = describeParameters(endpoint, refer)
  return {
    operationId: name,
    tags: [folder],
    summary: endpoint.summary,
    description: [words, describeAccess(endpoint)].filter(Boolean).join('\n\n'),
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [String(endpoint.status ?? 200)]: describeSuccess(endpoint, refer),
      ...Object.fromEntries(listRefusalStatuses(endpoint).map((status) => [status, referToRefusal(status)])),
    },
  }
}

const askers: Readonly<Record<Endpoint['access'], string>> = {
  anyone: 'Anyone, also without signing in',
  signedIn: 'Everybody signed in',
  seller: 'People of a seller',
  provider: 'People of a carrier',
  broker: 'People of a customs broker',
  admin: 'Operators of the marketplace',
}

function describeAccess({ access, needs, scope }: Endpoint): string {
  const who = `${askers[access]}${needs ? `; in their company at least as ${needs}` : ''}.`
  return `Access: ${who}${scope ? ` Scope of API tokens: \`${scope}\`.` : ''}`
}

function securityOf({ access, scope }: Endpoint): Record<string, string[]>[] {
  const asGuest = access === 'anyone' ? [{}] : []
  return [...asGuest, { bearer: [] }, ...(scope ? [{ apiToken: [scope] }] : [])]
}

function describeParameters({ params, query, idempotent, isKeyOptional }: Endpoint, refer: Refer) {
  return [
    ...listFields(params).map(({ name, schema }) => parameter('path', name, refer(schema), true)),
    ...listFields(query).map(({ name, schema, isRequired }) => parameter('query', name, refer(schema), isRequired)),
    ...(idempotent ? [{ $ref: `#/components/parameters/${isKeyOptional ? 'OptionalKey' : 'IdempotencyKey'}` }] : []),
  ]
}

function parameter(place: 'path' | 'query', name: string, { description, ...schema }: Schema, required: boolean) {
  return { name, in: place, required, ...(description ? { description } : {}), schema }
}

function listFields(of: object | undefined): { name: string; schema: Schema; isRequired: boolean }[] {
  const { properties = {}, required = [] } = (of ?? {}) as {
    properties?: Record<string, Schema>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }))
}

function describeBody({ body, upload, example, otherBodies }: Endpoint, refer: Refer) {
  if (upload) {
    const content = Object.entries(upload).map(([type, schema]) => [type, { schema: refer(schema as Schema) }])
    return { required: true, content: Object.fromEntries(content) }
  }
  if (!body) return undefined
  const media = { schema: refer(body as Schema), ...writeExamples(example?.body, otherBodies) }
  return { required: true, content: { 'application/json': media } }
}

const nameOfFile = {
  description: 'The name the file is kept under.',
  schema: { type: 'string' },
}
const replayed = {
  description: '`true` where this is the answer of the first call under the same key.',
  schema: { type: 'string', enum: ['true'] },
}

function describeSuccess({ answer, file, example, idempotent }: Endpoint, refer: Refer) {
  const headers = {
    ...(file && !answer && { 'Content-Disposition': nameOfFile }),
    ...(idempotent && { 'Idempotent-Replayed': replayed }),
  }
  const json = answer && {
    'application/json': {
      schema: refer(answer as Schema),
      ...(example?.answer !== undefined && { example: example.answer }),
    },
  }
  const files = Object.fromEntries((file ?? []).map((type) => [type, { schema: bytes }]))
  const content = { ...json, ...files }
  return {
    description: file && !answer ? 'The file.' : 'Done.',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(content).length > 0 && { content }),
  }
}

const bytes = { type: 'string', format: 'binary' }

/** One example as such; of several each has what it shows as its name. */
function writeExamples(body: unknown, others: Endpoint['otherBodies']) {
  if (body === undefined) return {}
  if (!others) return { example: body }
  const shown = { 'The usual': body, ...others }
  return { examples: Object.fromEntries(Object.entries(shown).map(([title, value]) => [title, { value }])) }
}
