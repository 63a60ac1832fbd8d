import { toldThings } from '../integrations/payloads.ts'
import { scopeNames, scopes } from '../scopes.ts'
import { webhookEvents } from '../webhooks/events.ts'
import { describeOperation, type ExampleOf, type NamedEndpoint } from './describe-operation.ts'
import { describeWebhook } from './describe-webhook.ts'
import { writeApiNotes } from './notes.ts'
import { describeRefusals, failureSchema } from './refusals.ts'
import { type ExportedSchema, makeSchemaNames } from './schema-names.ts'
import { describeTags } from './tags.ts'

export type Described = {
  /** What this marketplace is called, and where it answers. */
  title: string
  server: string
  endpoints: readonly NamedEndpoint[]
  schemas: readonly ExportedSchema[]
  /** Calls that are no endpoints, by path. */
  otherPaths: Readonly<Record<string, object>>
  exampleOf?: ExampleOf
}

/** OpenAPI 3.1 of every call of the marketplace, and of every call that its webhooks make. */
export function writeDocument({ title, server, endpoints, schemas, otherPaths, exampleOf }: Described) {
  const told = Object.entries(toldThings).map(([name, schema]) => ({
    name,
    folder: 'webhooks',
    schema,
    words: undefined,
  }))
  const names = makeSchemaNames([...(told as unknown as ExportedSchema[]), ...schemas])
  const paths: Record<string, Record<string, object>> = {}
  for (const named of endpoints) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [named.endpoint.method.toLowerCase()]: describeOperation(named, names.refer, exampleOf),
    }
  }
  const webhooks = Object.fromEntries(
    webhookEvents.map((event) => [event, { post: describeWebhook(event, names.refer) }]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} API`,
      version: '1',
      summary: 'Catalogue, requests, orders, shipments and invoices of a trade marketplace',
      description: writeApiNotes(webhookEvents),
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: server, description: title }],
    tags: describeTags([...endpoints.map(({ folder }) => folder), 'health', 'webhooks']),
    paths: { ...paths, ...otherPaths },
    webhooks,
    components: {
      schemas: { ...names.listUsed(), Failure: failureSchema },
      responses: describeRefusals(),
      parameters: keyParameters,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session, from POST /api/auth/login.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: `An API token of a company. Scopes: ${scopes.map((scope) => `\`${scope}\` (${scopeNames[scope]})`).join(', ')}.`,
        },
      },
    },
  }
}

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[\\x21-\\x7e]{8,100}$' },
  example: '0b1f7c52-6a60-4b39-9d62-3f2a9c6f0c11',
}

const keyParameters = {
  IdempotencyKey: {
    ...key,
    required: true,
    description:
      'A new one for everything that is meant once, such as a UUID; the same one for a retry, which gets the first answer.',
  },
  OptionalKey: {
    ...key,
    required: false,
    description:
      'A new one for everything that is meant once. Without it the content stands for the key for ten minutes.',
  },
}
