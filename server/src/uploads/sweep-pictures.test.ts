import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany } from '../../test/make.ts'
import { storePhoto } from '../pictures.ts'
import { unusedPictures } from './sweep-pictures.ts'

let market: TestApp

beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const day = 24 * 60 * 60 * 1000

/** What has been noted by now is old enough `days` later. */
const sweep = (days: number, atOnce = 1000) =>
  unusedPictures.sweep({ db: market.db, files: market.app.files, atOnce }, new Date(Date.now() + (days - 1) * day))

const content = sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

async function makePicture(): Promise<{ id: number; isThere(): Promise<[row: boolean, files: number]> }> {
  const { id } = await storePhoto(market.db, market.app.files, await content)
  const { name } = await market.db.selectFrom('images').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return {
    id,
    async isThere() {
      const row = await market.db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst()
      const files = await Promise.all(
        ['', '-medium', '-preview'].map((ending) => market.app.files.read(`${name}${ending}.webp`)),
      )
      return [row !== undefined, files.filter((file) => file !== undefined).length]
    },
  }
}
const [there, gone] = [
  [true, 3],
  [false, 0],
]

test('a picture that nothing has shown for a day goes with its files; one that something shows stays, whatever shows it', async () => {
  const { id: company } = await makeCompany(market.db)
  const [unused, logo, banner, gallery, ofBrand, undoable, ofProduct] = await Promise.all(
    Array.from({ length: 7 }, makePicture),
  )
  if (!unused || !logo || !banner || !gallery || !ofBrand || !undoable || !ofProduct) throw new Error('too few')
  await sql`update companies set logo_image_id = ${logo.id}, banner_image_id = ${banner.id} where id = ${company}`.execute(
    market.db,
  )
  await sql`insert into company_images (company_id, image_id, kind, position) values (${company}, ${gallery.id}, 'gallery', 1)`.execute(
    market.db,
  )
  await sql`insert into brands (name, slug, logo_image_id) values ('Brand', 'brand', ${ofBrand.id})`.execute(market.db)
  await sql`
    with p as (insert into products (company_id, slug, name, country_code) values (${company}, 'thing', 'Thing', 'PT') returning id)
    insert into product_images (product_id, image_id, position) select id, ${ofProduct.id}, 1 from p`.execute(market.db)
  const before = JSON.stringify({ images: [{ imageId: undoable.id, alt: 'as it was' }] })
  await sql`
    with i as (insert into imports (company_id, file_name, size, state) values (${company}, 'goods.csv', 1, 'applied') returning id)
    insert into import_changes (import_id, product_id, before, version) select id, 1, ${before}::jsonb, 1 from i`.execute(
    market.db,
  )

  expect(await sweep(0)).toBe(0)
  expect(await unused.isThere()).toEqual(there)
  expect(await sweep(2, 2)).toBe(1)
  expect(await unused.isThere()).toEqual(gone)
  for (const shown of [logo, banner, gallery, ofBrand, undoable, ofProduct])
    expect(await shown.isThere()).toEqual(there)

  // Taken out of the gallery, it is a day old only from the next sweep on; taken in again meanwhile, it stays.
  await sql`update companies set logo_image_id = null, banner_image_id = null where id = ${company}`.execute(market.db)
  await sweep(0)
  await sql`update companies set banner_image_id = ${banner.id} where id = ${company}`.execute(market.db)
  expect(await sweep(2)).toBe(1)
  expect(await logo.isThere()).toEqual(gone)
  expect(await banner.isThere()).toEqual(there)
})

test('a picture whose sweep broke off after its files were gone goes with the next', async () => {
  const picture = await makePicture()
  await sweep(0)
  const { files } = market.app
  let removed = 0
  const breaking = {
    ...files,
    remove: async (name: string) => {
      if (removed++ === 2) throw new Error('broken off')
      await files.remove(name)
    },
  }
  const later = new Date(Date.now() + day)
  await expect(unusedPictures.sweep({ db: market.db, files: breaking, atOnce: 10 }, later)).rejects.toThrow(
    'broken off',
  )
  expect(await picture.isThere()).toEqual([true, 1])
  expect(await sweep(2)).toBe(1)
  expect(await picture.isThere()).toEqual(gone)
})
