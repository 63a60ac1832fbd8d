import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { largestFile } from '@fairquay/contract/imports/rules.ts'
import { callOutside, isForbiddenAddress } from '../../call-outside.ts'

export type FeedAddress = {
  url: string
  /** HTTP Basic; '' for none. */
  userName: string
  password: string
  /** What the address said of the file we have: when it is the same, it need not be sent. */
  etag: string | null
  lastModified: string | null
}

export type FetchedFile =
  | { kind: 'file'; bytes: number; hash: Buffer; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  /** A sentence for the person whose feed it is. */
  | { kind: 'fault'; fault: string }

type Fetching = { isAllowed: (address: string) => boolean; timeout?: number; signal?: AbortSignal }

const mostRedirects = 5
const usualTimeout = 300_000
/** The beginning of a file says what it is. */
const gzipMark = [0x1f, 0x8b]

class Fault extends Error {}

/**
 * Fetches the file of a feed into `path`, unpacked when it is gzip, and never more than an import takes. Each redirect is checked like the address itself; name
 * and password go to the host they were given for and to no other.
 */
export async function fetchFile(from: FeedAddress, path: string, fetching: Fetching): Promise<FetchedFile> {
  const tooLong = AbortSignal.timeout(fetching.timeout ?? usualTimeout)
  const signal = fetching.signal ? AbortSignal.any([tooLong, fetching.signal]) : tooLong
  try {
    const answer = await follow(from, { ...fetching, signal })
    try {
      return await take(answer, path, from.userName !== '')
    } catch (error) {
      throw isCutOff(error) ? new Fault(feedMessages.cutOff) : error
    } finally {
      answer.destroy()
    }
  } catch (error) {
    if (fetching.signal?.aborted) throw error
    return { kind: 'fault', fault: describe(error, tooLong.aborted) }
  }
}

/** The answer had begun, and the other side hung up before its end. */
function isCutOff(error: unknown): boolean {
  return ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as { code?: string }).code ?? '')
}

function describe(error: unknown, isTooSlow: boolean): string {
  if (error instanceof Fault) return error.message
  if (isForbiddenAddress(error)) return feedMessages.forbidden
  if (isTooSlow) return feedMessages.tooSlow
  const code = (error as { code?: string }).code ?? ''
  return code.startsWith('Z_') ? feedMessages.packedWrong : feedMessages.unreachable
}

async function follow(from: FeedAddress, { isAllowed, signal }: Fetching & { signal: AbortSignal }) {
  const { host, protocol } = new URL(from.url)
  let url = from.url
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const isSameHost = new URL(url).host === host
    const answer = await callOutside(url, { headers: writeHeaders(from, isSameHost), isAllowed, signal })
    const { statusCode = 0, headers } = answer
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return answer
    answer.destroy()
    url = new URL(headers.location, url).href
    // A safe address that leads to an unsafe one is not safe.
    if (protocol === 'https:' && new URL(url).protocol !== 'https:') throw new Fault(feedMessages.addressNotSafe)
  }
  throw new Fault(feedMessages.redirects)
}

function writeHeaders({ userName, password, etag, lastModified }: FeedAddress, isSameHost: boolean) {
  return {
    accept: '*/*',
    'accept-encoding': 'gzip, identity',
    'user-agent': 'Fairquay feed',
    ...(isSameHost &&
      userName !== '' && { authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}` }),
    ...(isSameHost && etag !== null && { 'if-none-match': etag }),
    ...(isSameHost && lastModified !== null && { 'if-modified-since': lastModified }),
  }
}

async function take(answer: IncomingMessage, path: string, isNamed: boolean): Promise<FetchedFile> {
  const { statusCode: status = 0, headers } = answer
  if (status === 304) return { kind: 'unchanged' }
  if (status === 401 || status === 403) throw new Fault(feedMessages.refused(status, isNamed))
  if (status !== 200) throw new Fault(feedMessages.status(status))
  if (/^text\/html\b/i.test(headers['content-type'] ?? '')) throw new Fault(feedMessages.webPage)
  const hash = createHash('sha256')
  let bytes = 0
  let isPage = false
  await pipeline(
    answer,
    unpack,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (bytes === 0) isPage = /^\uFEFF?\s*<(!doctype html|html)\b/i.test(chunk.subarray(0, 200).toString('utf8'))
        bytes += chunk.length
        if (isPage) throw new Fault(feedMessages.webPage)
        if (bytes > largestFile) throw new Fault(feedMessages.tooLarge(largestFile / 1_000_000))
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  )
  if (bytes === 0) throw new Fault(feedMessages.empty)
  const { etag = null, 'last-modified': lastModified = null } = headers
  return { kind: 'file', bytes, hash: hash.digest(), etag: keep(etag), lastModified: keep(lastModified) }
}

/** What is longer than any sensible one is not sent back to where it came from. */
function keep(header: string | null): string | null {
  return header !== null && header.length <= 500 ? header : null
}

/** Gzip is unpacked, whether the answer says so or the file is one: its first two bytes tell. */
async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first: Buffer = Buffer.alloc(0)
  const chunks = source[Symbol.asyncIterator]()
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    first = Buffer.concat([first, next.value])
    if (first.length >= gzipMark.length) break
  }
  async function* whole(): AsyncGenerator<Buffer> {
    yield first
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  if (!gzipMark.every((byte, at) => first[at] === byte)) {
    yield* whole()
    return
  }
  const gunzip = createGunzip()
  const filled = pipeline(whole, gunzip).catch((error: Error) => gunzip.destroy(error))
  for await (const chunk of gunzip as AsyncIterable<Buffer>) yield chunk
  await filled
}
