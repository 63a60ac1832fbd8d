import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type S3Server = {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
  /** What is kept, by key. */
  objects: Map<string, Buffer>
  /** Uploads that were begun and neither finished nor given up, by their id. */
  uploads: Map<string, { key: string; parts: Map<number, Buffer>; begun: Date }>
  /** Answers the next so many calls with 503. */
  failNext(count: number): void
  close(): Promise<void>
}

/** A store with one bucket for the calls of S3 that backups and files take. Every signature (Signature Version 4) is reckoned anew and must be the same. */
export async function openS3Server(region = 'eu-test-1'): Promise<S3Server> {
  const [accessKeyId, secretAccessKey, bucket] = ['AKTEST', 'a secret of the test', 'harbour-backups']
  const objects: S3Server['objects'] = new Map()
  const uploads: S3Server['uploads'] = new Map()
  const headersOf = new Map<string, Record<string, string>>()
  let failing = 0

  type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> }
  const xml = (body: string): Answer => ({ status: 200, body, headers: { 'content-type': 'application/xml' } })
  const fault = (status: number, code: string): Answer => ({
    ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
    status,
  })

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const url = new URL(request.url ?? '/', 'http://store')
    if (failing > 0) {
      failing -= 1
      return fault(503, 'SlowDown')
    }
    if (!isSignedRight(request, url, { region, accessKeyId, secretAccessKey }))
      return fault(403, 'SignatureDoesNotMatch')
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (name !== bucket) return fault(404, 'NoSuchBucket')
    const key = rest.join('/')
    const query = url.searchParams
    if (query.has('uploads')) return key === '' ? listUploads() : beginUpload(key)
    const uploadId = query.get('uploadId')
    if (uploadId !== null) return actOnUpload(request.method ?? '', uploadId, Number(query.get('partNumber')), body)
    if (key === '') return listObjects(query.get('prefix') ?? '', query.get('continuation-token') ?? '')
    const source = request.headers['x-amz-copy-source']
    if (source !== undefined) return copyObject(decodeURIComponent(String(source)).slice(bucket.length + 2), key)
    return actOnObject(request, key, body)
  }

  function copyObject(from: string, to: string): Answer {
    const found = objects.get(from)
    if (!found) return fault(404, 'NoSuchKey')
    objects.set(to, found)
    headersOf.set(to, headersOf.get(from) ?? {})
    return xml(`<CopyObjectResult><ETag>"${md5(found)}"</ETag></CopyObjectResult>`)
  }

  function actOnObject({ method, headers }: IncomingMessage, key: string, body: Buffer): Answer {
    if (method === 'PUT') {
      objects.set(key, body)
      const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-') || name === 'content-type')
      headersOf.set(key, {
        ...(Object.fromEntries(own) as Record<string, string>),
        'last-modified': new Date().toUTCString(),
      })
      return { status: 200, headers: { etag: `"${md5(body)}"` } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    return found ? { status: 200, body: found, headers: headersOf.get(key) ?? {} } : fault(404, 'NoSuchKey')
  }

  function beginUpload(key: string): Answer {
    const id = randomUUID()
    uploads.set(id, { key, parts: new Map(), begun: new Date() })
    return xml(
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }

  function actOnUpload(method: string, id: string, part: number, body: Buffer): Answer {
    const upload = uploads.get(id)
    if (!upload) return fault(404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(part, body)
      return { status: 200, headers: { etag: `"${md5(body)}"` } }
    }
    uploads.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>\s*<ETag>(?:"|&quot;)?([0-9a-f]+)/g)]
    const parts = named.map(([, number, etag]) => ({ content: upload.parts.get(Number(number)), etag }))
    const isWhole = parts.every(({ content, etag }) => content && md5(content) === etag)
    if (!isWhole || parts.length !== upload.parts.size) return fault(400, 'InvalidPart')
    objects.set(upload.key, Buffer.concat(parts.map(({ content }) => content as Buffer)))
    return xml(
      `<CompleteMultipartUploadResult><Location>x</Location><Bucket>${bucket}</Bucket><Key>${upload.key}</Key><ETag>"whole-${parts.length}"</ETag></CompleteMultipartUploadResult>`,
    )
  }

  /** Two at a time, so that whoever reads the first page alone is found out. */
  function listObjects(prefix: string, after: string): Answer {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, 2)
    const isMore = keys.length > page.length
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><LastModified>2027-01-01T00:00:00.000Z</LastModified><ETag>"x"</ETag><StorageClass>STANDARD</StorageClass></Contents>`,
    )
    return xml(
      `<ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>2</MaxKeys><IsTruncated>${isMore}</IsTruncated>${isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
    )
  }

  function listUploads(): Answer {
    const all = [...uploads].map(
      ([id, { key, begun }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    )
    return xml(
      `<ListMultipartUploadsResult><Bucket>${bucket}</Bucket><IsTruncated>false</IsTruncated>${all.join('')}</ListMultipartUploadsResult>`,
    )
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { status, body, headers } = answer(request, Buffer.concat(parts))
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...{ accessKeyId, secretAccessKey, bucket, objects, uploads },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failNext: (count) => {
      failing = count
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Keys = { region: string; accessKeyId: string; secretAccessKey: string }

function isSignedRight(request: IncomingMessage, url: URL, { region, accessKeyId, secretAccessKey }: Keys): boolean {
  const { authorization = '', 'x-amz-date': moment, 'x-amz-content-sha256': payload } = request.headers
  const [, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(authorization) ?? []
  const day = String(moment).slice(0, 8)
  if (scope !== `${accessKeyId}/${day}/${region}/s3/aws4_request` || !signed.split(';').includes('host')) return false
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    moment,
    scope.slice(accessKeyId.length + 1),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day))
  return hmac(key, text).toString('hex') === signature
}
