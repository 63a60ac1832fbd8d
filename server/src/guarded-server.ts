import type { RequestListener, Server, ServerOptions } from 'node:http'
import { http } from './node-http.ts'
import { queueLimits, queueRequests, WatchedRequest, WatchedResponse } from './request-queue.ts'
import { bodyLimits, watchBodies } from './slow-bodies.ts'
import { readerLimits, watchReaders } from './slow-readers.ts'

export type ConnectionLimits = { turns: typeof queueLimits; readers: typeof readerLimits; bodies: typeof bodyLimits }

export const connectionLimits: ConnectionLimits = { turns: queueLimits, readers: readerLimits, bodies: bodyLimits }

/**
 * The HTTP server under the application, which bounds what a stranger's connection may cost before anything is known of who asks for what: how slowly a body
 * comes, how many requests are begun, how much waits to be read. Fastify asks for one per address it listens on: `localhost` may be two.
 */
export function makeGuardedServer(
  work: RequestListener,
  options: ServerOptions,
  headers: Readonly<Record<string, string>>,
  limits = connectionLimits,
): Server {
  const watched = { IncomingMessage: WatchedRequest, ServerResponse: WatchedResponse }
  const server = http.createServer({ ...options, ...watched }, queueRequests(work, headers, limits.turns))
  // Node would answer these itself, past everything that bounds a connection. What they expect may be left unheard (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  watchReaders(server, limits.readers)
  watchBodies(server, limits.bodies)
  return server
}
