import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { App } from './http.ts'

/** OpenAPI of every endpoint value, at `/docs` for people and `/docs/json` for programs. Registered before the routes it describes. */
export async function apiDocumentation(app: App): Promise<void> {
  await app.http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${app.config.settings.name} API`,
        version: '1',
        description:
          'Calls of the marketplace. Sign in with POST /api/auth/login and send the token as `Authorization: Bearer …`. Every refusal is `{ code, message, details? }`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint) return { schema, url }
      const lock =
        endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }], description: `Access: ${endpoint.access}` }
      const key = endpoint.idempotent
        ? {
            headers: {
              type: 'object',
              required: ['idempotency-key'],
              properties: { 'idempotency-key': { type: 'string', minLength: 8, maxLength: 100 } },
            },
          }
        : {}
      return { schema: { ...schema, ...lock, ...key, tags: [tagOf(url)] }, url }
    },
  })
  await app.http.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logo: undefined })
}

/** The capability word of a path: '/api/v1/purchase-requests/:id' → 'purchase-requests'. */
function tagOf(url: string): string {
  const words = url.split('/').filter((word) => word !== '' && !/^(api|v\d|rest|marketplace|:.*)$/.test(word))
  return words[0] ?? 'other'
}
