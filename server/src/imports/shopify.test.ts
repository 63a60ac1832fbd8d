import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { decideProduct } from './decide-product.ts'
import { type ImportGround, mergeDraft } from './merge-draft.ts'
import type { TableRow } from './read-table.ts'
import { readShopify } from './shopify.ts'

type Row = Record<string, string>

/** Rows as a file of just these columns, the header in line 1. */
async function* tableOf(
  rows: readonly Row[],
  columns = [...new Set(rows.flatMap(Object.keys))],
): AsyncGenerator<TableRow> {
  yield { line: 1, cells: columns }
  for (const [index, row] of rows.entries()) yield { line: index + 2, cells: columns.map((name) => row[name] ?? '') }
}

async function readAll(table: AsyncIterable<TableRow>) {
  const products: ImportedProduct[] = []
  const beside = await readShopify(table, (product) => products.push(product))
  return { products, ...beside }
}

const read = (...rows: Row[]) => readAll(tableOf(rows))
const stool = { Handle: 'stool', Title: 'Stool', 'Variant Price': '10' }

async function readVariant(more: Row) {
  const { products, refused } = await read({ ...stool, ...more })
  return { variant: products[0]?.variants[0], product: products[0], refused }
}

describe('the header', () => {
  test.each([
    ['Handle', 'Title', 'Variant Price'],
    ['URL handle', 'Title', 'Price'],
    ['HANDLE', 'title', 'variant PRICE'],
  ])('with %s, %s and %s is Shopify’s', async (handle, title, price) => {
    const { products } = await read({ [handle]: 'a', [title]: 'Apron', [price]: '5' })
    expect(products[0]).toMatchObject({ handle: 'a', name: 'Apron', variants: [{ price: readUnitPrice(5) }] })
  })

  test.each([
    [['Handle', 'Title', 'Price', 'Variant Price'], 'two columns for the same thing: "Price" and "Variant Price"'],
    [
      ['Name', 'Amount'],
      'has no column "Handle" or "URL handle" and no column "Title" and no column "Variant Price" or "Price"',
    ],
    [['Handle', 'Title', 'On hand (current)'], 'has no column "Variant Price" or "Price"'],
  ])('%j is refused', async (columns, sentence) => {
    await expect(readAll(tableOf([{}], columns))).rejects.toThrow(sentence)
  })

  test('without rows below it is refused', async () => {
    await expect(readAll(tableOf([], Object.keys(stool)))).rejects.toThrow('a header but no products')
  })

  test('may have columns that are not read; they are named', async () => {
    expect((await read({ ...stool, 'SEO Title': 'x', Colour: 'y' })).unusedColumns).toEqual(['SEO Title', 'Colour'])
  })
})

describe('rows become products', () => {
  test('by their handle, wherever in the file and in whatever case they stand', async () => {
    const { products } = await read(
      { ...stool, 'Option1 Name': 'Size', 'Option1 Value': 'S' },
      { ...stool, Handle: 'bench', Title: 'Bench' },
      { Handle: 'STOOL', 'Option1 Value': 'M', 'Variant Price': '11' },
    )
    expect(products.map(({ handle, lines }) => [handle, lines])).toEqual([
      ['stool', [2, 4]],
      ['bench', [3]],
    ])
    expect(products[0]).toMatchObject({ options: ['Size'], variants: [{ values: ['S'] }, { values: ['M'] }] })
  })

  test('a single variant called Default Title has no options', async () => {
    const { product } = await readVariant({ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' })
    expect(product).toMatchObject({ options: [], variants: [{ values: [] }] })
  })

  test('two spellings of an option value are one value', async () => {
    const { products } = await read(
      { ...stool, 'Option1 Name': 'Size', 'Option1 Value': 'Small', 'Option2 Name': 'Wood', 'Option2 Value': 'Oak' },
      { Handle: 'stool', 'Option1 Value': 'small', 'Option2 Value': 'Ash', 'Variant Price': '11' },
    )
    expect(products[0]?.variants.map(({ values }) => values)).toEqual([
      ['Small', 'Oak'],
      ['Small', 'Ash'],
    ])
  })

  test('a row with only a picture adds a picture; pictures come by position, each address once', async () => {
    const { products } = await read(
      { ...stool, 'Image Src': 'https://x.test/b.jpg', 'Image Position': '2', 'Variant Image': 'https://x.test/v.jpg' },
      { Handle: 'stool', 'Image Src': '//x.test/a.jpg', 'Image Position': '1', 'Image Alt Text': 'Seat' },
      { Handle: 'stool', 'Image Src': 'https://x.test/b.jpg', 'Image Position': '3' },
      { Handle: 'stool', 'Image Src': 'file:///etc/passwd' },
    )
    expect(products[0]?.pictures?.map(({ url, alt }) => [url, alt])).toEqual([
      ['https://x.test/a.jpg', 'Seat'],
      ['https://x.test/b.jpg', ''],
      ['https://x.test/v.jpg', ''],
    ])
    expect(products[0]?.warnings).toEqual([
      { line: 5, column: 'Image Src', reason: 'file:///etc/passwd is not the address of a picture and was left out.' },
    ])
  })
})

describe('one row says', () => {
  test.each([
    [{ 'Variant Price': '9.99' }, { price: readUnitPrice(9.99), listPrice: null }],
    [
      { 'Variant Price': '9.99', 'Variant Compare At Price': '12' },
      { price: readUnitPrice(9.99), listPrice: readUnitPrice(12) },
    ],
    [
      { 'Variant Price': '9.99', 'Variant Compare At Price': '9.99' },
      { price: readUnitPrice(9.99), listPrice: null },
    ],
    [
      { 'Variant Price': '9.99', 'Variant Compare At Price': '5' },
      { price: readUnitPrice(9.99), listPrice: null },
    ],
    [
      { 'Variant Price': '0.00', 'Variant Compare At Price': '5' },
      { price: null, listPrice: null },
    ],
    [{ 'Variant SKU': 'A-1' }, { sku: 'A-1' }],
  ])('%j → %j', async (more, expected) => {
    expect((await readVariant(more)).variant).toMatchObject(expected)
  })

  test.each([
    ['shopify', '12', 'deny', 12],
    ['shopify', '-4', 'deny', 0],
    ['shopify', '', 'deny', 0],
    ['shopify', '0', 'continue', null],
    ['', '3', 'deny', null],
  ])('tracker %j, quantity %j and policy %j make a stock of %j', async (tracker, quantity, policy, stock) => {
    const more = {
      'Variant Inventory Tracker': tracker,
      'Variant Inventory Qty': quantity,
      'Variant Inventory Policy': policy,
    }
    expect((await readVariant(more)).variant?.stock).toBe(stock)
  })

  test('nothing of stock when the file has no such columns', async () => {
    expect((await readVariant({})).variant?.stock).toBeUndefined()
  })

  test.each([
    ['true', '', 'published'],
    ['', 'Active', 'published'],
    ['FALSE', 'active', 'draft'],
    ['true', 'draft', 'draft'],
    ['true', 'Archived', 'draft'],
  ])('published %j and status %j make it %s', async (published, status, state) => {
    expect((await readVariant({ Published: published, Status: status })).product?.state).toBe(state)
  })

  test('grams, or that they are not known', async () => {
    expect((await readVariant({ 'Variant Grams': '220' })).product?.grams).toBe(220)
    expect((await readVariant({ 'Variant Grams': '0' })).product?.grams).toBeNull()
    const { product } = await readVariant({ 'Variant Grams': '2 kg' })
    expect(product).toMatchObject({ grams: null, warnings: [{ line: 2, column: 'Variant Grams' }] })
  })

  test('tags, without the notes of a theme and without doubles', async () => {
    const { product } = await readVariant({ Tags: 'Oak, place:Al Quaa, oak,  hand  made, x' })
    expect(product?.tags).toEqual(['Oak', 'hand made'])
    expect(product?.warnings[0]?.reason).toMatch(/^Tags left out: place:Al Quaa, x\. A product has 20 tags at most/)
  })
})

describe('a product is refused as a whole for', () => {
  test.each<[string, Row[], [line: number, column: string, reason: string]]>([
    ['a negative price', [{ ...stool, 'Variant Price': '-1' }], [2, 'Variant Price', 'The price is negative.']],
    ['no price', [{ ...stool, 'Variant Price': '' }], [2, 'Variant Price', 'The price is missing.']],
    ['a price with a sign', [{ ...stool, 'Variant Price': '$5' }], [2, 'Variant Price', '"$5" is not a price']],
    ['a decimal comma', [{ ...stool, 'Variant Price': '5,00' }], [2, 'Variant Price', '"5,00" is not a price']],
    ['an absurd price', [{ ...stool, 'Variant Price': '1e30' }], [2, 'Variant Price', '"1e30" is not a price']],
    ['a huge price', [{ ...stool, 'Variant Price': '99999999999' }], [2, 'Variant Price', 'higher than 1,000,000,000']],
    ['no title', [{ ...stool, Title: '' }], [2, 'Title', 'The title is missing.']],
    ['a long title', [{ ...stool, Title: 'x'.repeat(201) }], [2, 'Title', 'longer than 200 characters']],
    ['a gift card', [{ ...stool, 'Gift Card': 'TRUE' }], [2, 'Gift Card', 'Gift cards']],
    ['another title', [stool, { ...stool, Title: 'Bench' }], [3, 'Title', 'another title in line 2']],
    [
      'the same variant twice',
      [
        { ...stool, 'Option1 Name': 'Size', 'Option1 Value': 'S' },
        { ...stool, 'Option1 Value': 's' },
      ],
      [3, 'Option1 Value', 'The same variant stands in line 2.'],
    ],
    [
      'a missing option',
      [
        { ...stool, 'Option1 Name': 'Size', 'Option1 Value': 'S' },
        { Handle: 'stool', 'Variant Price': '3' },
      ],
      [3, 'Option1 Value', 'The value of the option "Size" is missing.'],
    ],
    [
      'a value without a name',
      [{ ...stool, 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Option2 Name': '', 'Option2 Value': 'Red' }],
      [2, 'Option2 Name', 'The option has a value but no name.'],
    ],
    [
      'a fourth option',
      [{ ...stool, 'Option4 Name': 'Leg', 'Option4 Value': 'Short' }],
      [2, 'Option4 Value', 'at most 3 options'],
    ],
    [
      'a stock that is no number',
      [{ ...stool, 'Variant Inventory Qty': 'many' }],
      [2, 'Variant Inventory Qty', '"many" is not a whole number.'],
    ],
  ])('%s', async (_name, rows, [line, column, reason]) => {
    const { products, refused } = await readAll(tableOf([...rows, { ...stool, Handle: 'other', Title: 'Other' }]))
    expect(products.map(({ handle }) => handle)).toEqual(['other'])
    expect(refused[0]?.issues).toContainEqual({ line, column, reason: expect.stringContaining(reason) })
  })

  test('a row whose cells cannot be told apart, while one that can says what was done for it', async () => {
    async function* table() {
      yield { line: 1, cells: ['Handle', 'Title', 'Price'] }
      yield { line: 2, cells: ['stool', 'Stool', '4'] }
      yield { line: 3, cells: ['stool', '', ''], fault: 'Its cells are shifted.' }
      yield { line: 4, cells: ['bench', 'Bench', '4'], note: 'Something beside it was left out.' }
    }
    const { products, refused } = await readAll(table())
    expect(products.map(({ handle }) => handle)).toEqual(['bench'])
    expect(products[0]?.warnings).toContainEqual({ line: 4, column: '', reason: 'Something beside it was left out.' })
    expect(refused[0]?.issues).toEqual([{ line: 3, column: '', reason: 'Its cells are shifted.' }])
  })

  test('a row that names no product takes the one above with it, which may be half without it', async () => {
    const { products, refused } = await read(
      { ...stool, Handle: 'bench', Title: 'Bench' },
      { ...stool, 'Option1 Name': 'Size', 'Option1 Value': 'S' },
      { 'Option1 Value': 'M', 'Variant Price': '3' },
    )
    expect(products.map(({ handle }) => handle)).toEqual(['bench'])
    expect(refused).toMatchObject([
      {
        handle: 'stool',
        lines: [3, 4],
        issues: [{ line: 4, column: 'Handle', reason: importMessages.namesNoProduct }],
      },
    ])
    const { strays } = await read({ Handle: '', Title: '', 'Variant Price': '3' })
    expect(strays).toEqual([{ line: 2, column: 'Handle', reason: importMessages.noHandle }])
  })

  test('without a handle, but with a title, it has the handle Shopify makes of that', async () => {
    const { products } = await read(
      stool,
      { Title: 'Oak Bench', 'Variant Price': '3', 'Option1 Name': 'Size', 'Option1 Value': 'S' },
      { Title: 'Oak Bench', 'Variant Price': '4', 'Option1 Value': 'M' },
    )
    expect(products.map(({ handle, lines }) => [handle, lines])).toEqual([
      ['stool', [2]],
      ['oak-bench', [3, 4]],
    ])
  })
})

const word = fc.stringMatching(/^[A-Za-zé0-9<&"' -]{0,12}$/)
const amount = fc.nat(900_000).map((cents) => (cents / 100).toFixed(2))
const price = fc.oneof({ weight: 9, arbitrary: amount }, { weight: 1, arbitrary: word })
const row = fc.record({
  Handle: fc.constantFrom('a', 'b', 'c', 'd', 'e', ''),
  Title: fc.constantFrom('Stool', 'Stool', 'Stool', 'Oak Stool', '', 'x'),
  'Body (HTML)': fc.oneof(word, fc.string(), fc.constant('<p>One<ul><li>two<script>x</script>')),
  Vendor: word,
  Tags: fc.array(word, { maxLength: 4 }).map((tags) => tags.join(',')),
  Published: fc.constantFrom('true', 'false', ''),
  'Option1 Name': fc.constantFrom('Size', 'Size', 'Size', 'Title', ''),
  'Option1 Value': fc.constantFrom('S', 's', 'M', 'L', 'Default Title', ''),
  'Option2 Name': fc.constantFrom('', '', '', 'Wood'),
  'Option2 Value': fc.constantFrom('', '', '', 'Oak'),
  'Variant Price': price,
  'Variant Compare At Price': price,
  'Variant Grams': fc.oneof(fc.nat(100_000).map(String), word),
  'Variant Inventory Qty': fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: -5, max: 99 }).map(String) },
    { weight: 1, arbitrary: word },
  ),
  'Variant Barcode': fc.oneof(word, fc.stringMatching(/^[0-9]{8,14}$/)),
  'Image Src': fc.oneof(word, fc.webUrl()),
})

const ground: ImportGround = {
  choices: [{ id: 1, name: 'Stools', industry: 'Furniture' }],
  country: 'PT',
  currency: 'USD',
  brands: new Map(),
  tags: new Map(),
  pictures: new Map(),
  ownPictures: new Map(),
  publishIncomplete: false,
}

describe('whatever a file holds', () => {
  test('the order of its columns makes no difference', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat(1000)),
        async (rows, keys) => {
          const columns = Object.keys(rows[0] ?? {})
          const shuffled = columns
            .map((name) => ({ name, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ name }) => name)
          const [one, two] = [await readAll(tableOf(rows, columns)), await readAll(tableOf(rows, shuffled))]
          expect(two).toEqual(one)
        },
      ),
    )
  })

  test('each product is accepted or refused with a reason, and importing it again changes nothing', async () => {
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
        const { products, refused } = await readAll(tableOf(rows))
        for (const { issues } of refused) expect(issues.length).toBeGreaterThan(0)
        const tags = new Map(products.flatMap((product) => (product.tags ?? []).map((tag) => [tag.toLowerCase(), tag])))
        for (const product of products) {
          const first = decideProduct(product, undefined, { ...ground, tags })
          if (first.outcome.action === 'refuse') expect(first.outcome.refusals.length).toBeGreaterThan(0)
          if (!first.draft) continue
          accepted++
          const checked = checkDraft(first.draft)
          if ('faults' in checked) throw new Error(`a draft with faults was to be written: ${JSON.stringify(checked)}`)
          const { isSound: _, ...stored } = checked.sound
          expect(decideProduct(product, stored, { ...ground, tags }).outcome).toMatchObject({
            action: 'skip',
            changes: [],
          })
          expect(mergeDraft(product, stored, { ...ground, tags })).toMatchObject({
            name: stored.name,
            terms: stored.terms,
          })
        }
      }),
      { numRuns: 600 },
    )
    expect(accepted).toBeGreaterThan(100)
  })
})
