import { lookup as resolve } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { currentCall } from './call-context.ts'
import { http } from './node-http.ts'
import { writeTraceParent } from './trace-parent.ts'

export type OutsideCall = {
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Whether an IP address may be asked. */
  isAllowed: (address: string) => boolean
  signal: AbortSignal
}

const forbiddenName = 'AddressForbidden'

/** Whether a call failed because of where it would have gone. */
export function isForbiddenAddress(error: unknown): boolean {
  return error instanceof Error && error.name === forbiddenName
}

/**
 * Calls an address that a stranger wrote. It is resolved once, every result must be allowed, and the connection goes to the one that was checked: a name
 * that answers differently the second time gains nothing. A redirect is an answer like any other; following it is another call. Made for a call that is
 * part of a trace, it is the next step of that trace.
 */
export function callOutside(
  url: string,
  { method = 'GET', headers, body, isAllowed, signal }: OutsideCall,
): Promise<IncomingMessage> {
  return new Promise((fulfil, reject) => {
    const { protocol, hostname } = new URL(url)
    const trace = currentCall()?.trace
    const host = hostname.replace(/^\[|\]$/g, '')
    // A number is never looked up, so that it has to be checked here.
    if (!['http:', 'https:'].includes(protocol) || (isIP(host) && !isAllowed(host))) return reject(forbidden())
    const request = (protocol === 'https:' ? requestHttps : http.request)(url, {
      method,
      signal,
      agent: false,
      lookup: lookUpAllowed(isAllowed),
      headers: {
        ...headers,
        ...(trace && { traceparent: writeTraceParent(trace) }),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    })
    request.on('response', fulfil)
    request.on('error', reject)
    request.end(body)
  })
}

/** Looks a name up and lets nothing through unless all of its addresses are allowed. */
function lookUpAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(forbidden(), [])
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      callback(null, first?.address ?? '', first?.family)
    })
  }
}

function forbidden(): Error {
  const error = new Error('Not an address of the public network.')
  error.name = forbiddenName
  return error
}
