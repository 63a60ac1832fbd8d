import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { networkOf } from './counted-network.ts'

const hour = 3_600_000
/** Fewer can be one person on several networks, or a test. */
const manyVisitors = 20
/** Of peers watched at once, each with fewer than 20 visitors: below 1 MB, because a visitor's text may keep the whole header in memory. */
const mostPeers = 50
/** Characters; proxies write one address after another, and there are rarely more than three in a row. */
const longestHeader = 500

type Peer = { visitors: Set<string>; since: number }

/**
 * Looks for a proxy that nobody has told us of: one address that calls for many visitors and is not believed. All of them then share the limits of one, and
 * sign-ins fail for everybody once a few have mistyped. The log says so, at most once an hour and once a day for each address, because an
 * outsider can write any header and must be able neither to flood the log nor to keep the real proxy from being named. `now` is in milliseconds.
 */
export function watchProxies(log: Pick<Logger, 'warn'>): (request: FastifyRequest, now?: number) => void {
  const peers = new Map<string, Peer>()
  const told = new Map<string, number>()
  let quietUntil = 0

  function tell(address: string, visitors: number, now: number): void {
    quietUntil = now + hour
    peers.clear()
    if (told.size >= mostPeers) told.delete(told.keys().next().value ?? '')
    told.set(address, now)
    log.warn(
      { address, visitors },
      `${visitors} different visitors or more seem to come through ${address}, and all of them share the limits of one address: if it is your proxy, set TRUST_PROXY to it.`,
    )
  }

  return (request, now = Date.now()) => {
    const header = request.headers['x-forwarded-for']
    const address = request.socket.remoteAddress
    // Of a peer that is believed the visitor's own address was taken.
    if (header === undefined || address === undefined || request.ip !== address || now < quietUntil) return
    if (header.length > longestHeader) return
    if (now - (told.get(address) ?? Number.NEGATIVE_INFINITY) < 24 * hour) return
    // The last is what the nearest proxy saw; what stands before it, anybody may have written.
    const visitor = networkOf(String(header).split(',').at(-1) ?? '')
    let peer = peers.get(address)
    if (!peer || now - peer.since > hour) {
      peer = { visitors: new Set(), since: now }
      peers.delete(address)
      if (peers.size >= mostPeers) peers.delete(peers.keys().next().value ?? '')
      peers.set(address, peer)
    }
    peer.visitors.add(visitor)
    if (peer.visitors.size >= manyVisitors) tell(address, peer.visitors.size, now)
  }
}
