import type { IncomingMessage, Server } from 'node:http'

/** Seconds a body may take to arrive (docs/safety.md#limits); an endpoint that takes files may grant its callers more. */
export const bodySeconds = 12
/** The most any endpoint may grant: 50 MB at 1.4 Mbit/s. Node's own watch over whole requests begins here, as a second net. */
export const longestBodySeconds = 300

export type BodyLimits = {
  /** Bodies on their way at a time. One of a page is here in an instant, so so many together are people who send slowly on purpose. */
  arriving: number
}

export const bodyLimits: BodyLimits = { arriving: 500 }

type Watch = { timer: NodeJS.Timeout; begun: number; isGranted: boolean }

const watched = new WeakMap<IncomingMessage, Watch>()

/**
 * Shows the door to whoever sends a body too slowly. Node's `requestTimeout` knows one time for all requests; here every request begins with the short
 * one, and `grantTime` lengthens it once it is known who asks for what. When too many are on their way, the oldest goes that has been granted nothing.
 */
export function watchBodies(server: Server, limits = bodyLimits): void {
  const arriving = new Set<IncomingMessage>()

  function endOldest(): void {
    const all = [...arriving]
    const oldest = all.find((request) => !watched.get(request)?.isGranted) ?? all[0]
    if (!oldest) return
    arriving.delete(oldest)
    end(server, oldest)
  }

  // Before the application's own listener, so that the watch is there when a route grants more.
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const timer = setTimeout(() => end(server, request), bodySeconds * 1000)
    const watch: Watch = { timer, begun: Date.now(), isGranted: false }
    watched.set(request, watch)
    arriving.add(request)
    const stop = () => {
      clearTimeout(watch.timer)
      arriving.delete(request)
    }
    request.once('arrived', stop)
    request.once('close', stop)
    if (arriving.size > limits.arriving) endOldest()
  })
}

/** Gives the body of this request so many seconds from its beginning. */
export function grantTime(server: Server, request: IncomingMessage, seconds: number): void {
  const watch = watched.get(request)
  if (!watch || request.complete) return
  clearTimeout(watch.timer)
  watch.isGranted = true
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
