import { once } from 'node:events'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of an archive. */
export type Entry = { path: string; content: string | Buffer }

/**
 * A ZIP written while its files are made, no faster than it is read. What fails inside fails the archive; one that is destroyed, because its reader left, asks
 * for no further file.
 */
export function writeArchive(entries: AsyncIterable<Entry>): Readable {
  const zip = new ZipFile()
  const written = zip.outputStream as PassThrough
  const archive = new PassThrough()
  pipeline(written, archive, () => {})
  // yazl listens to no errors of its own.
  zip.on('error', (error) => archive.destroy(error as Error))
  void fill(zip, written, entries, archive).catch((error: unknown) => archive.destroy(error as Error))
  return archive
}

async function fill(zip: ZipFile, written: PassThrough, entries: AsyncIterable<Entry>, archive: PassThrough) {
  for await (const { path, content } of entries) {
    if (archive.destroyed) return
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, path)
    if (written.writableNeedDrain) await Promise.race([once(written, 'drain'), once(archive, 'close')])
  }
  zip.end()
}
