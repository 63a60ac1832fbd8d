import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** Shorter answers are not worth it. */
const threshold = 1400
/** Bytes that are compressed on the spot, in a fraction of a millisecond. What is longer goes to the threads beside. */
const smallAnswer = 16_384
/** A compressor at work holds megabytes: a few of them at once, and no more waiting for one than this, in bytes. What comes on top is sent as it is. */
const mostAtOnce = 2
const mostWaiting = 8_000_000

const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const gzipLevel = 5

const compressible = /^(text\/(?!event-stream)|application\/(json|javascript|xml|x-yaml)|image\/svg)/

/**
 * Compresses what is made for one caller. An answer that is there as a whole is compressed as a whole: a stream would keep its compressor, megabytes of it, for
 * as long as the client takes to read.
 */
export async function compressAnswers(http: FastifyInstance): Promise<void> {
  http.addHook('onSend', async (request, reply, payload) => {
    if (!isWhole(payload) || Buffer.byteLength(payload) <= smallAnswer || reply.hasHeader('content-encoding'))
      return payload
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
    if (!encoding || !compressible.test(String(reply.getHeader('content-type')))) return payload
    const compressed = await compressWhole(Buffer.from(payload as string), encoding)
    if (!compressed) {
      // What tells the plugin below to leave this one alone.
      request.headers['x-no-compression'] = 'busy'
      return payload
    }
    const vary = reply.getHeader('vary')
    reply
      .header('Vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
      .header('Content-Encoding', encoding)
      .removeHeader('content-length')
    return compressed
  })
  await http.register(compress, {
    global: true,
    threshold,
    // Whole answers above it have been compressed already, or there were too many; none goes through a stream.
    syncThreshold: smallAnswer,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: gzipLevel },
    brotliOptions: { params: brotliQuality },
  } as object)
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

/** Compresses beside the loop, a few at a time; nothing when too much waits already. */
function makeCompressor(): (bytes: Buffer, encoding: Encoding) => Promise<Buffer | undefined> {
  const waiting: (() => void)[] = []
  let atWork = 0
  let held = 0
  return async (bytes, encoding) => {
    if (held + bytes.length > mostWaiting) return undefined
    held += bytes.length
    if (atWork >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else atWork += 1
    try {
      return encoding === 'br'
        ? await compressBrotli(bytes, {
            params: { ...brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          })
        : await compressGzip(bytes, { level: gzipLevel })
    } finally {
      held -= bytes.length
      const next = waiting.shift()
      if (next) next()
      else atWork -= 1
    }
  }
}

/** The one of this process: what it bounds is memory, whoever asks. */
export const compressWhole = makeCompressor()

/** The best of what there is that the caller takes: `gzip, br;q=0.5` takes both, `br;q=0` does not. */
export function chooseEncoding(
  header: string | string[] | undefined,
  there: readonly Encoding[],
): Encoding | undefined {
  if (header === undefined) return undefined
  const taken = new Set<string>()
  for (const part of String(header).toLowerCase().split(',')) {
    const [name = '', ...facts] = part.split(';').map((word) => word.trim())
    if (!facts.some((fact) => /^q=0(\.0{0,3})?$/.test(fact))) taken.add(name)
  }
  // "Anything" has always meant gzip to programs.
  if (taken.has('*') || taken.has('x-gzip')) taken.add('gzip')
  return there.find((encoding) => taken.has(encoding))
}
