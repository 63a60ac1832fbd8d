import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import type { FileStore } from './files.ts'
import { openLocalFiles } from './local-files.ts'

/** What says where files lie; it can be told to another process, for secrets stay in their file. */
export type FilePlace = Pick<Config, 'dataDir' | 'filesUrl' | 's3'>

/** The files of this marketplace: in the folder of its data, or where FILES_URL says. */
export function openFiles({ dataDir, filesUrl, s3 }: FilePlace): Promise<FileStore> {
  return openFilesAt(filesUrl ?? join(dataDir, 'files'), { s3 })
}

/** Files in a folder, or in `s3://bucket/folder` of the store of S3_ENDPOINT. */
export async function openFilesAt(place: string, config: Pick<Config, 's3'>): Promise<FileStore> {
  if (!place.startsWith('s3://')) return openLocalFiles(resolve(place))
  // Most run without a store, and need not hold its client in memory.
  const [{ openS3Files, refuseClosedBucket }, { findS3Place }] = await Promise.all([
    import('./s3-files.ts'),
    import('./s3-store.ts'),
  ])
  const found = await findS3Place(place, config)
  await refuseClosedBucket(...found)
  return openS3Files(...found)
}
