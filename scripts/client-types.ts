import type { writeDocument } from '../contract/src/documentation/document.ts'

type Schema = { readonly [key: string]: unknown }
type Media = Readonly<Record<string, { schema?: Schema }>>
type Parameter = {
  in?: string
  name?: string
  required?: boolean
  schema?: Schema
  description?: string
  $ref?: string
}
type Operation = {
  operationId: string
  summary: string
  description?: string
  security: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly Parameter[]
  requestBody?: { content: Media }
  responses: Readonly<Record<string, { content?: Media }>>
}

/**
 * The TypeScript of `@fairquay/client`: every shape and every operation of the OpenAPI document as types, and as values only what a call needs to be made. Ours
 * and small, because the document is ours too and uses a small part of JSON Schema (docs/decisions/0062-a-client-for-programs.md).
 */
export function writeClientTypes(document: ReturnType<typeof writeDocument>): string {
  const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ path, method: method.toUpperCase(), call: call as Operation })),
  )
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${writeWords(wordsOf(schema), '')}export type ${name} = ${writeType(schema, '')}\n`,
  )
  const types = operations.map(
    ({ call }) => `${writeWords(describe(call), '  ')}  ${call.operationId}: ${writeOperation(call)}\n`,
  )
  const values = operations.map(
    ({ call, method, path }) => `  ${call.operationId}: ${writeRoute(call, method, path)},\n`,
  )
  const events = Object.entries(document.webhooks).map(([event, { post }]) => {
    const { schema } = post.requestBody.content['application/json']
    return `${writeWords(post.summary, '  ')}  '${event}': ${writeType(schema, '  ')}\n`
  })
  return [
    '// Written by scripts/build-client.ts from the description of the calls.\n',
    "import type { Bytes, MarketFile } from './files.ts'\n",
    ...shapes,
    `export interface Operations {\n${types.join('')}}\n`,
    `export interface WebhookPayloads {\n${events.join('')}}\n`,
    `export const operations = {\n${values.join('')}} as const\n`,
  ].join('\n')
}

function describe({ summary, description }: Operation): string {
  return [summary, description].filter(Boolean).join('\n\n')
}

function writeOperation({ parameters = [], requestBody, responses }: Operation): string {
  const fields = [
    writeParameters('params', parameters, 'path'),
    writeParameters('query', parameters, 'query'),
    requestBody && `body: ${writeBody(requestBody.content)}`,
    `answer: ${writeAnswer(responses)}`,
  ]
  return `{\n${fields
    .filter(Boolean)
    .map((field) => `    ${field}\n`)
    .join('')}  }`
}

function writeParameters(name: string, parameters: readonly Parameter[], place: string): string | undefined {
  const here = parameters.filter((one) => one.in === place)
  if (here.length === 0) return undefined
  const fields = here.map(
    ({ name, required, schema = {}, description }) =>
      `${writeWords(description, '      ')}      ${writeKey(name ?? '')}${required ? '' : '?'}: ${writeType(schema, '      ')}\n`,
  )
  return `${name}${here.some(({ required }) => required) ? '' : '?'}: {\n${fields.join('')}    }`
}

function writeBody(content: Media): string {
  return join(Object.values(content).map(({ schema = {} }) => writeType(schema, '    ')))
}

function writeAnswer(responses: Operation['responses']): string {
  const content = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {}
  const found = Object.entries(content).map(([type, { schema = {} }]) =>
    type === 'application/json' ? writeType(schema, '    ') : 'MarketFile',
  )
  return found.length === 0 ? 'undefined' : join(found)
}

/** What of a call the program that makes it must know: `open` takes no API token, `once` asks for an Idempotency-Key, `upload` is what a body that is no JSON may be. */
function writeRoute({ security, parameters = [], requestBody }: Operation, method: string, path: string): string {
  const isForAll = security.every((way) => !('apiToken' in way)) && !security.every((way) => 'bearer' in way)
  const isOnce = parameters.some(({ $ref }) => /Key$/.test($ref ?? ''))
  const types = Object.keys(requestBody?.content ?? {}).filter((type) => type !== 'application/json')
  return JSON.stringify({
    method,
    path,
    ...(isForAll && { open: true }),
    ...(isOnce && { once: true }),
    ...(types.length > 0 && { upload: types }),
  })
}

/** A JSON schema as a type; fails for what it does not know, so that no shape is quietly `any`. */
export function writeType(schema: Schema, indent: string): string {
  const { $ref, type, anyOf, items, format } = schema
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? ''
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return join(schema.enum.map((value) => JSON.stringify(value)))
  if (Array.isArray(anyOf)) return join(anyOf.map((one) => writeType(one as Schema, indent)))
  if (type === 'string') return format === 'binary' ? 'Bytes' : 'string'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean' || type === 'null') return type
  if (type === 'array') return `Array<${items ? writeType(items as Schema, indent) : 'unknown'}>`
  if (type === 'object') return writeObject(schema, indent)
  if (Object.keys(schema).every((key) => key === 'description')) return 'unknown'
  throw new Error(`The client cannot be told of this shape: ${JSON.stringify(schema).slice(0, 200)}`)
}

function writeObject(schema: Schema, indent: string): string {
  const { properties, required = [], additionalProperties, patternProperties } = schema
  const open = [
    ...Object.values((patternProperties as Record<string, Schema> | undefined) ?? {}),
    ...(typeof additionalProperties === 'object' ? [additionalProperties as Schema] : []),
  ].map((one) => writeType(one, indent))
  if (!properties) return open.length > 0 ? `Record<string, ${join(open)}>` : 'Record<string, unknown>'
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, field]) => {
    const isRequired = (required as readonly string[]).includes(name)
    const words = writeWords(wordsOf(field), `${indent}  `)
    return `${words}${indent}  ${writeKey(name)}${isRequired ? '' : '?'}: ${writeType(field, `${indent}  `)}\n`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('')}${indent}}`
}

function join(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}

function wordsOf({ description }: Schema): string | undefined {
  return typeof description === 'string' ? description : undefined
}

function writeKey(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)
}

function writeWords(words: string | undefined, indent: string): string {
  if (!words) return ''
  const lines = words.replaceAll('*/', '* /').split('\n')
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join('')}${indent} */\n`
}
