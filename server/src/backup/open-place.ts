import type { Config } from '../config.ts'
import { refuseStart } from '../start-failure.ts'
import { openFolderPlace } from './folder-place.ts'
import type { Place } from './place.ts'
import { readSecret } from './read-secrets.ts'
import { openS3Place, readS3Address } from './s3-place.ts'

/** A folder, or `s3://bucket/folder` in the store of S3_ENDPOINT. */
export async function openPlace(to: string, { s3 }: Pick<Config, 's3'>): Promise<Place> {
  if (!to.startsWith('s3://')) return openFolderPlace(to)
  const address = readS3Address(to)
  if (!address) throw refuseStart(`${to} is no place of a store: write s3://bucket or s3://bucket/folder.`)
  if (!s3) throw refuseStart(`For ${to} set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE.`)
  const secretAccessKey = await readSecret('S3_SECRET_ACCESS_KEY_FILE', s3.secretFile)
  return openS3Place(address, { ...s3, secretAccessKey })
}
