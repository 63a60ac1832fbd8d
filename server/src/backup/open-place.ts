import type { Config } from '../config.ts'
import { findS3Place } from '../s3-store.ts'
import { openFolderPlace } from './folder-place.ts'
import type { Place } from './place.ts'
import { openS3Place } from './s3-place.ts'

/** A folder, or `s3://bucket/folder` in the store of S3_ENDPOINT. */
export async function openPlace(to: string, config: Pick<Config, 's3'>): Promise<Place> {
  return to.startsWith('s3://') ? openS3Place(...(await findS3Place(to, config))) : openFolderPlace(to)
}
