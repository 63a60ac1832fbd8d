import { isReachable } from './database.ts'
import { Failure } from './failure.ts'
import { isFileName } from './files.ts'
import type { App } from './http.ts'

const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml' }

/** Stored pictures, and whether the process lives and is ready. */
export async function fileRoutes(app: App): Promise<void> {
  app.http.get<{ Params: { name: string } }>('/files/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const type = types[params.name.slice(params.name.lastIndexOf('.') + 1)]
    const content = type && isFileName(params.name) ? await app.files.read(params.name) : undefined
    if (!content || !type) throw new Failure('not_found')
    return (
      reply
        .type(type)
        // A name is never used for another content.
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('X-Content-Type-Options', 'nosniff')
        .send(content)
    )
  })

  app.http.get('/live', { schema: { summary: 'Whether the process lives' } }, async () => ({ status: 'live' }))

  let checkedAt = 0
  let isReady = false
  app.http.get(
    '/ready',
    { schema: { summary: 'Whether the database answers; looked at once a second at most' } },
    async (_request, reply) => {
      if (Date.now() - checkedAt > 1000) {
        isReady = await isReachable(app.db)
        checkedAt = Date.now()
      }
      return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
    },
  )
}
