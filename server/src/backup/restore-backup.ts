import { type FileStore, isFileName } from '../files.ts'
import { migrate } from '../migrate.ts'
import { refuseStart } from '../start-failure.ts'
import type { Manifest } from './manifest.ts'
import { manifestName, queueName, readPartName } from './manifest.ts'
import { type Archive, checkArchive, readArchive } from './read-archive.ts'
import { inspectDatabase, loadDatabase, makeTables, refuseNewerBackup } from './restore-database.ts'
import type { TarEntry } from './tar.ts'

export type RestoreOrder = {
  archive: Archive
  url: string
  files: FileStore
  /** Whether what is there may go: asked for in so many words. */
  isReplacing: boolean
  tell?: (line: string) => void
}

export type Restored = { manifest: Manifest; applied: string[]; leftOut: string[]; movedFiles: string | undefined }

/** Reads the backup through before anything is touched: what is broken, or of a newer version, is refused here. */
export async function readBackup(archive: Archive): Promise<Manifest> {
  const manifest = await checkArchive(archive)
  await refuseNewerBackup(manifest)
  return manifest
}

/**
 * Puts a backup that was read through into an empty marketplace: tables as they were, files, rows, and what this version's migrations change. Interrupted
 * anywhere it leaves a database that no server starts on, and is run again.
 */
export async function restoreBackup(order: RestoreOrder, manifest: Manifest): Promise<Restored> {
  const { archive, url, files, isReplacing, tell = () => {} } = order
  const state = await inspectDatabase(url)
  const hasFiles = await hasAny(files)
  if (!isReplacing && state === 'full')
    throw refuseStart(
      'The database is not empty: a restore would replace everything in it. Restore into a new database or data folder, or add --replace.',
    )
  if (!isReplacing && state === 'empty' && hasFiles)
    throw refuseStart(`There are files in ${files.place}: move them away, or add --replace.`)
  // Files that the restored database knows nothing of are kept until somebody is sure.
  const movedFiles = hasFiles && state !== 'part' ? await files.setAside() : undefined
  tell('Making the tables …')
  await makeTables(url, manifest, { isEmpty: state === 'empty' })
  tell('Putting files and rows in place …')
  const leftOut = await loadDatabase(url, manifest, restoreFiles(archive, files))
  const { applied } = await migrate(url)
  return { manifest, applied, leftOut, movedFiles }
}

async function hasAny(files: FileStore): Promise<boolean> {
  for await (const names of files.list()) if (names.length > 0) return true
  return false
}

/** How many files are written at the same time: each waits for the disk. */
const atOnce = 16

/** Writes the files of a backup, which come first, and hands on what belongs to the database. */
async function* restoreFiles(archive: Archive, files: FileStore): AsyncGenerator<TarEntry> {
  const writing = new Set<Promise<void>>()
  const faults: unknown[] = []
  const settle = async () => {
    await Promise.all(writing)
    if (faults.length > 0) throw faults[0]
  }
  for await (const entry of readArchive(archive)) {
    const name = entry.name.startsWith('files/') ? entry.name.slice('files/'.length) : undefined
    if (name !== undefined && isFileName(name)) {
      const content = await collect(entry.body)
      // The sweep of files that nothing refers to goes by their age.
      const work = files.write(name, content, entry.writtenAt)
      const done = work.catch((error: unknown) => void faults.push(error)).finally(() => writing.delete(done))
      writing.add(done)
      if (writing.size >= atOnce) await Promise.race(writing)
      if (faults.length > 0) throw faults[0]
    } else if (entry.name === queueName || readPartName(entry.name) !== undefined) {
      await settle()
      yield entry
    } else if (entry.name === manifestName) await settle()
  }
}

async function collect(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of body) parts.push(chunk)
  return Buffer.concat(parts)
}
