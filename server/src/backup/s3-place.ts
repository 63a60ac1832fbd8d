import type { S3mini } from 's3mini'
import { askAgain, describeStoreFault, openBucket, type S3Address, type S3Keys } from '../s3-store.ts'
import { readBackupName } from './names.ts'
import type { Place } from './place.ts'

/** What is sent at once, bytes; S3 takes 10,000 parts, so that a backup may have 150 GB before parts grow. */
const partBytes = 16 * 1024 * 1024
const partsOfOneSize = 5000
/** An upload nobody has finished for so long was broken off. */
const abandonedAfter = 24 * 60 * 60 * 1000
/** Waits between the tries of one call, milliseconds: a store that is away for a moment ends no backup of an hour. */
const pauses = [500, 2000, 8000]
/** How long one call may take, milliseconds: a part at 300 kB/s. */
const longestCall = 60_000

const again = <Answer>(call: () => Promise<Answer>) => askAgain(pauses, call)

/** A bucket of an S3-compatible store. A backup is there at once when its last part is: until then nobody lists it. */
export function openS3Place(
  { bucket, prefix }: S3Address,
  keys: S3Keys,
  sizes: { partBytes: number } = { partBytes },
): Place {
  const s3 = openBucket(bucket, keys, longestCall)
  const keyOf = (name: string) => `${prefix}${name}`
  return {
    name: `s3://${bucket}/${prefix}`,
    async write(name, content) {
      let upload: Upload | undefined
      try {
        let bytes = 0
        for await (const part of inParts(content, sizes.partBytes)) {
          bytes += part.content.length
          if (part.isLast && !upload) {
            await again(() => s3.putObject(keyOf(name), part.content, type))
            return bytes
          }
          upload ??= { id: await again(() => s3.getMultipartUploadId(keyOf(name), type)), parts: [] }
          const { id, parts } = upload
          const number = parts.length + 1
          parts.push(await again(() => s3.uploadPart(keyOf(name), id, part.content, number)))
        }
        if (upload) {
          const { id, parts } = upload
          await again(() => s3.completeMultipartUpload(keyOf(name), id, parts))
        }
        return bytes
      } catch (error) {
        // What was sent so far is paid for until it is given up; what cannot be given up now is swept by a later backup.
        if (upload) await s3.abortMultipartUpload(keyOf(name), upload.id).catch(() => {})
        throw describeStoreFault(error, bucket)
      }
    },
    async list() {
      const found = await again(() => s3.listObjects('/', prefix)).catch((error: unknown) => {
        throw describeStoreFault(error, bucket)
      })
      const names = (found ?? []).map(({ Key }) => Key.slice(prefix.length))
      return names.filter((name) => readBackupName(name) !== undefined)
    },
    async remove(name) {
      await again(() => s3.deleteObject(keyOf(name)))
    },
    async read(name) {
      const response = await again(() => s3.getObjectResponse(keyOf(name)))
      if (!response?.body) throw new Error(`There is no backup ${name} in s3://${bucket}/${prefix}.`)
      return bytesOf(response.body)
    },
    async sweep() {
      for (const { key, id, begun } of await listUploads(s3, prefix))
        if (readBackupName(key.slice(prefix.length)) && Date.now() - begun.getTime() > abandonedAfter)
          await s3.abortMultipartUpload(key, id).catch(() => {})
    },
  }
}

const type = 'application/octet-stream'
type Upload = { id: string; parts: { partNumber: number; etag: string }[] }

/** As many bytes at once as a part has, the last with what is left; parts grow so that ten thousand are enough for anything. */
async function* inParts(
  content: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ content: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let bytes = 0
  let count = 0
  for await (const chunk of content) {
    held.push(chunk)
    bytes += chunk.length
    const most = size * 2 ** Math.floor(count / partsOfOneSize)
    // One byte more is there, so that the last part is never empty.
    while (bytes > most) {
      const all = Buffer.concat(held)
      yield { content: all.subarray(0, most), isLast: false }
      count += 1
      held = [all.subarray(most)]
      bytes -= most
    }
  }
  yield { content: Buffer.concat(held), isLast: true }
}

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of body) yield Buffer.from(chunk)
}

type Begun = { key: string; id: string; begun: Date }

/** Uploads that were begun and not finished. The client hands the list on as the store wrote it. */
async function listUploads(s3: S3mini, prefix: string): Promise<Begun[]> {
  const answer = (await again(() => s3.listMultipartUploads('/', prefix))) as unknown as Record<string, unknown>
  const result = (answer.ListMultipartUploadsResult ?? answer.listMultipartUploadsResult ?? answer) as {
    Upload?: unknown
    upload?: unknown
  }
  const uploads = [result.Upload ?? result.upload ?? []].flat() as Record<string, string>[]
  return uploads.flatMap((one) => {
    const [key, id, begun] = [one.Key ?? one.key, one.UploadId ?? one.uploadId, one.Initiated ?? one.initiated]
    return key?.startsWith(prefix) && id && begun ? { key, id, begun: new Date(begun) } : []
  })
}
