import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { emptyDraft, type ProductDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { completeVariant, saysAnything } from '@fairquay/contract/catalogue/variants.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { writeTable } from '../write-table.ts'
import { inspectFile } from './inspect-file.ts'
import { describeChanges, type ImportGround, mergeDraft } from './merge-draft.ts'
import { openSource } from './read-file.ts'
import { readGoods } from './read-goods.ts'
import { templateHeader, toTemplateRows } from './template-rows.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-round-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ground: ImportGround = {
  choices: [{ id: 7, name: 'Hoodies', industry: 'Clothing' }],
  country: 'PT',
  currency: 'USD',
  brands: new Map(),
  tags: new Map(),
  pictures: new Map(),
  ownPictures: new Map(),
  publishIncomplete: false,
}

/** Words as people type them, and as people who try something do; without characters that no database text has. */
const word = (longest: number, shortest = 2) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: shortest, maxLength: Math.ceil(longest / 8) }),
      fc.constantFrom(
        '=cmd()',
        '+1',
        "'quoted",
        "'-5",
        '-5',
        '@at',
        'a|b\\c',
        'x: y',
        '1,5;2',
        '"',
        '_x000D_',
        'ä\r\nö',
        'on demand',
      ),
    )
    .map((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .filter((text) => text.length >= shortest && text.length <= longest)

const line = (longest: number, shortest = 2) => word(longest, shortest).map((text) => text.replace(/\s+/g, ' '))
const measure = fc.option(fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 1000))
const money = fc.integer({ min: 0, max: 2_000_000_000 })

const pack = fc.record({
  unitsPerPack: fc.option(fc.integer({ min: 1, max: 999 })),
  width: measure,
  weightValue: measure,
})
/** In the order in which a stored one is read: what differs is told from the text of both. */
const toPack = ({
  unitsPerPack,
  weightValue,
  width,
}: {
  unitsPerPack: number | null
  weightValue: number | null
  width: number | null
}) => ({
  level: 'outer' as const,
  type: 'Carton',
  unitsPerPack,
  packPrice: null,
  weightValue,
  weightUnit: 'lb' as const,
  volumeValue: null,
  volumeUnit: 'l' as const,
  width,
  height: null,
  depth: null,
  dimensionUnit: 'in' as const,
})

/** What the first colors say of themselves. */
const variant = fc.record({
  code: fc.option(line(60, 1)),
  weightValue: measure,
  height: measure,
  shows: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
  packs: fc.array(pack, { maxLength: 2 }),
})

/** Where a picture can be fetched: at its shop, or here. */
const addressOf = ({ imageId, sourceUrl }: ProductDraft['images'][number]) =>
  sourceUrl ?? `https://here.test/files/p${imageId}.jpg`

const draft: fc.Arbitrary<ProductDraft> = fc
  .record({
    name: line(200),
    body: word(3000, 0),
    brand: fc.option(line(80)),
    family: fc.option(line(80)),
    state: fc.constantFrom('draft', 'published', 'hidden'),
    isDirect: fc.boolean(),
    leadTimeDays: fc.option(fc.nat(1000)),
    tags: fc.uniqueArray(line(40), { maxLength: 5, selector: (tag) => tag.toLowerCase() }),
    attributes: fc.uniqueArray(fc.record({ name: line(60), value: line(300, 1) }), {
      maxLength: 4,
      selector: ({ name }) => name.toLowerCase(),
    }),
    width: measure,
    height: measure,
    weightValue: measure,
    usp: line(300, 0),
    hts: fc.option(fc.stringMatching(/^[0-9]{6,13}$/)),
    colors: fc.uniqueArray(line(120, 1), { maxLength: 3 }),
    price: money,
    tier: fc.option(money),
    isOnDemand: fc.boolean(),
    stock: fc.option(fc.nat(1_000_000_000)),
    sku: fc.option(line(100, 1)),
    packs: fc.array(pack, { maxLength: 3 }),
    variants: fc.array(variant, { maxLength: 3 }),
    pictures: fc.array(fc.record({ isOwn: fc.boolean(), alt: line(80, 0) }), { maxLength: 4 }),
  })
  .map(
    ({
      colors,
      price,
      tier,
      isOnDemand,
      stock,
      sku,
      packs,
      width,
      height,
      weightValue,
      usp,
      hts,
      variants,
      pictures,
      ...rest
    }) => {
      const base = emptyDraft(rest.name, 'PT')
      const options = colors.length > 0 ? [{ name: 'Color', values: colors }] : []
      const choices = colors.length > 0 ? colors.map((Color) => ({ Color })) : [{}]
      const terms = choices.flatMap((choice) => {
        const first = plainTerm(price, {
          options: choice,
          availableQty: stock,
          sku,
          ...(isOnDemand && { type: 'on_demand' as const, price: null }),
        })
        return tier === null
          ? [first]
          : [
              { ...first, maxQty: 9 },
              plainTerm(tier, { options: choice, availableQty: stock, minQty: 10, orderMeasure: 'Box' }),
            ]
      })
      const images = pictures.map(({ isOwn, alt }, at) => ({
        imageId: at + 1,
        alt,
        sourceUrl: isOwn ? null : `https://shop.test/${at},1.jpg`,
      }))
      const own = variants.slice(0, colors.length).map(({ code, shows, packs, ...said }, at) =>
        completeVariant({
          options: { Color: colors[at] ?? '' },
          ...said,
          ...(code !== null && { barcode: code, barcodeType: 'other' }),
          weightMeasure: 'oz',
          dimensionMeasure: 'in',
          images: shows.flatMap((place) => images[place]?.imageId ?? []),
          packaging: packs.map(toPack),
        }),
      )
      const said = own.filter(saysAnything)
      const data = { ...base.data, width, height, weightValue, usp, hts, weightMeasure: 'oz' as const }
      const parts = { data, options, terms, packaging: packs.map(toPack), images, categories: [7] }
      return { ...base, ...rest, ...parts, ...(said.length > 0 && { variants: said }) }
    },
  )

describe.each(['csv', 'xlsx'] as const)('a product exported as %s', (format) => {
  test('is the same after it was imported again', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 4 }), async (made) => {
        const stored = made.flatMap((one) => {
          const checked = checkDraft(one)
          return 'sound' in checked ? [checked.sound] : []
        })
        fc.pre(stored.length > 0)
        const tags = new Map(stored.flatMap(({ tags }) => tags.map((tag) => [tag, tag] as const)))
        const own = stored.flatMap(({ images }) => images.filter(({ sourceUrl }) => sourceUrl === null))
        const ownPictures = new Map(own.map((image) => [addressOf(image), image.imageId]))
        async function* rows() {
          yield templateHeader
          for (const [at, one] of stored.entries())
            yield* toTemplateRows({
              id: at + 1,
              draft: one,
              categories: ['Clothing > Hoodies'],
              pictures: one.images.map(addressOf),
            })
        }
        const path = join(folder, `file.${format}`)
        await pipeline(writeTable(format, 'Products', rows()), createWriteStream(path))
        const inspected = await inspectFile(path)
        expect(inspected.format.kind).toBe('template')
        const file = await readGoods(openSource(path, inspected.format), inspected.format)
        expect(file.refused).toEqual([])
        expect(file.products.length).toBe(stored.length)
        for (const [at, before] of stored.entries()) {
          const product = file.products[at]
          const after = product && checkDraft(mergeDraft(product, before, { ...ground, tags, ownPictures }))
          if (!after || !('sound' in after)) throw new Error(`Refused: ${JSON.stringify(after)}`)
          expect(describeChanges(before, after.sound)).toEqual([])
        }
      }),
      { numRuns: 40 },
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
            readGoods(openSource(broken, format), format).then(
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
