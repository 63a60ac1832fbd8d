import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../test/postgres.ts'
import { openS3Server, type S3Server } from '../test/s3-server.ts'
import type { FileStore } from './files.ts'
import { openLocalFiles } from './local-files.ts'
import { openS3Files } from './s3-files.ts'

let folder = ''
let store: S3Server
beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-files-')
  store = await openS3Server()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const keys = (secretAccessKey = store.secretAccessKey) => ({
  ...{ endpoint: store.endpoint, accessKeyId: store.accessKeyId, region: 'eu-test-1', secretAccessKey },
})
const inBucket = (more: { bucket?: string; secret?: string } = {}) =>
  openS3Files({ bucket: more.bucket ?? store.bucket, prefix: 'shop/files/' }, keys(more.secret), [1, 1])

let opened = 0
const places: [string, () => FileStore][] = [
  ['a folder', () => openLocalFiles(join(folder, String(opened++), 'files'))],
  ['a bucket', () => inBucket()],
]

const names = ['aa', 'ab', 'ba', 'zz', '0-'].map((start) => `${start}-0123456789abcdef.webp`)
const [one = '', two = ''] = names
const long = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

async function listAll(files: FileStore): Promise<string[]> {
  const all: string[] = []
  for await (const some of files.list()) all.push(...some)
  return all.sort()
}
async function readOpened(files: FileStore, name: string): Promise<{ text: string; writtenAt: Date } | undefined> {
  const found = await files.open(name)
  if (!found) return undefined
  const parts: Buffer[] = []
  for await (const part of found.content) parts.push(part)
  expect(Buffer.concat(parts).length).toBe(found.size)
  return { text: Buffer.concat(parts).toString(), writtenAt: found.writtenAt }
}

describe.each(places)('files in %s', (_where, open) => {
  let files: FileStore
  beforeEach(() => {
    store.objects.clear()
    files = open()
  })

  test('come back as they went, are listed over all pages, and are gone when they are removed', async () => {
    for (const name of names) await files.write(name, Buffer.from([0, 255, ...Buffer.from(name)]))
    expect(await files.read(one)).toEqual(Buffer.from([0, 255, ...Buffer.from(one)]))
    expect(await listAll(files)).toEqual([...names].sort())
    await files.remove(one)
    await files.remove(one)
    expect(await files.read(one)).toBeUndefined()
    expect(await readOpened(files, one)).toBeUndefined()
    expect(await listAll(files)).toEqual(names.slice(1).sort())
  })

  test('of a place where nothing was ever written are none', async () => {
    expect(await listAll(files)).toEqual([])
    expect(await files.read(one)).toBeUndefined()
  })

  test.each(['../../etc/passwd', 'short.webp', `${one}.exe`, `${one}.1.part`])(
    'never have the name %s',
    async (name) => {
      await expect(files.write(name, 'x')).rejects.toThrow('Not a name of ours')
      await expect(files.read(name)).rejects.toThrow('Not a name of ours')
      await expect(files.remove(name)).rejects.toThrow('Not a name of ours')
    },
  )

  test('tell when they were written first, and are swept by that', async () => {
    await files.write(one, 'old', long(30))
    await files.write(two, 'new')
    const age = Date.now() - ((await readOpened(files, one))?.writtenAt.getTime() ?? 0)
    expect(Math.abs(age - 30 * 24 * 60 * 60 * 1000)).toBeLessThan(60_000)
    const times = { from: long(60), to: long(7) }
    expect(await files.removeWritten(two, times)).toBe(false)
    expect(await files.removeWritten(one, { from: long(20), to: long(7) })).toBe(false)
    expect(await files.removeWritten(one, times)).toBe(true)
    expect(await files.removeWritten(one, times)).toBe(false)
    expect(await listAll(files)).toEqual([two])
  })

  test('that are removed while a backup is made can still be read by it, until it ends', async () => {
    await files.write(one, 'first')
    await files.write(two, 'second', long(30))
    const { end } = await files.keepRemoved()
    await files.remove(one)
    await files.remove(one)
    expect(await files.read(one)).toBeUndefined()
    expect((await readOpened(files, one))?.text).toBe('first')
    expect(await files.removeWritten(two, { from: long(60), to: long(7) })).toBe(false)
    await end()
    expect(await readOpened(files, one)).toBeUndefined()
    expect(await listAll(files)).toEqual([two])
    await files.remove(two)
    expect(await listAll(files)).toEqual([])
  })

  test('are set aside as a whole, and the place is used on', async () => {
    for (const name of names) await files.write(name, name)
    const aside = await files.setAside()
    expect(aside).toMatch(/files-before-\d{8}T\d{6}Z\/?$/)
    expect(await listAll(files)).toEqual([])
    await files.write(one, 'another')
    expect((await files.read(one))?.toString()).toBe('another')
    const moved = aside.startsWith('s3://')
      ? openS3Files({ bucket: store.bucket, prefix: aside.slice(`s3://${store.bucket}/`.length) }, keys())
      : openLocalFiles(aside)
    expect(await listAll(moved)).toEqual([...names].sort())
    expect((await moved.read(one))?.toString()).toBe(one)
  })
})

describe('files in a bucket', () => {
  beforeEach(() => store.objects.clear())

  test('lie as they would in a folder, with their kind, and leave alone what else is there', async () => {
    const others = ['shop/files/notes.txt', `shop/files/aa/deeper/${one}`, `shop/other/aa/${one}`]
    for (const key of others) store.objects.set(key, Buffer.from('not ours'))
    const files = inBucket()
    await files.write(one, 'x')
    expect(store.objects.has(`shop/files/aa/${one}`)).toBe(true)
    expect(await listAll(files)).toEqual([one])
    const answer = await fetch(`${store.endpoint}/${store.bucket}/shop/files/aa/${one}`)
    expect(answer.status).toBe(403)
    await files.setAside()
    expect([...store.objects.keys()].filter((key) => others.includes(key))).toEqual(others)
  })

  test('are asked for again when the store fails for a moment; else whoever waits is told to come back', async () => {
    const files = inBucket()
    await files.write(one, 'x')
    store.failNext(2)
    expect((await files.read(one))?.toString()).toBe('x')
    store.failNext(9)
    await expect(files.read(one)).rejects.toMatchObject({
      code: 'EIO',
      message: expect.stringContaining('answered 503'),
    })
    store.failNext(0)
  })

  test('say what is wrong with the key or the bucket, and never the secret', async () => {
    const secret = 'another-secret'
    await expect(inBucket({ secret }).read(one)).rejects.toThrow('refuses the key')
    await expect(inBucket({ bucket: 'nobody-knows' }).write(one, 'x')).rejects.toThrow('knows no such bucket')
    const said = await inBucket({ secret })
      .read(one)
      .catch((error: Error) => `${error.stack}${(error.cause as Error).stack}`)
    expect(said).not.toContain(secret)
  })

  test('that are nowhere to be asked for end with the same error', async () => {
    const away = openS3Files({ bucket: 'shop', prefix: '' }, { ...keys(), endpoint: 'http://127.0.0.1:9' }, [])
    await expect(away.read(one)).rejects.toMatchObject({
      code: 'EIO',
      message: expect.stringContaining('cannot be reached'),
    })
  })
})
