import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Container, Delimiter, Encoding } from '@fairquay/contract/imports/format.ts'
import { guessDelimiter } from '@fairquay/contract/imports/guess-delimiter.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { type EncodingChoice, rankEncodings } from '@fairquay/contract/imports/rank-encodings.ts'
import { Failure } from '../failure.ts'
import { refuseOtherArchive } from './workbook-archive.ts'

type Sniffed = { container: Container; encoding: Encoding; delimiter: Delimiter }

/** Of a text that is no UTF-8: how it may be meant, the likeliest first. */
type SniffedText = Sniffed & { choices: EncodingChoice[] }

/** The sentences that refuse what is no file of the wanted kind. */
export type SniffWords = Pick<typeof importMessages, 'unknownFile' | 'otherArchive'> & { plainArchive: string }

/** What a file is, by its bytes; its name and what the browser says of it prove nothing. Refuses what holds no products, or no table, with one sentence. */
export async function sniffFile(path: string, words: SniffWords = importMessages): Promise<Sniffed | SniffedText> {
  const start = await readStart(path)
  if (start.toString('hex', 0, 4) === '504b0304') {
    await refuseOtherArchive(path, words)
    return { container: 'xlsx', encoding: 'utf-8', delimiter: ',' }
  }
  const kind = nameKind(start)
  if (kind) throw new Failure('refused', undefined, words.unknownFile(kind))
  const utf16 = findUtf16(start)
  const choices = utf16 || (await isAllUtf8(path)) ? [] : rankEncodings(await findForeignLines(path))
  const encoding = utf16 ?? choices[0]?.encoding ?? 'utf-8'
  const text = new TextDecoder(encoding).decode(start)
  if (text.trim() === '') throw new Failure('refused', undefined, importMessages.empty)
  const other = nameText(text)
  if (other === 'feed') return { container: 'xml', encoding, delimiter: ',' }
  if (other === 'json') return { container: 'json', encoding, delimiter: ',' }
  if (other) throw new Failure('refused', undefined, words.unknownFile(other))
  return { container: 'text', encoding, delimiter: guessDelimiter(text, start.length < startSize), choices }
}

const startSize = 64 * 1024

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const begin = Buffer.alloc(startSize)
    const { bytesRead } = await handle.read(begin, 0, begin.length, 0)
    if (bytesRead === 0) throw new Failure('refused', undefined, importMessages.empty)
    return begin.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** With its mark, or without it: Latin letters in UTF-16 are every second byte zero. */
function findUtf16(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = start.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) <= start.length / 3 || Math.min(even, odd) >= start.length / 50) return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

/** Checked to the end: one name with an accent in the last row is enough to be wrong. */
async function isAllUtf8(path: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const block = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    // A character of several bytes may stand across two chunks; it has at most four.
    let end = block.length
    for (let back = 1; back <= Math.min(3, block.length); back++)
      if (((block[block.length - back] ?? 0) & 0xc0) === 0xc0) end = block.length - back
    if (!isUtf8(block.subarray(0, end))) return false
    rest = block.subarray(end)
  }
  return isUtf8(rest)
}

/** Lines that show how the letters are meant, and bytes of each. */
const mostForeignLines = 40
const longestForeignLine = 400

/** The first lines with anything beyond ASCII in them, wherever they stand: one name with an accent in the last row is enough. */
async function findForeignLines(path: string): Promise<Buffer[]> {
  const lines: Buffer[] = []
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const block = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let from = 0
    for (let end = block.indexOf(10); end >= 0; end = block.indexOf(10, from)) {
      const line = block.subarray(from, end)
      if (line.some((byte) => byte > 127)) lines.push(cutLine(line))
      if (lines.length >= mostForeignLines) return lines
      from = end + 1
    }
    // A line that never ends is no line: its beginning says enough.
    rest = block.subarray(from, from + 1_000_000)
  }
  return rest.some((byte) => byte > 127) ? [...lines, cutLine(rest)] : lines
}

/** Around its first foreign letter, and never within a letter of two bytes: what is cut off ends in a byte of ASCII. */
function cutLine(line: Buffer): Buffer {
  const first = line.findIndex((byte) => byte > 127)
  const before = line.subarray(0, first)
  const from = Math.max(0, before.length - 60)
  let to = Math.min(line.length, from + longestForeignLine)
  while (to < line.length && to > first && (line[to] ?? 0) > 63) to--
  return line.subarray(from, to)
}

const signatures: readonly [string, string][] = [
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['47494638', 'a GIF picture'],
  ['25504446', 'a PDF document'],
  ['504b0506', 'an empty ZIP archive'],
  ['d0cf11e0', 'an old Excel workbook (.xls) or one with a password'],
  ['1f8b', 'a compressed file'],
]

/** The kind of a file that is no text, by its first bytes. */
function nameKind(start: Buffer): string | undefined {
  const hex = start.subarray(0, 8).toString('hex')
  return signatures.find(([signature]) => hex.startsWith(signature))?.[1]
}

/** The kind of a text that is no table. */
function nameText(text: string): string | undefined {
  const begin = text.trimStart()
  if (/^<!doctype html|^<html/i.test(begin)) return 'a web page'
  if (begin.startsWith('<')) return 'feed'
  if (/^(\{\s*["}]|\[\s*[[{"\]])/.test(begin)) return 'json'
  return undefined
}
