import { createHash, type Hash } from 'node:crypto'
import { getConstructionPlans } from 'pg-boss'
import type { FileStore } from '../files.ts'
import { isLeftOver, readAside } from '../files.ts'
import {
  explanation,
  firstName,
  formatNumber,
  type Manifest,
  manifestName,
  partName,
  queueName,
  sumsName,
  type TableOfBackup,
} from './manifest.ts'
import type { Snapshot } from './open-snapshot.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

export type Source = {
  files: Pick<FileStore, 'list' | 'open' | 'keepRemoved'>
  /** Opened once all files that were there before are in the archive. */
  openSnapshot(): Promise<Snapshot>
  version: string
  madeAt: Date
}

/** How much of a table is held at a time: the size of a file must be known before its first byte. */
const partSize = 4 * 1024 * 1024

/** What was written, for whoever looks for it. */
export type Written = { manifest?: Manifest }

/**
 * Writes the archive piece by piece. Files are written once and never changed, before the row that names them and deleted after it: first everything that
 * is there, which takes long, then the moment of the database, then the files that came in between, while none is lost. So every file that a row of that
 * moment names is in it.
 */
export async function* writeArchive(source: Source, written: Written): AsyncGenerator<Buffer> {
  const sums = new Map<string, string>()
  const add = (name: string, content: Buffer) => addContent(sums, name, content, source.madeAt)
  yield* add(firstName, Buffer.from(explanation))
  const files = { count: 0, bytes: 0 }
  yield* addFiles(source, sums, files)
  const kept = await source.files.keepRemoved()
  let snapshot: Snapshot
  try {
    snapshot = await source.openSnapshot()
    // Twice: a file that gets another name while a folder is read may stand in neither list; afterwards it keeps that name.
    for (let time = 0; time < 2; time++) yield* addFiles(source, sums, files)
  } finally {
    await kept.end()
  }
  // Its tables are made by the library, not by our migrations: restoring makes them as they were, whatever version is there by then.
  if (snapshot.tables.some(({ schema }) => schema === 'pgboss'))
    yield* add(queueName, Buffer.from(getConstructionPlans('pgboss')))
  const tables: TableOfBackup[] = []
  for (const table of snapshot.tables) {
    const { rows, count } = snapshot.read(table)
    let [bytes, part] = [0, 0]
    for await (const content of cutIntoParts(rows)) {
      bytes += content.length
      yield* add(partName(tables.length, part++), content)
    }
    tables.push({ ...table, rows: count(), bytes })
  }
  const list = Buffer.from([...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''))
  const { version, madeAt } = source
  const { migrations, postgres, sequences } = snapshot
  const manifest: Manifest = {
    ...{ format: formatNumber, version, madeAt: madeAt.toISOString(), postgres, migrations, tables, sequences, files },
    sums: createHash('sha256').update(list).digest('hex'),
  }
  yield* add(sumsName, list)
  yield* add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
  yield tarEnd
  written.manifest = manifest
}

function* addContent(sums: Map<string, string>, name: string, content: Buffer, at: Date): Generator<Buffer> {
  yield tarHeader(name, content.length, at)
  yield content
  yield tarPadding(content.length)
  sums.set(name, createHash('sha256').update(content).digest('hex'))
}

async function* addFiles(
  { files }: Source,
  sums: Map<string, string>,
  total: { count: number; bytes: number },
): AsyncGenerator<Buffer> {
  for await (const names of files.list())
    for (const listed of names) {
      const file = readAside(listed) ?? listed
      const name = `files/${file}`
      if (isLeftOver(file) || sums.has(name)) continue
      const found = await files.open(file)
      if (!found) continue
      const hash = createHash('sha256')
      yield tarHeader(name, found.size, found.writtenAt)
      yield* hashed(found.content, hash, found.size, file)
      yield tarPadding(found.size)
      sums.set(name, hash.digest('hex'))
      total.count++
      total.bytes += found.size
    }
}

async function* hashed(content: AsyncIterable<Buffer>, hash: Hash, size: number, name: string): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const chunk of content) {
    hash.update(chunk)
    seen += chunk.length
    yield chunk
  }
  if (seen !== size) throw new Error(`The file ${name} changed while it was read.`)
}

async function* cutIntoParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [held, size]: [Buffer[], number] = [[], 0]
  for await (const chunk of rows) {
    held.push(chunk)
    size += chunk.length
    if (size < partSize) continue
    yield Buffer.concat(held)
    ;[held, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(held)
}
