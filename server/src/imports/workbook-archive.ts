import type { Readable } from 'node:stream'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import sax from 'sax'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { Failure } from '../failure.ts'

const mostEntries = 2000
/** Bytes of all names and remarks in the archive's own list. */
const mostListed = 1_000_000
/** Elements within elements; a workbook has about ten. */
const deepest = 100

/** Hands out a part of an archive, as long as it unpacks to at most so many bytes. */
export type Open = (name: string, most: number) => Promise<AsyncGenerator<Buffer>>

/** Opens what is packed, for as long as `use` runs. Nothing is unpacked to disk, and no more than is read; whatever is wrong with it is one sentence. */
export async function* readArchive<Thing>(
  path: string,
  use: (open: Open, has: (name: string) => boolean) => AsyncGenerator<Thing>,
): AsyncGenerator<Thing> {
  const zip = await openZip(path)
  try {
    const entries = await listEntries(zip)
    yield* use(
      (name, most) => openEntry(zip, entries.get(name), most),
      (name) => entries.has(name),
    )
  } catch (error) {
    throw error instanceof Failure ? error : broken()
  } finally {
    zip.close()
  }
}

const archives: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, 'a binary Excel workbook (.xlsb)'],
  [/^Index\/|\.iwa$/, 'a Numbers document'],
  [/^content\.xml$/, 'an OpenDocument file (.ods)'],
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a presentation'],
]

/** Refuses by its name what is packed like an Excel workbook and is none. */
export async function refuseOtherArchive(
  path: string,
  words: Pick<typeof importMessages, 'otherArchive'> & { plainArchive: string },
): Promise<void> {
  const zip = await openZip(path)
  try {
    const names = [...(await listEntries(zip)).keys()]
    if (names.includes('xl/workbook.xml')) return
    const kind = archives.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
    throw new Failure('refused', undefined, kind ? words.otherArchive(kind) : words.plainArchive)
  } finally {
    zip.close()
  }
}

export const broken = () => new Failure('refused', undefined, importMessages.brokenWorkbook)
export const tooLarge = () => new Failure('refused', undefined, importMessages.workbookTooLarge)

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error || !zip ? reject(broken()) : resolve(zip),
    )
  })
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let [count, listed] = [0, 0]
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(broken()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      count += 1
      listed += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (count > mostEntries || listed > mostListed) reject(tooLarge())
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

/** A part's size is what the archive says first, and what comes out then: it is counted, as the archive may say anything. */
function openEntry(zip: ZipFile, entry: Entry | undefined, most: number): Promise<AsyncGenerator<Buffer>> {
  if (!entry) return Promise.reject(broken())
  if (entry.uncompressedSize > most) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error || !stream ? reject(broken()) : resolve(count(stream, most))))
  })
}

async function* count(stream: Readable, most: number): AsyncGenerator<Buffer> {
  let total = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > most) throw tooLarge()
    yield chunk
  }
}

/** Parses XML as it comes; a DOCTYPE, which workbooks have none of, ends it. */
export function makeParser(): sax.SAXParser {
  // Without positions the parser forgets its own limit to what it keeps of one name, value or comment, 64 kB.
  const parser = sax.parser(true, { position: true })
  parser.ondoctype = () => {
    throw broken()
  }
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

/** Parses a part, and stops after each piece so that what was found in it can be handed on. */
export async function* parsePieces(pieces: AsyncIterable<Buffer>, parser: sax.SAXParser): AsyncGenerator<void> {
  const decoder = new TextDecoder()
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    if (((parser as { tags?: unknown[] }).tags?.length ?? 0) > deepest) throw broken()
    yield
  }
  parser.close()
}

export async function parseAll(pieces: AsyncIterable<Buffer>, parser: sax.SAXParser): Promise<void> {
  for await (const _ of parsePieces(pieces, parser));
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
