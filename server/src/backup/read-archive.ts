import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { refuseStart } from '../start-failure.ts'
import { formatNumber, type Manifest, manifestName, sumsName } from './manifest.ts'
import { isSealed, type Key, openWith } from './seal.ts'
import { readTar, type TarEntry } from './tar.ts'

/** Where a backup lies and what opens it, if it is sealed. */
export type Archive = { path: string; key: Key | undefined }

/** Reads a backup from its beginning to its end. */
export async function* readArchive({ path, key }: Archive): AsyncGenerator<TarEntry> {
  const sealed = await looksSealed(path)
  if (sealed && !key)
    throw refuseStart(
      'This backup is encrypted: name the file that holds its passphrase in BACKUP_PASSPHRASE_FILE, or the one with the secret key in BACKUP_IDENTITY_FILE.',
    )
  const raw = createReadStream(path)
  const opened = sealed && key ? openWith(key)(raw) : raw
  const unpacked = createZstdDecompress()
  // Piped by hand: what fails on the way has to reach whoever reads at the end.
  const source = Readable.from(opened)
  source.once('error', (error) => unpacked.destroy(error))
  try {
    yield* readTar(source.pipe(unpacked))
  } finally {
    raw.destroy()
    source.destroy()
    unpacked.destroy()
  }
}

/** Reads the whole backup once and compares every file with its checksum and the counts with the manifest, before anything is touched. */
export async function checkArchive(archive: Archive): Promise<Manifest> {
  const sums = new Map<string, string>()
  let [list, manifest]: [string, Manifest | undefined] = ['', undefined]
  const files = { count: 0, bytes: 0 }
  try {
    for await (const { name, size, body } of readArchive(archive)) {
      const hash = createHash('sha256')
      const kept: Buffer[] = []
      for await (const chunk of body) {
        hash.update(chunk)
        if (name === sumsName || name === manifestName) kept.push(chunk)
      }
      if (name === manifestName) manifest = JSON.parse(Buffer.concat(kept).toString()) as Manifest
      else if (name === sumsName) list = Buffer.concat(kept).toString()
      else sums.set(name, hash.digest('hex'))
      if (!name.startsWith('files/')) continue
      files.count++
      files.bytes += size
    }
  } catch (error) {
    if (error instanceof Error && (error.name === 'StartRefused' || isAboutFile(error))) throw error
    throw refuseBroken(archive.path, error)
  }
  if (!manifest) throw refuseBroken(archive.path)
  if (manifest.format > formatNumber)
    throw refuseStart(
      `The backup was made by a newer version of Fairquay (${manifest.version}): use that version to restore it.`,
    )
  const counted = [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')
  const isSame =
    counted === list &&
    createHash('sha256').update(list).digest('hex') === manifest.sums &&
    files.count === manifest.files.count &&
    files.bytes === manifest.files.bytes
  if (!isSame) throw refuseBroken(archive.path)
  return manifest
}

const isAboutFile = (error: Error) =>
  ['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC'].includes((error as { code?: string }).code ?? '')

function refuseBroken(path: string, cause?: unknown): Error {
  return refuseStart(
    `The backup ${path} is broken: it was never finished, was changed, or is no backup of Fairquay. Nothing was touched; take another one.`,
    cause,
  )
}

async function looksSealed(path: string): Promise<boolean> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? refuseStart(`There is no file ${path}.`, error) : error
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return isSealed(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
