import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeFiles } from '../../test/compare-marketplaces.ts'
import { makeTemporaryFolder } from '../../test/postgres.ts'
import { openS3Server, type S3Server } from '../../test/s3-server.ts'
import type { FileStore } from '../files.ts'
import { openLocalFiles } from '../local-files.ts'
import { openS3Files } from '../s3-files.ts'
import { copyFiles } from './copy-files.ts'

let folder = ''
let store: S3Server
beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-copies-')
  store = await openS3Server()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

let made = 0
let local: FileStore
let bucket: FileStore
const name = (at: number) => `${String(at).padStart(2, '0')}-0123456789abcdef.webp`
const old = new Date('2026-01-31T10:00:00Z')
beforeEach(async () => {
  local = openLocalFiles(join(folder, String(made++)))
  bucket = openS3Files({ bucket: store.bucket, prefix: `${made}/` }, { ...store, region: 'eu-test-1' }, [])
  for (let at = 0; at < 40; at++) await local.write(name(at), `content of ${at}`, old)
})

test('what is copied to a bucket and back is the same, with the days it was written on', async () => {
  expect(await copyFiles(local, bucket)).toEqual({ copied: 40, bytes: 510, wasThere: 0 })
  const back = openLocalFiles(join(folder, 'back'))
  await copyFiles(bucket, back)
  expect(await describeFiles(bucket)).toEqual(await describeFiles(local))
  expect(await describeFiles(back)).toEqual(await describeFiles(local))
  expect((await back.open(name(7)))?.writtenAt).toEqual(old)
})

test('a second run copies what came in since the first, or since it broke off', async () => {
  let written = 0
  const breaking: FileStore = {
    ...bucket,
    write: async (...file) => {
      if (++written > 25) throw new Error('The line broke.')
      await bucket.write(...file)
    },
  }
  await expect(copyFiles(local, breaking)).rejects.toThrow('The line broke.')
  await local.write(name(99), 'uploaded meanwhile')
  const { copied, wasThere } = await copyFiles(local, bucket)
  expect(copied + wasThere).toBe(41)
  expect(wasThere).toBeGreaterThanOrEqual(25)
  expect(await describeFiles(bucket)).toEqual(await describeFiles(local))
})

test('a file that comes back changed ends it, and says which', async () => {
  const lying: FileStore = {
    ...bucket,
    read: async (file) => (file === name(3) ? Buffer.from('?') : bucket.read(file)),
  }
  await expect(copyFiles(local, lying)).rejects.toThrow(`The file ${name(3)} came back changed`)
})
