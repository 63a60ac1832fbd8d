import type { IncomingMessage, Server } from 'node:http'

/** Seconds a body may take to arrive (safety.md); an endpoint that takes files may grant its callers more. */
export const bodySeconds = 12
/** The most any endpoint may grant: 50 MB at 1.4 Mbit/s. Node's own watch over whole requests begins here, as a second net. */
export const longestBodySeconds = 300

type Watch = { timer: NodeJS.Timeout; begun: number }

const watched = new WeakMap<IncomingMessage, Watch>()

/**
 * Shows the door to whoever sends a body too slowly. Node's `requestTimeout` knows one time for all requests; here every request begins with the short
 * one, and `grantTime` lengthens it once it is known who asks for what.
 */
export function watchBodies(server: Server): void {
  // Before the application's own listener, so that the watch is there when a route grants more.
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const watch: Watch = { timer: setTimeout(() => end(server, request), bodySeconds * 1000), begun: Date.now() }
    watched.set(request, watch)
    request.once('close', () => clearTimeout(watch.timer))
  })
}

/** Gives the body of this request so many seconds from its beginning. */
export function grantTime(server: Server, request: IncomingMessage, seconds: number): void {
  const watch = watched.get(request)
  if (!watch || request.complete) return
  clearTimeout(watch.timer)
  const left = Math.min(seconds, longestBodySeconds) * 1000 - (Date.now() - watch.begun)
  watch.timer = setTimeout(() => end(server, request), left)
}

/** What has no body has arrived with its head. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** Ends it as Node would: with a 408, if anything can still be said. */
function end(server: Server, request: IncomingMessage): void {
  if (request.complete || request.socket.destroyed) return
  const tooSlow = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.emit('clientError', tooSlow, request.socket)
  request.socket.destroySoon()
}
