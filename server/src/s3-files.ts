import type { ListObject } from 's3mini'
import { S3ServiceError } from 's3mini'
import {
  asideOf,
  type FileStore,
  isFileName,
  isLeftOver,
  keeping,
  keepingMark,
  nameAside,
  pathOfFile,
  readAside,
} from './files.ts'
import { askAgain, describeStoreFault, openBucket, type S3Address, type S3Keys } from './s3-store.ts'
import { refuseStart } from './start-failure.ts'

/** How long one call may take, milliseconds: a picture is some hundred kilobytes, a paper some megabytes. */
const longestCall = 20_000
/** Waits between the tries of one call, milliseconds: somebody waits for the picture. */
const pauses = [200, 1000]
/** How many names are asked for at once; S3 answers no more. */
const namesAtOnce = 1000
/** How many are set aside at the same time. */
const movedAtOnce = 16

/** When a file was written, where it was not written here first: the store's own time is that of the sending. */
const writtenAtHeader = 'x-amz-meta-written-at'

const types: Record<string, string> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv',
}
const typeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/**
 * Files in a bucket of an S3-compatible store, which any number of servers share. A call that fails, or that the store refuses, ends with an error whose code
 * is that of a disk that failed: whoever waits is told to come back, and the log says what the store said.
 */
export function openS3Files({ bucket, prefix }: S3Address, keys: S3Keys, wait = pauses): FileStore {
  const s3 = openBucket(bucket, keys, longestCall)
  const keyOf = (name: string, isOurs?: boolean) => prefix + pathOfFile(name, isOurs)
  const markKey = prefix + keepingMark

  const ask = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    askAgain(wait, call).catch((error: unknown) => {
      throw Object.assign(describeStoreFault(error, bucket), { code: 'EIO' })
    })
  const remove = (key: string) => ask(() => s3.deleteObject(key))

  async function find(key: string): Promise<{ content: Buffer; writtenAt: Date } | undefined> {
    return ask(async () => {
      const response = await s3.getObjectResponse(key)
      if (!response) return undefined
      const written = response.headers.get(writtenAtHeader) ?? response.headers.get('last-modified') ?? ''
      return { content: Buffer.from(await response.arrayBuffer()), writtenAt: new Date(written) }
    })
  }
  const isKept = async () => Date.now() - Number((await find(markKey))?.content ?? 0) < keeping.lasts

  async function move(from: string, to: string): Promise<void> {
    await ask(() => s3.copyObject(from, to).catch(ignoreMissing))
    await remove(from)
  }

  async function* list(): AsyncGenerator<string[]> {
    let token: string | undefined
    do {
      const page = await ask(() => s3.listObjectsPaged('/', prefix, namesAtOnce, token))
      yield (page?.objects ?? []).flatMap((object) => readName(object, prefix))
      token = page?.nextContinuationToken
    } while (token !== undefined)
  }

  return {
    place: `s3://${bucket}/${prefix}`,
    async write(name, content, writtenAt) {
      const headers: Record<`x-amz-${string}`, string> = writtenAt ? { [writtenAtHeader]: writtenAt.toISOString() } : {}
      await ask(() => s3.putObject(keyOf(name), content, typeOf(name), undefined, headers))
    },
    async read(name) {
      return (await find(keyOf(name)))?.content
    },
    async remove(name) {
      const key = keyOf(name)
      await ((await isKept()) ? move(key, asideOf(key)) : remove(key))
    },
    list,
    async removeWritten(name, { from, to }) {
      const key = keyOf(name, isFileName(name) || isLeftOver(name))
      const found = await find(key)
      if (!found || found.writtenAt < from || found.writtenAt >= to || (await isKept())) return false
      await remove(key)
      return true
    },
    async open(name) {
      for (const key of [keyOf(name), asideOf(keyOf(name))]) {
        const found = await find(key)
        if (found) return { size: found.content.length, writtenAt: found.writtenAt, content: inOnePiece(found.content) }
      }
      return undefined
    },
    async keepRemoved() {
      const renew = () => ask(() => s3.putObject(markKey, String(Date.now()), 'text/plain'))
      await renew()
      const timer = setInterval(() => void renew().catch(() => {}), keeping.every).unref()
      const end = async () => {
        clearInterval(timer)
        await remove(markKey)
        for await (const names of list())
          for (const name of names) if (readAside(name) !== undefined) await remove(keyOf(name, true))
      }
      return { end }
    },
    async setAside() {
      const aside = `${nameAside(prefix.slice(0, -1) || 'files')}/`
      for await (const names of list()) {
        const waiting = [...names]
        const moveSome = async () => {
          for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
            await move(keyOf(name, true), aside + pathOfFile(name, true))
        }
        await Promise.all(Array.from({ length: movedAtOnce }, moveSome))
      }
      return `s3://${bucket}/${aside}`
    },
  }
}

/** Refuses a store that knows no such bucket or refuses the key; one that is only away may be back in a moment. */
export async function refuseClosedBucket({ bucket, prefix }: S3Address, keys: S3Keys): Promise<void> {
  const isThere = await openBucket(bucket, keys, longestCall)
    .listObjectsPaged('/', prefix, 1)
    .catch((error: unknown) => {
      if (error instanceof S3ServiceError && error.status < 500)
        throw refuseStart(describeStoreFault(error, bucket).message, error)
      return true
    })
  if (!isThere) throw refuseStart(`The store of ${bucket} knows no such bucket: make it first.`)
}

/** The name of a file of ours; none of what else somebody keeps in the bucket. */
function readName({ Key: key }: ListObject, prefix: string): string[] {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const isOurs = isFileName(name) || isLeftOver(name)
  return isOurs && key === prefix + pathOfFile(name, true) ? [name] : []
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof S3ServiceError && error.status === 404)) throw error
}

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
