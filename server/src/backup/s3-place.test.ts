import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../test/postgres.ts'
import { openS3Server, type S3Server } from '../../test/s3-server.ts'
import { readConfig } from '../config.ts'
import { readS3Address } from '../s3-store.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'
import { openS3Place } from './s3-place.ts'

let store: S3Server
let place: Place
const name = 'fairquay-20270101T031500Z.tar.zst'
const part = 1024

beforeAll(async () => {
  store = await openS3Server()
})
afterAll(() => store.close())
beforeEach(() => {
  store.objects.clear()
  store.uploads.clear()
  place = openWith(store.secretAccessKey)
})

function openWith(secretAccessKey: string, bucket = store.bucket): Place {
  const { endpoint, accessKeyId } = store
  const keys = { endpoint, accessKeyId, region: 'eu-test-1', secretAccessKey }
  return openS3Place({ bucket, prefix: 'nightly/' }, keys, { partBytes: part })
}

async function* inChunks(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('backups in a store', () => {
  test.each([0, 1, part - 1, part, part + 1, 2 * part, 10 * part + 7])(
    'of %d bytes come back as they went',
    async (size) => {
      const content = randomBytes(size)
      expect(await place.write(name, inChunks(content, 300))).toBe(size)
      expect([...store.objects.keys()]).toEqual([`nightly/${name}`])
      expect(store.uploads.size).toBe(0)
      expect((await readAll(await place.read(name))).equals(content)).toBe(true)
    },
  )

  test('are listed over all pages, without what is no backup, and removed by name', async () => {
    const days = ['01', '02', '03', '04', '05'].map((day) => `fairquay-202701${day}T031500Z.tar.zst`)
    for (const day of days) await place.write(day, inChunks(Buffer.from(day), 300))
    store.objects.set('nightly/notes.txt', Buffer.from('not ours'))
    store.objects.set(`elsewhere/${name}`, Buffer.from('not ours'))
    expect((await place.list()).sort()).toEqual(days)
    await place.remove(days[0] as string)
    expect(await place.list()).toHaveLength(4)
    expect(store.objects.has('nightly/notes.txt')).toBe(true)
  })

  test('go on when the store is away for a moment', async () => {
    const content = randomBytes(3 * part)
    const chunks = inChunks(content, part)
    async function* failingBetween() {
      for await (const chunk of chunks) {
        store.failNext(1)
        yield chunk
      }
    }
    expect(await place.write(name, failingBetween())).toBe(3 * part)
    expect((await readAll(await place.read(name))).equals(content)).toBe(true)
  }, 30_000)

  test('that break off leave nothing behind', async () => {
    async function* breaking() {
      yield randomBytes(3 * part)
      throw new Error('The disk is gone.')
    }
    await expect(place.write(name, breaking())).rejects.toThrow('The disk is gone.')
    expect(store.objects.size + store.uploads.size).toBe(0)
  })

  test('sweep what a killed process has left after a day, and no upload of others', async () => {
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    const upload = (key: string, begun: Date) => ({ key, begun, parts: new Map() })
    store.uploads.set('old', upload(`nightly/${name}`, yesterday))
    store.uploads.set('young', upload(`nightly/${name}`, new Date()))
    store.uploads.set('other', upload('films/holiday.mp4', yesterday))
    await place.sweep()
    expect([...store.uploads.keys()].sort()).toEqual(['other', 'young'])
  })

  test('say what is wrong with the key or the bucket, without the secret', async () => {
    const write = (there: Place) => there.write(name, inChunks(Buffer.from('x'), 1))
    await expect(write(openWith('another secret'))).rejects.toThrow('S3_ACCESS_KEY_ID')
    await expect(openWith('another secret').list()).rejects.toThrow('refuses the key')
    await expect(write(openWith(store.secretAccessKey, 'no-such-bucket'))).rejects.toThrow('no such bucket')
    await expect(place.read(name)).rejects.toThrow('There is no backup')
  })
})

describe('the place of backups', () => {
  test.each([
    ['s3://bucket', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/a/b/', { bucket: 'bucket', prefix: 'a/b/' }],
    ['s3://B', undefined],
    ['/mnt/backups', undefined],
  ])('%s', (text, address) => {
    expect(readS3Address(text)).toEqual(address)
  })

  test('is a bucket where its store and keys are set, and asks for them where they are not', async () => {
    const folder = await makeTemporaryFolder('fairquay-s3-')
    const secretFile = join(folder, 'secret')
    await writeFile(secretFile, `${store.secretAccessKey}\n`)
    const keys = {
      S3_ENDPOINT: store.endpoint,
      S3_REGION: 'eu-test-1',
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY_FILE: secretFile,
    }
    const config = readConfig({ DATA_DIR: folder, BACKUP_TO: `s3://${store.bucket}/x`, ...keys })
    const there = await openPlace(config.backup.to as string, config)
    await there.write(name, inChunks(Buffer.from('whole'), 2))
    expect(store.objects.get(`x/${name}`)?.toString()).toBe('whole')
    await expect(openPlace('s3://bucket', {})).rejects.toThrow('S3_ENDPOINT')
    expect(() => readConfig({ DATA_DIR: folder, BACKUP_TO: 's3://bucket' })).toThrow('S3_ENDPOINT')
    expect(() => readConfig({ DATA_DIR: folder, BACKUP_TO: 'ftp://bucket' })).toThrow('BACKUP_TO')
    expect(() => readConfig({ DATA_DIR: folder, ...keys, S3_ACCESS_KEY_ID: '' })).toThrow('belong together')
    await rm(folder, { recursive: true, force: true })
  })
})
