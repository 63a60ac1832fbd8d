import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { writeApiNotes } from '@fairquay/contract/api-notes.ts'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { scopeNames, scopes } from '@fairquay/contract/scopes.ts'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { App } from './http.ts'
import { makeReadyAnswer, type ReadyAnswer, sendReadyAnswer, typeOfFile } from './ready-answers.ts'

/** Of the documents that the plugin takes, those that know webhooks: OpenAPI 3.1. */
type WithWebhooks<Document> = Document extends unknown ? ('webhooks' extends keyof Document ? Document : never) : never
type OpenApi = Required<WithWebhooks<NonNullable<FastifyDynamicSwaggerOptions['openapi']>>>

/** The calls that webhooks make, by event, and the things their schemas refer to. */
export type ToldByWebhook = {
  webhooks: OpenApi['webhooks']
  schemas: NonNullable<OpenApi['components']['schemas']>
}

/** OpenAPI of every endpoint value, at `/docs` for people and `/docs/json` for programs. Registered before the routes it describes. */
export async function apiDocumentation(app: App, { webhooks, schemas }: ToldByWebhook): Promise<void> {
  await app.http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${app.config.settings.name} API`,
        version: '1',
        description: writeApiNotes(Object.keys(webhooks)),
      },
      webhooks,
      components: {
        schemas,
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            description: `An API token. Scopes: ${scopes.map((scope) => `\`${scope}\` (${scopeNames[scope]})`).join(', ')}.`,
          },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint) return { schema, url }
      const security: Record<string, string[]>[] = [{ bearer: [] }]
      if (endpoint.scope) security.push({ apiToken: [endpoint.scope] })
      const lock =
        endpoint.access === 'anyone'
          ? {}
          : {
              security,
              description: `Access: ${endpoint.access}${endpoint.scope ? `. Scope of API tokens: \`${endpoint.scope}\`` : ''}`,
            }
      const key = endpoint.idempotent
        ? {
            headers: {
              type: 'object',
              required: endpoint.isKeyOptional ? [] : ['idempotency-key'],
              properties: { 'idempotency-key': { type: 'string', minLength: 8, maxLength: 100 } },
            },
          }
        : {}
      return { schema: { ...withExamples(schema, endpoint), ...lock, ...key, tags: [tagOf(url)] }, url }
    },
  })
  await app.http.register(async (http) => {
    // Both are made anew for every call otherwise, 370 kB and a megabyte; the files of the interface would be read and compressed anew.
    const find = await findReadyDocs(http)
    http.addHook('onRequest', async (request, reply) => {
      const ready = find(request.url.split('?', 1)[0] ?? '')
      return ready && sendReadyAnswer(request, reply, await ready)
    })
    await http.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logo: undefined })
  })
}

const filesOfInterface = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')

/** What is large under `/docs`, made when it is asked for the first time: the routes are not all there before. */
async function findReadyDocs(http: FastifyInstance): Promise<(path: string) => Promise<ReadyAnswer> | undefined> {
  const made = new Map<string, Promise<ReadyAnswer>>()
  const sources = new Map<string, () => Promise<ReadyAnswer>>([
    ['/docs/json', async () => makeReadyAnswer('application/json; charset=utf-8', JSON.stringify(http.swagger()))],
    ['/docs/yaml', async () => makeReadyAnswer('application/x-yaml', http.swagger({ yaml: true }))],
  ])
  for (const name of await readdir(filesOfInterface)) {
    const type = typeOfFile(name)
    // The page itself is written by the plugin.
    if (type && !name.endsWith('.html'))
      sources.set(`/docs/static/${name}`, async () =>
        makeReadyAnswer(type, await readFile(join(filesOfInterface, name))),
      )
  }
  return (path) => {
    const source = sources.get(path)
    if (source && !made.has(path)) made.set(path, source())
    return made.get(path)
  }
}

/** The endpoint's examples, where OpenAPI 3.1 keeps them: in the schemas themselves. */
function withExamples(schema: FastifySchema, { example, status }: Endpoint): FastifySchema {
  if (!example) return schema
  const success: number = status ?? 200
  const answers = schema.response as Record<number, object> | undefined
  return {
    ...schema,
    ...(example.body !== undefined && { body: { ...(schema.body as object), examples: [example.body] } }),
    ...(example.answer !== undefined &&
      answers && { response: { ...answers, [success]: { ...answers[success], examples: [example.answer] } } }),
  }
}

/** The capability word of a path: '/api/v1/purchase-requests/:id' → 'purchase-requests'. */
function tagOf(url: string): string {
  const words = url.split('/').filter((word) => word !== '' && !/^(api|v\d|rest|marketplace|:.*)$/.test(word))
  return words[0] ?? 'other'
}
