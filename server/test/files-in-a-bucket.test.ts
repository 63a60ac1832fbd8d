import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openFolderPlace } from '../src/backup/folder-place.ts'
import { makeBackup } from '../src/backup/make-backup.ts'
import { readBackup, restoreBackup } from '../src/backup/restore-backup.ts'
import { openFilesAt } from '../src/open-files.ts'
import { type Answer, openTestApp, type TestApp } from './app.ts'
import { describeFiles } from './compare-marketplaces.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { makeCompany } from './make.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { openS3Server, type S3Server } from './s3-server.ts'
import { failToStart } from './start-fairquay.ts'

let folder = ''
let store: S3Server
let database: TestDatabase
let environment: Record<string, string> = {}
/** Two servers with a folder of their own each, one database and one bucket. */
let one: TestApp
let other: TestApp

beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-bucket-')
  store = await openS3Server()
  database = await openTestDatabase()
  const secretFile = join(folder, 'secret')
  await writeFile(secretFile, `${store.secretAccessKey}\n`)
  environment = {
    FILES_URL: `s3://${store.bucket}/harbour/files`,
    S3_ENDPOINT: store.endpoint,
    S3_REGION: 'eu-test-1',
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY_FILE: secretFile,
  }
  const open = async () => ({ ...database, close: async () => {} })
  one = await openTestApp({ open, environment })
  other = await openTestApp({ open, environment })
})
afterEach(() => store.failNext(0))
afterAll(async () => {
  await one.close()
  await other.close()
  await database.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

async function upload(app: TestApp): Promise<Answer> {
  const { owner } = await makeCompany(app.db)
  const seller = await app.as(owner)
  const body = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  return seller.post('/api/image-upload', { body, headers: { 'content-type': 'image/png' } })
}

test('a picture uploaded to one server is served by the other, from the bucket', async () => {
  const { body } = await upload(one)
  expect(body.locations[0]).toMatch(/^\/files\//)
  const served = await other.guest.get(body.locations[0])
  expect([served.status, served.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(served.headers['cache-control']).toContain('immutable')
  expect([...store.objects.keys()].filter((key) => key.startsWith('harbour/files/'))).toHaveLength(3)
})

test('while the store is away whoever waits is told to come back, and nothing is half there', async () => {
  const { body } = await upload(one)
  store.failNext(1000)
  const [served, refused] = [await other.guest.get(body.locations[0]), await upload(one)]
  store.failNext(0)
  expect([served.status, refused.status]).toEqual([503, 503])
  expect(Number(served.headers['retry-after'])).toBeGreaterThan(0)
  expect((await other.guest.get(body.locations[0])).status).toBe(200)
})

test('a backup of a bucket is restored into another, and what was there before is set aside', async () => {
  const place = openFolderPlace(join(folder, 'backups'))
  const { name } = await makeBackup({ url: database.url, files: one.app.files, place, seal: undefined })
  const archive = { path: join(folder, 'backups', name), key: undefined }
  const files = await openFilesAt(`s3://${store.bucket}/restored`, one.app.config)
  await files.write('zz-0123456789abcdef.webp', 'of another marketplace')
  const empty = await openTestDatabase()
  try {
    const order = { archive, url: empty.url, files, isReplacing: true }
    const { movedFiles } = await restoreBackup(order, await readBackup(archive))
    expect(movedFiles).toMatch(/^s3:\/\/harbour-backups\/restored-before-/)
    expect(await describeFiles(files)).toEqual(await describeFiles(one.app.files))
  } finally {
    await empty.close()
  }
})

test('a start with a wrong key or bucket is refused in one sentence', async () => {
  const wrong = join(folder, 'wrong')
  await writeFile(wrong, 'another secret')
  const start = (more: object) =>
    failToStart({ ...environment, DATA_DIR: join(folder, 'start'), DATABASE_URL: database.url, PORT: '0', ...more })
  const closed = await start({ S3_SECRET_ACCESS_KEY_FILE: wrong })
  expect([closed.code, closed.said]).toEqual([1, expect.stringContaining('refuses the key')])
  expect(closed.said).not.toContain('another secret')
  const unknown = await start({ FILES_URL: 's3://nobody-knows/files' })
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('knows no such bucket')])
  const incomplete = await start({ S3_ENDPOINT: '' })
  expect([incomplete.code, incomplete.said]).toEqual([1, expect.stringContaining('S3_ENDPOINT')])
}, 120_000)
