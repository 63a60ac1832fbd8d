import { Readable } from 'node:stream'
import { constants, createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import type { FileStore } from '../files.ts'
import { refuseStart } from '../start-failure.ts'
import { chooseThinned, type Keep } from './choose-kept.ts'
import type { Manifest } from './manifest.ts'
import { nameBackup } from './names.ts'
import { connectUnhurried, openSnapshot } from './open-snapshot.ts'
import type { Place } from './place.ts'
import { beginRecord, endRecord, failRecord } from './records.ts'
import { type Seal, sealWith } from './seal.ts'
import { readVersion } from './version.ts'
import { type Written, writeArchive } from './write-archive.ts'

export type BackupOrder = {
  url: string
  /** All of them are part of the backup. */
  files: FileStore
  place: Place
  seal: Seal | undefined
  /** How many stay; without it none is thrown away. */
  keep?: Keep | undefined
  askedBy?: number | undefined
  describe?: (error: unknown) => string
}

export type Made = { name: string; bytes: number; manifest: Manifest; thinned: string[]; notThinned?: string }

/** Any fixed number: held by the connection that makes a backup, and gone with it. */
export const lockKey = 4_127_319

/** Makes one backup while the marketplace goes on, notes in its database how that went, and throws away older ones. One at a time. */
export async function makeBackup(order: BackupOrder): Promise<Made> {
  const client = await connectUnhurried(order.url)
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (!rows[0]?.taken) throw refuseStart('A backup is being made already: wait until it is done.')
    return await recorded(client, order)
  } finally {
    await client.end().catch(() => {})
  }
}

async function recorded(client: pg.Client, order: BackupOrder): Promise<Made> {
  const { place, seal, askedBy, describe = describeAny } = order
  const madeAt = new Date()
  const name = nameBackup(madeAt, seal !== undefined)
  // The snapshot's own connection can write nothing once it is open.
  const notes = await connectUnhurried(order.url)
  try {
    const id = await beginRecord(notes, { place: place.name, name, isEncrypted: seal !== undefined, askedBy })
    try {
      const { bytes, manifest } = await write(client, order, name, madeAt)
      await endRecord(notes, id, { bytes, manifest })
      const thinned = await thin(order).catch((error: unknown) => describe(error))
      return typeof thinned === 'string'
        ? { name, bytes, manifest, thinned: [], notThinned: thinned }
        : { name, bytes, manifest, thinned }
    } catch (error) {
      // The connection may be what failed; then the next backup finds this one unfinished.
      await failRecord(notes, id, describe(error)).catch(() => {})
      throw error
    }
  } finally {
    await notes.end().catch(() => {})
  }
}

const describeAny = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function write(client: pg.Client, { files, place, seal }: BackupOrder, name: string, madeAt: Date) {
  const written: Written = {}
  const archive = Readable.from(
    writeArchive(
      {
        ...{ files, madeAt, version: await readVersion() },
        openSnapshot: () => openSnapshot(client),
      },
      written,
    ),
    { objectMode: false },
  )
  const packed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  archive.once('error', (error) => packed.destroy(error))
  archive.pipe(packed)
  try {
    const bytes = await place.write(name, seal ? sealWith(seal)(packed) : packed)
    if (!written.manifest) throw new Error('The backup ended without its manifest.')
    return { bytes, manifest: written.manifest }
  } finally {
    archive.destroy()
    packed.destroy()
  }
}

/** Only once a new one is there. That an old one could not be removed does not make the new one worse. */
async function thin({ place, keep }: BackupOrder): Promise<string[]> {
  if (!keep) return []
  await place.sweep()
  const thinned = chooseThinned(await place.list(), keep)
  for (const name of thinned) await place.remove(name)
  return thinned
}
