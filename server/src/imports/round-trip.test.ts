import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { listSold, type SoldVariant } from '@fairquay/contract/catalogue/sold-variants.ts'
import { neutraliseCell } from '@fairquay/contract/guard-cell.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, anyDraft, ground } from '../../test/any-draft.ts'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { type TableRows, writeTable } from '../write-table.ts'
import { closeGoogleFeed, openGoogleFeed, toGoogleItems } from './google-export.ts'
import { inspectFile } from './inspect-file.ts'
import { describeChanges, mergeDraft } from './merge-draft.ts'
import { gramsPer } from './merge-measures.ts'
import { readFile as readGoodsFile } from './read-file.ts'
import { shopifyHeader, toShopifyRows } from './shopify-export.ts'
import { type ExportedProduct, templateHeader, toTemplateRows } from './template-rows.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-round-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** How a file of ours is written, by us or by the spreadsheet somebody saves it with. */
type Dialect = {
  kind: ImportFormat['kind']
  write: (products: readonly ExportedProduct[]) => Readable | Promise<Readable | Buffer>
  /** Products as this dialect can say them. */
  sayable?: (draft: ProductDraft) => ProductDraft
  runs?: number
}

async function* templateRows(products: readonly ExportedProduct[]): TableRows {
  yield templateHeader
  for (const product of products) yield* toTemplateRows(product)
}

/** As spreadsheets save a table: everything in quotes, with this between the cells. */
async function saveAs(rows: TableRows, delimiter: string): Promise<string> {
  const lines: string[] = []
  for await (const row of rows)
    lines.push(row.map((cell) => `"${neutraliseCell(String(cell)).replaceAll('"', '""')}"`).join(delimiter))
  return `${lines.join('\r\n')}\r\n`
}

const savedAs = (delimiter: string, encoding: BufferEncoding, mark: string): Dialect => ({
  kind: 'template',
  write: async (products) => Buffer.from(mark + (await saveAs(templateRows(products), delimiter)), encoding),
  runs: 12,
})

/** Goods that every shop can sell: at a price, available, with codes and words it can tell apart. */
function sellAnywhere(draft: ProductDraft): ProductDraft {
  const terms = draft.terms.map((term) => ({
    ...term,
    type: 'by_qty' as const,
    isAvailable: true,
    price: term.price || readUnitPrice(1),
    availableQty: term.type === 'on_demand' ? null : term.availableQty,
  }))
  const seen = new Set<string>()
  const values = draft.options[0]?.values.filter((value) => {
    const key = value.toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
  const kept = <Thing extends { options: Readonly<Record<string, string>> }>(things: readonly Thing[]) =>
    things.filter(({ options }) => Object.values(options).every((value) => values?.includes(value)))
  const variants = kept(draft.variants ?? []).map((variant, at) => ({
    ...variant,
    ...(variant.barcode !== null && codes[at]),
  }))
  const tags = draft.tags
    .map((tag) => tag.replace(/[^\p{L}\p{N} ]/gu, ''))
    .filter((tag) => tag.trim() === tag && tag.length > 1)
  return {
    ...draft,
    tags: [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()],
    ...(values && { options: [{ name: 'Color', values }] }),
    terms: kept(terms),
    ...(draft.variants && { variants }),
  }
}
const codes = ['4006381333931', '5601234567892', '96385074'].map((barcode) => ({
  barcode,
  barcodeType: barcode.length === 8 ? ('EAN-8' as const) : ('EAN-13' as const),
}))

/** One item of a group is no variant there, and what begins or ends a name in marks is cut off between items. */
function showOnGoogle(given: ProductDraft): ProductDraft {
  const draft = sellAnywhere(given)
  const isGroup = (draft.options[0]?.values.length ?? 0) > 1
  const plain = draft.terms.slice(0, 1).map((term) => ({ ...term, options: {}, maxQty: null }))
  const image = { imageId: 9, alt: '', sourceUrl: 'https://shop.test/front.jpg' }
  // The picture of the first item is taken for that of the product.
  const variants = (draft.variants ?? []).map((variant, at) => (at === 0 ? { ...variant, images: [] } : variant))
  return {
    ...draft,
    state: 'published',
    name: `Cup ${draft.name
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()} no 5`.replace(/\s+/g, ' '),
    body: draft.body.replace(/\s+/g, ' '),
    images: [image, ...draft.images],
    ...(isGroup ? { variants } : { options: [], terms: plain, variants: [] }),
  }
}

const dialects: Record<string, Dialect> = {
  'our CSV': { kind: 'template', write: (products) => writeTable('csv', 'Products', templateRows(products)) },
  'our workbook': { kind: 'template', write: (products) => writeTable('xlsx', 'Products', templateRows(products)) },
  'a CSV with semicolons': savedAs(';', 'utf8', ''),
  'a CSV with tabs and a mark': savedAs('\t', 'utf8', '\uFEFF'),
  'a CSV with bars': savedAs('|', 'utf8', '\uFEFF'),
  'UTF-16': savedAs('\t', 'utf16le', '\uFEFF'),
  'a Shopify CSV': {
    kind: 'shopify',
    write: (products) =>
      writeTable(
        'csv',
        'Products',
        (async function* () {
          yield shopifyHeader
          for (const product of products) yield* toShopifyRows(product)
        })(),
      ),
    sayable: sellAnywhere,
  },
  'a Google feed': {
    kind: 'google',
    write: async (products) =>
      Buffer.from(
        openGoogleFeed({ title: 'A & B', link: 'https://here.test', description: 'Products' }) +
          products.map((product) => toGoogleItems(product, { page: 'https://here.test/#/product/cup' })).join('') +
          closeGoogleFeed,
      ),
    sayable: showOnGoogle,
  },
}

const moved = ['weight', 'measures', 'barcode', 'variants']

/** What holds for a variant, wherever it is kept. */
const tellSold = ({ options, term, barcode, weightValue, weightMeasure, images }: SoldVariant) => ({
  options,
  barcode,
  price: term.price,
  stock: term.type === 'on_demand' ? null : term.availableQty,
  grams: weightValue && weightValue * gramsPer[weightMeasure],
  front: images[0],
})
/** As it is expected again: files keep weights in tenths of a gram, and an ounce is 28.349523125 g. */
const expectSold = (variant: SoldVariant) => {
  const { grams, ...told } = tellSold(variant)
  return { ...told, grams: grams && expect.closeTo(grams, 0.7) }
}

describe.each(Object.entries(dialects))('products written as %s', (_name, { kind, write, sayable, runs = 30 }) => {
  test('are the same after they were imported again', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDraft, { minLength: 1, maxLength: 4 }), async (made) => {
        const stored = made.flatMap((one) => {
          const checked = checkDraft(sayable ? sayable(one) : one)
          return 'sound' in checked ? [checked.sound] : []
        })
        fc.pre(stored.length > 0)
        const tags = new Map(stored.flatMap(({ tags }) => tags.map((tag) => [tag, tag] as const)))
        const own = stored.flatMap(({ images }) => images.filter(({ sourceUrl }) => sourceUrl === null))
        const ownPictures = new Map(own.map((image) => [addressOf(image), image.imageId]))
        const products = stored.map(
          (one, at): ExportedProduct => ({
            id: { number: at + 1, mark: 't3k8f2' },
            handle: `good-${at + 1}`,
            draft: one,
            categories: ['Clothing > Hoodies'],
            pictures: one.images.map(addressOf),
          }),
        )
        const path = join(folder, 'file')
        const written = await write(products)
        await writeFile(path, Buffer.isBuffer(written) ? written : await buffer(written))
        const { format } = await inspectFile(path)
        expect(format.kind).toBe(kind)
        const isForeign = kind !== 'template'
        const file = await readGoodsFile(path, { ...format, currency: format.currency ?? 'USD' })
        expect(file.refused).toEqual([])
        expect(file.products.length).toBe(stored.length)
        const read = [...file.products]
        for (const [at, before] of stored.entries()) {
          const product = read[at]
          if (!product) throw new Error('It was left out.')
          const again = (base: ProductDraft) => {
            const after = checkDraft(mergeDraft(product, base, { ...ground, tags, ownPictures }))
            if ('faults' in after) throw new Error(`Refused: ${JSON.stringify(after)}`)
            return after.sound
          }
          const after = again(before)
          if (!isForeign) expect(describeChanges(before, after)).toEqual([])
          // Others keep code and weight of each variant: what all have in common moves to the product, once, and holds for each as before.
          expect(describeChanges(before, after).filter((part) => !moved.includes(part))).toEqual([])
          expect(listSold(after, 100).map(tellSold)).toEqual(listSold(before, 100).map(expectSold))
          expect(describeChanges(after, again(after))).toEqual([])
        }
      }),
      { numRuns: runs },
    )
  })
})

describe('a damaged workbook', () => {
  test('is refused with one sentence, wherever it is damaged', { timeout: 60_000 }, async () => {
    const path = join(folder, 'whole.xlsx')
    async function* rows() {
      yield ['Name', 'Price']
      for (let at = 0; at < 50; at++) yield [`Cup ${at}`, at]
    }
    await pipeline(writeTable('xlsx', 'Products', rows()), createWriteStream(path))
    const whole = await readFile(path)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (place, byte, isCut) => {
        const damaged = isCut ? whole.subarray(0, place) : Buffer.from(whole)
        if (!isCut) damaged[place] = byte
        const broken = join(folder, 'broken.xlsx')
        await writeFile(broken, damaged)
        const answer = await inspectFile(broken).then(
          ({ format }) =>
            readGoodsFile(broken, format).then(
              () => 'read',
              (error: Error) => error.name,
            ),
          (error: Error) => error.name,
        )
        expect(['read', 'Failure']).toContain(answer)
      }),
      { numRuns: 150 },
    )
  })
})
