import { setTimeout as wait } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import type { Config, S3Store } from './config.ts'
import { readSecret } from './read-secret.ts'
import { refuseStart } from './start-failure.ts'

export type S3Address = { bucket: string; prefix: string }
/** A store and who may write to it. */
export type S3Keys = Omit<S3Store, 'secretFile'> & { secretAccessKey: string }

/** `s3://bucket/folder` → the bucket and `folder/`; nothing for what is no such address. */
export function readS3Address(text: string): S3Address | undefined {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text)
  if (!match) return undefined
  const [, bucket = '', path = ''] = match
  const folder = path.replace(/^\/+|\/+$/g, '')
  return { bucket, prefix: folder === '' ? '' : `${folder}/` }
}

/** The address in the store of S3_ENDPOINT, with what opens it; refuses what is none, and one without a store. */
export async function findS3Place(to: string, { s3 }: Pick<Config, 's3'>): Promise<[S3Address, S3Keys]> {
  const address = readS3Address(to)
  if (!address) throw refuseStart(`${to} is no place of a store: write s3://bucket or s3://bucket/folder.`)
  if (!s3) throw refuseStart(`For ${to} set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE.`)
  const { endpoint, region, accessKeyId, secretFile } = s3
  const secretAccessKey = await readSecret('S3_SECRET_ACCESS_KEY_FILE', secretFile)
  return [address, { endpoint, region, accessKeyId, secretAccessKey }]
}

/** The client for one bucket; a call takes no longer than `longestCall`, milliseconds. */
export function openBucket(
  bucket: string,
  { endpoint, region, accessKeyId, secretAccessKey }: S3Keys,
  longestCall: number,
): S3mini {
  return new S3mini({
    ...{ accessKeyId, secretAccessKey, region },
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    requestAbortTimeout: longestCall,
  })
}

/** Once more after each of the pauses, milliseconds, where the store or the line to it failed; what it refuses it refuses again. */
export async function askAgain<Answer>(pauses: readonly number[], call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      const pause = pauses[tries]
      const isRefused = error instanceof S3ServiceError && error.status < 500 && error.status !== 429
      if (pause === undefined || isRefused) throw error
      await wait(pause)
    }
  }
}

/** What an operator can do something with. Keys and secrets are in none of the store's words. */
export function describeStoreFault(error: unknown, bucket: string): Error {
  if (!(error instanceof S3ServiceError))
    return new Error(`The store of ${bucket} cannot be reached: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  const reasons: Record<number, string> = {
    403: 'refuses the key, or lets it not write there: check S3_ACCESS_KEY_ID, the secret and the rights of the key',
    404: 'knows no such bucket: make it first',
  }
  return new Error(
    `The store of ${bucket} ${reasons[error.status] ?? `answered ${error.status} ${error.serviceCode ?? ''}`}.`,
    { cause: error },
  )
}
