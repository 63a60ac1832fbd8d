import { emptyDraft, type ProductDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import type { Handling } from '@fairquay/contract/catalogue/handling.ts'
import { completeVariant, saysAnything } from '@fairquay/contract/catalogue/variants.ts'
import fc from 'fast-check'
import type { ImportGround } from '../src/imports/merge-draft.ts'

/** What a product of these is imported into. */
export const ground: ImportGround = {
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
  thisSideUp: fc.boolean(),
  stackable: fc.boolean(),
  maxStackLayers: fc.option(fc.integer({ min: 1, max: 1000 })),
  maxTopLoad: fc.option(fc.nat(1_000_000).map((value) => value / 1000)),
})
/** In the order in which a stored one is read: what differs is told from the text of both. */
const toPack = ({
  unitsPerPack,
  weightValue,
  width,
  thisSideUp,
  stackable,
  maxStackLayers,
  maxTopLoad,
}: Handling & {
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
  thisSideUp,
  stackable,
  maxStackLayers,
  maxTopLoad,
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
export const addressOf = ({ imageId, sourceUrl }: ProductDraft['images'][number]) =>
  sourceUrl ?? `https://here.test/files/p${imageId}.jpg`

/** Products as people and shops fill them in, odd ones too, complete enough to be stored. */
export const anyDraft: fc.Arbitrary<ProductDraft> = fc
  .record({
    name: line(200),
    body: word(3000, 0),
    brand: fc.option(line(80)),
    family: fc.option(line(80)),
    state: fc.constantFrom('draft', 'published', 'hidden'),
    isDirect: fc.boolean(),
    leadTimeDays: fc.option(fc.nat(1000)),
    soldIn: fc.option(
      fc.record({ orderStep: fc.integer({ min: 2, max: 1_000_000 }), orderPack: fc.option(line(40, 1)) }),
    ),
    travel: fc.record({
      temperatures: fc.option(
        fc.tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.nat(1000)).map(([from, more]) => ({
          temperatureMin: from / 100,
          temperatureMax: Math.min(10_000, from + more) / 100,
        })),
        { nil: {} },
      ),
      danger: fc.option(
        fc.record({
          dangerousGoodsClass: fc.stringMatching(/^[1-9](\.[1-6])?$/),
          unNumber: fc.option(fc.stringMatching(/^UN[0-9]{4}$/)),
        }),
        { nil: {} },
      ),
    }),
    tags: fc.uniqueArray(line(40), { maxLength: 5, selector: (tag) => tag.toLowerCase() }),
    attributes: fc.uniqueArray(fc.record({ name: line(60), value: line(300, 1) }), {
      maxLength: 4,
      selector: ({ name }) => name.toLowerCase(),
    }),
    width: measure,
    height: measure,
    weightValue: measure,
    usp: line(300, 0),
    hts: fc.option(fc.stringMatching(/^[1-6][0-9]{5,12}$/)),
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
      soldIn,
      travel,
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
      return {
        ...base,
        ...rest,
        ...soldIn,
        ...travel.temperatures,
        ...travel.danger,
        ...parts,
        ...(said.length > 0 && { variants: said }),
      }
    },
  )
