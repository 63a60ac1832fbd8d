import { setTimeout } from 'node:timers/promises'
import { isReachable } from './database.ts'
import { Failure } from './failure.ts'
import { isFileName } from './files.ts'
import type { App } from './http.ts'
import { lifeSign } from './request-queue.ts'

const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml' }

/** Whoever asks whether the process is ready waits for no answer longer than this, milliseconds. */
const longestLook = 3000

/** Stored pictures, and whether the process lives and is ready. */
export async function fileRoutes(app: App): Promise<void> {
  app.http.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
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

  app.http.get(lifeSign, async () => ({ status: 'live' }))

  let checkedAt = 0
  let isReady = false
  let looking: Promise<void> | undefined
  const look = async () => {
    isReady = await isReachable(app.db)
    checkedAt = Date.now()
    looking = undefined
  }
  app.http.get('/ready', async (_request, reply) => {
    if (Date.now() - checkedAt > 1000) {
      looking ??= look()
      const isLate = await Promise.race([looking, setTimeout(longestLook, true, { ref: false })])
      if (isLate) isReady = false
    }
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
