import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export type Downloaded =
  | { kind: 'content'; content: Buffer }
  | { kind: 'status'; status: number }
  | { kind: 'too-large' }
  /** The address, or one it leads to, is not on the public network. */
  | { kind: 'forbidden' }
  | { kind: 'unreachable' }

export type Download = {
  /** Whether an IP address may be asked. */
  isAllowed: (address: string) => boolean
  /** Milliseconds for everything, redirects included. */
  timeout: number
}

const mostBytes = 5_000_000
const mostRedirects = 3

/**
 * Fetches a file from an address that a stranger wrote. The address is resolved once, every result must be allowed, and the connection goes to the one
 * that was checked: a name that answers differently the second time gains nothing. Redirects are checked in the same way.
 */
export async function download(address: string, { isAllowed, timeout }: Download): Promise<Downloaded> {
  const signal = AbortSignal.timeout(timeout)
  let url = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    try {
      const answer = await ask(url, isAllowed, signal)
      const target = readRedirect(answer, url)
      if (target === undefined) return await readContent(answer)
      answer.destroy()
      url = target
    } catch (error) {
      return { kind: error instanceof Error && error.name === 'AddressForbidden' ? 'forbidden' : 'unreachable' }
    }
  }
  return { kind: 'unreachable' }
}

function ask(url: string, isAllowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((fulfil, reject) => {
    const { protocol, hostname } = new URL(url)
    const host = hostname.replace(/^\[|\]$/g, '')
    // A number is never looked up, so that it has to be checked here.
    if (!['http:', 'https:'].includes(protocol) || (isIP(host) && !isAllowed(host))) return reject(forbidden())
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal,
      agent: false,
      lookup: lookUpAllowed(isAllowed),
      headers: { accept: 'image/jpeg, image/png', 'accept-encoding': 'identity', 'user-agent': 'Fairquay import' },
    })
    request.on('response', fulfil)
    request.on('error', reject)
    request.end()
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
  error.name = 'AddressForbidden'
  return error
}

function readRedirect({ statusCode = 0, headers }: IncomingMessage, from: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined
  return new URL(headers.location, from).href
}

async function readContent(answer: IncomingMessage): Promise<Downloaded> {
  try {
    if (answer.statusCode !== 200) return { kind: 'status', status: answer.statusCode ?? 0 }
    if (Number(answer.headers['content-length'] ?? 0) > mostBytes) return { kind: 'too-large' }
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) return { kind: 'too-large' }
      chunks.push(chunk)
    }
    return { kind: 'content', content: Buffer.concat(chunks) }
  } finally {
    answer.destroy()
  }
}
