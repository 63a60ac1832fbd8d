import { access, mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { storePhoto } from '../pictures.ts'
import { drawPicture } from '../share/draw-picture.ts'
import { strayFiles } from './sweep-files.ts'

let market: TestApp
let folder = ''
beforeAll(async () => {
  market = await openTestApp()
  folder = join(market.app.config.dataDir, 'files')
})
afterAll(() => market.close())
beforeEach(() => sql`update migrations set applied_at = now() - interval '1 year'`.execute(market.db))

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * day)
const sweep = () => strayFiles.sweep({ db: market.db, files: market.app.files, atOnce: 2 }, ago(7))

const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
async function put(name: string, days: number): Promise<void> {
  await mkdir(dirname(pathOf(name)), { recursive: true })
  await writeFile(pathOf(name), 'x')
  await utimes(pathOf(name), ago(days), ago(days))
}
const isThere = (name: string) =>
  access(pathOf(name)).then(
    () => true,
    () => false,
  )

let made = 0
const makeName = (ending = 'webp') => `${String(made++).padStart(2, '0')}0123456789abcdef.${ending}`

test('what no row names goes when it is a week old, and what a write that broke off has left', async () => {
  const old = [makeName(), makeName('pdf'), `${makeName()}.4711.part`, makeName('webp').replace('.webp', '-share.jpg')]
  const young = [makeName(), `${makeName()}.4712.part`]
  const others = [makeName('svg'), makeName('csv')]
  for (const name of [...old, ...others]) await put(name, 8)
  for (const name of young) await put(name, 6)
  expect(await sweep()).toBe(old.length)
  expect(await Promise.all(old.map(isThere))).toEqual(old.map(() => false))
  expect(await Promise.all([...young, ...others].map(isThere))).toEqual([...young, ...others].map(() => true))
  expect(await sweep()).toBe(0)
})

test('what is being uploaded stays: whole files without a row yet, and one that is written at this moment', async () => {
  const { files } = market.app
  const name = makeName()
  await files.write(name, 'new')
  const writing = `${makeName()}.${process.pid}.part`
  await put(writing, 0)
  expect(await sweep()).toBe(0)
  expect([await isThere(name), await isThere(writing)]).toEqual([true, true])
})

test('a picture stays in all its sizes and as it was shared while there is a row of it, and goes as it was shared with the row', async () => {
  const { db, app } = market
  const house = await makeCompany(db)
  const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { id, original } = await storePhoto(db, app.files, content)
  const product = await makeProduct(db, house.id, { images: [{ imageId: id, alt: '', sourceUrl: null }] })
  await drawPicture(app.files, original)
  const stem = original.slice('/files/'.length, -'.webp'.length)
  const names = ['.webp', '-medium.webp', '-preview.webp', '-share.jpg'].map((ending) => `${stem}${ending}`)
  for (const name of names) await utimes(pathOf(name), ago(30), ago(30))
  expect(await sweep()).toBe(0)
  expect(await Promise.all(names.map(isThere))).toEqual([true, true, true, true])
  await db.deleteFrom('product_images').where('product_id', '=', product.id).execute()
  await db.deleteFrom('images').where('id', '=', id).execute()
  expect(await sweep()).toBe(4)
  expect(await Promise.all(names.map(isThere))).toEqual([false, false, false, false])
})

test('a file of a message stays while its row is there', async () => {
  const { db } = market
  const house = await makeCompany(db)
  const name = makeName('pdf')
  await put(name, 30)
  await sql`alter table request_files drop constraint request_files_thread_id_fkey`.execute(db)
  await sql`insert into request_files (thread_id, company_id, file, name, bytes) values (0, ${house.id}, ${name}, 'a.pdf', 1)`.execute(
    db,
  )
  expect(await sweep()).toBe(0)
  expect(await isThere(name)).toBe(true)
})

test('beside a database that was made later nothing is touched: the files are those of another', async () => {
  const name = makeName()
  await put(name, 30)
  await sql`update migrations set applied_at = now() - interval '20 days'`.execute(market.db)
  expect(await sweep()).toBe(0)
  expect(await isThere(name)).toBe(true)
})
