import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { readFile } from './read-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-own-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(text: string): Promise<ImportedProduct> {
  const path = join(folder, 'file')
  await writeFile(path, text)
  const { format } = await inspectFile(path)
  const { products, refused } = await readFile(path, { ...format, currency: 'EUR' })
  expect(refused).toEqual([])
  const [product] = products
  if (!product) throw new Error('nothing was read')
  return product
}

/** What each variant says, by its values. */
const ownOf = ({ own = [] }: ImportedProduct) =>
  Object.fromEntries(own.map(({ options, line: _, ...said }) => [Object.values(options).join(' '), said]))

const [red, blue] = ['4006381333931', '5601234567892']
const ean = (barcode: string) => ({ barcode, barcodeType: 'EAN-13' })

const shopify = (rows: string[]) =>
  [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Barcode,Image Src,Image Position,Variant Image,Variant Weight Unit',
    ...rows,
  ].join('\n')

test('Shopify: codes, weights and pictures that differ are each variant’s own', async () => {
  const product = await read(
    shopify([
      `cup,Cup,Color,Red,C-R,250,4,${red},https://x.test/r.jpg,1,https://x.test/r.jpg,kg`,
      `cup,,,Blue,C-B,300,4,${blue},https://x.test/b.jpg,2,https://x.test/b.jpg,kg`,
    ]),
  )
  expect(product).toMatchObject({ grams: null, barcode: null })
  expect(product.variants.map(({ sku }) => sku)).toEqual(['C-R', 'C-B'])
  expect(product.pictures?.map(({ url }) => url)).toEqual(['https://x.test/r.jpg', 'https://x.test/b.jpg'])
  expect(ownOf(product)).toEqual({
    Red: { data: { ...ean(red), weightValue: 250, weightMeasure: 'g' }, pictures: ['https://x.test/r.jpg'] },
    Blue: { data: { ...ean(blue), weightValue: 300, weightMeasure: 'g' }, pictures: ['https://x.test/b.jpg'] },
  })
})

test('Shopify: one weight of all variants is the product’s, and goods without options have all for themselves', async () => {
  const two = await read(shopify([`cup,Cup,Color,Red,C-R,250,4,${red},,,,`, 'cup,,,Blue,C-B,250,4,,,,,']))
  expect([two.grams, two.barcode, ownOf(two)]).toEqual([
    250,
    null,
    { Red: { data: { ...ean(red), weightValue: null } }, Blue: { data: { weightValue: null } } },
  ])
  const one = await read(shopify([`cup,Cup,Title,Default Title,C,250,4,${red},,,,`]))
  expect([one.grams, one.barcode, one.own]).toEqual([250, { type: 'EAN-13', barcode: red }, undefined])
})

test('WooCommerce: a variation has its own code, weight, measures and picture, and otherwise its parent’s', async () => {
  const product = await read(
    [
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Weight (kg),Length (cm),Width (cm),Height (cm),Regular price,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,P,,Stool,1,2,30,30,45,,https://x.test/all.jpg,,Height,"low, high"',
      `2,variation,P-L,${red},Stool low,1,,,,,48,,P,Height,low`,
      `3,variation,P-H,${blue},Stool high,1,2.6,,,65,58,https://x.test/high.jpg,P,Height,high`,
    ].join('\n'),
  )
  expect(product.data).toMatchObject({ weightValue: 2, depth: 30, width: 30, height: 45 })
  expect(ownOf(product)).toEqual({
    low: { data: { ...ean(red), weightValue: null, width: null, height: null, depth: null } },
    high: {
      data: {
        ...ean(blue),
        weightValue: 2.6,
        weightMeasure: 'kg',
        width: 30,
        height: 65,
        depth: 30,
        dimensionMeasure: 'cm',
      },
      pictures: ['https://x.test/high.jpg'],
    },
  })
})

test('a Google feed: gtin, weight and pictures of each item of a group', async () => {
  const item = (id: string, color: string, gtin: string, weight: string) =>
    `<item><g:id>${id}</g:id><g:title>Oak Stool - ${color}</g:title><g:price>67.00 EUR</g:price><g:item_group_id>stool</g:item_group_id><g:color>${color}</g:color><g:mpn>M-${id}</g:mpn><g:gtin>${gtin}</g:gtin><g:shipping_weight>${weight}</g:shipping_weight><g:image_link>https://x.test/${id}.jpg</g:image_link></item>`
  const product = await read(
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('a', 'Red', red, '2.1 kg')}${item('b', 'Blue', blue, '2.4 kg')}</channel></rss>`,
  )
  expect(product.barcode).toBeNull()
  expect(product.variants.map(({ sku }) => sku)).toEqual(['M-a', 'M-b'])
  expect(ownOf(product)).toEqual({
    Red: { data: { ...ean(red), weightValue: 2.1, weightMeasure: 'kg' }, pictures: ['https://x.test/a.jpg'] },
    Blue: { data: { ...ean(blue), weightValue: 2.4, weightMeasure: 'kg' }, pictures: ['https://x.test/b.jpg'] },
  })
})

test('a plain table: packs of each variant, once, and what stands in the first row alone is the product’s', async () => {
  const product = await read(
    ['Name,Price,Color,EAN,Weight (kg),Units per carton', `Cup,4,Red,${red},0.3,6`, 'Cup,4,Blue,,,12'].join('\n'),
  )
  expect(product).toMatchObject({ barcode: { barcode: red }, data: { weightValue: 0.3 } })
  expect(product.facts?.packaging).toBeUndefined()
  const packs = product.own?.map(({ packaging = [] }) => packaging.map(({ unitsPerPack }) => unitsPerPack))
  expect(packs).toEqual([[6], [12]])
})

test('our template: a row about one variant, and codes in the rows it is sold by', async () => {
  const header =
    'Product ID,Handle,Name,Kind of row,Barcode,Weight,Weight unit,Price,From quantity,Option 1 name,Option 1 value,Order unit'
  const said = await read(
    [
      header,
      `,cup,Cup,,${red},300,g,4,1,Color,Red,Piece`,
      ',cup,,,,,,4,1,Color,Blue,Piece',
      `,cup,,variant,${blue},,,,,Color,Blue,`,
    ].join('\n'),
  )
  expect(said).toMatchObject({ barcode: { barcode: red }, isOwnWhole: true, data: { weightValue: 300 } })
  expect(ownOf(said)).toMatchObject({ Blue: { data: { ...ean(blue), weightValue: null } } })
  expect(said.terms).toHaveLength(2)
  const filled = await read(
    [header, `,cup,Cup,,${red},,,4,1,Color,Red,Piece`, `,cup,,,${blue},,,4,1,Color,Blue,Piece`].join('\n'),
  )
  expect(filled.barcode).toBeNull()
  expect(ownOf(filled)).toMatchObject({ Red: { data: ean(red) }, Blue: { data: ean(blue) } })
})
