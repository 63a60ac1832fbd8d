import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compressWhole, type Encoding } from './compress-answers.ts'

/** Something that is the same for everybody, kept as the bytes to send. However many read it, or do not, it is in memory once. */
export type ReadyAnswer = { type: string; tag: string; bytes: Buffer; compressed: Partial<Record<Encoding, Buffer>> }

/** As small as it gets in a moment: the best brotli can do takes seconds for a large script. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** Below this, compressing saves less than the header that says so. */
const worthCompressing = 1000
const compressible = /^(text\/|application\/(json|javascript|xml|x-yaml)|image\/svg)/

/** `compressed` are copies that were made before; without them they are made here. */
export async function makeReadyAnswer(
  type: string,
  content: Buffer | string,
  compressed?: ReadyAnswer['compressed'],
): Promise<ReadyAnswer> {
  const bytes = inOwnMemory(Buffer.from(content))
  return { type, tag: tagOf(bytes), bytes, compressed: compressed ?? (await compressBoth(type, bytes)) }
}

function tagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

async function compressBoth(type: string, bytes: Buffer): Promise<ReadyAnswer['compressed']> {
  if (bytes.length < worthCompressing || !compressible.test(type)) return {}
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, brotliOptions),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return { br: inOwnMemory(br), gzip: inOwnMemory(gz) }
}

/** An answer in JSON that is kept under its key as long as it is right: compressed when somebody first wants it so, for most are asked for once. */
export type KeptAnswer = {
  key: string
  type: string
  tag: string
  bytes: Buffer
  compressing: Partial<Record<Encoding, Promise<Buffer | undefined>>>
}

export function makeKeptAnswer(text: string, key: string): KeptAnswer {
  const bytes = inOwnMemory(Buffer.from(text))
  return { key, type: 'application/json; charset=utf-8', tag: tagOf(bytes), bytes, compressing: {} }
}

/** Short buffers are cut from larger ones, of 64 kB as Node makes them: two kilobytes that are kept would hold all of it. */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** What it takes in memory, bytes: at most as much again for its compressed forms. */
export function sizeOf({ bytes }: KeptAnswer): number {
  return bytes.length * 2
}

export async function sendKeptAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  return sendReadyAnswer(request, reply, await readyFor(request, answer))
}

/** Compressed as whoever asks takes it. */
export async function readyFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { type, tag, bytes, compressing }: KeptAnswer,
): Promise<ReadyAnswer> {
  const isShort = bytes.length < worthCompressing
  const encoding = isShort ? undefined : chooseEncoding(headers['accept-encoding'], ['br', 'gzip'])
  const packed = encoding && (await packOnce(bytes, compressing, encoding))
  return { type, tag, bytes, compressed: packed ? { [encoding]: packed } : {} }
}

/** Compressed once for all who want it so. Nothing where too much was being compressed: the next who wants it so tries again. */
async function packOnce(
  bytes: Buffer,
  compressing: KeptAnswer['compressing'],
  encoding: Encoding,
): Promise<Buffer | undefined> {
  compressing[encoding] ??= compressWhole(bytes, encoding).then(
    (packed) => packed && inOwnMemory(packed),
    () => undefined,
  )
  const packed = await compressing[encoding]
  if (!packed) delete compressing[encoding]
  return packed
}

/** With the headers the reply has, past what Fastify does with an answer that is still to be written and compressed. */
export function sendReadyAnswer(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): FastifyReply {
  reply.hijack()
  writeReadyAnswer(request, reply.raw, reply.getHeaders() as OutgoingHttpHeaders, ready)
  return reply
}

/** `headers` become those of the answer. */
export function writeReadyAnswer(
  request: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  { type, tag, bytes, compressed }: ReadyAnswer,
): void {
  headers['content-type'] = type
  if (compressed.br || compressed.gzip)
    headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
  // What nobody may keep is asked for whole.
  if (headers['cache-control'] !== 'no-store') headers.etag = tag
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], Object.keys(compressed) as Encoding[])
  if (encoding) headers['content-encoding'] = encoding
  const sent = (encoding && compressed[encoding]) ?? bytes
  headers['content-length'] = sent.length
  response.writeHead(200, headers).end(sent)
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** The type of a file of ours that is meant for browsers. Nothing for any other: source maps, copies that are compressed already, notes of a build. */
export function typeOfFile(name: string): string | undefined {
  return name.startsWith('.') ? undefined : types[name.slice(name.lastIndexOf('.') + 1)]
}
