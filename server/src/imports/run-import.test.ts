import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { isWorking } from '@fairquay/contract/imports/rules.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { describePictureFault } from '@fairquay/contract/picture-fault.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type MadeCompany, makeCompany, makeIndustry } from '../../test/make.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import { readConfig } from '../config.ts'
import { openLocalFiles } from '../files.ts'
import { describeImport } from './describe-import.ts'
import type { PictureFetching } from './fetch-pictures.ts'
import { getImport, type StoredImport } from './import-queries.ts'
import { type ImportRequest, runImport, undoLastImport } from './run-import.ts'
import { workOnImport } from './work-on-import.ts'

const fixtures = join(import.meta.dirname, '../../test/fixtures/imports')
const oldFile = join(fixtures, 'shopify-old.csv')
const newFile = join(fixtures, 'shopify-new.csv')

let database: TestDatabase
let folder = ''
let pictures: Server
let company: MadeCompany
const config = readConfig({})

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'fairquay-import-'))
  await makeIndustry(database.db, 'Furniture', ['Chairs & Stools', 'Tables'])
  await makeIndustry(database.db, 'Clothing', ['Shirts & T-Shirts', 'Aprons'])
  pictures = createServer(async (request, response) => {
    if (request.url === '/photo.jpg') {
      const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0E6B57' } })
      response.end(await photo.jpeg().toBuffer())
    } else if (request.url === '/moved.jpg') response.writeHead(302, { location: '/photo.jpg' }).end()
    else if (request.url === '/page.jpg') response.end('<h1>Not a picture</h1>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => pictures.close(resolve))
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  company = await makeCompany(database.db)
})

/** The queue and its workers in this process; work that breaks off is taken up again, as there. */
function makeClient(fetching: PictureFetching = { isAllowed: () => true, timeout: 2000 }) {
  const { db } = database
  const jobs = { enqueue: async () => {} }
  const work = { db, jobs, config, fetching, files: openLocalFiles(join(folder, 'files')) }
  async function settle(companyId: number, id: number): Promise<StoredImport> {
    for (;;) {
      await workOnImport(work, { importId: id, userId: null }).catch(() => {})
      const stored = await getImport(db, companyId, id)
      if (!isWorking(stored.state)) return stored
    }
  }
  return { db, jobs, settle }
}

type Told = { stored: StoredImport; lines: string[] }

async function run(
  path: string,
  { fetching, ...more }: Partial<ImportRequest> & { fetching?: PictureFetching } = {},
): Promise<Told> {
  const lines: string[] = []
  // Somebody says that prices are in dollars, unless the file or the test does.
  const choice = { currency: 'USD' as const, ...more.choice }
  const request = { company: company.slug, path, isApplied: true, ...more, choice }
  const stored = await runImport(makeClient(fetching), request, async (told) => {
    lines.push(...(await describeImport(database.db, told)))
  })
  return { stored, lines }
}

async function save(text: string | Buffer, name = 'file.csv'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const countsOf = (result: Told) => result.lines.find((line) => line.startsWith('create '))

async function findProducts() {
  const { db } = database
  const rows = await db.selectFrom('products').select('id').where('company_id', '=', company.id).orderBy('id').execute()
  return findRecords(
    db,
    rows.map(({ id }) => id),
  )
}

async function countRows(): Promise<string> {
  const tables = [
    'products',
    'sales_terms',
    'product_options',
    'brands',
    'tags',
    'listings',
    'images',
    'product_images',
  ]
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db)
      return `${table} ${rows[0]?.n}`
    }),
  )
  return counts.join(', ')
}

test('a dry run says what would happen and changes nothing', async () => {
  const before = await countRows()
  const result = await run(oldFile, { isApplied: false })
  expect(countsOf(result)).toBe('create 2, change 0, skip 0, refuse 0')
  expect(result.lines.at(-1)).toBe('Nothing was changed. Add --apply to do this.')
  expect(await countRows()).toBe(before)
})

test('the old header becomes products with options, prices, stock, weight, barcode and a harmless description', async () => {
  await run(oldFile, { publishIncomplete: true })
  const [stool, apron] = (await findProducts()).map(toDraft)
  expect(stool).toMatchObject({
    name: 'Oak Stool',
    body: '<p>Turned from <strong>one</strong> board.</p>\n<p>Oiled.</p>',
    brand: 'Bench & Board',
    state: 'published',
    country: 'PT',
    currency: 'USD',
    position: 1,
    importHandle: 'oak-stool',
    tags: expect.arrayContaining(['Oak', 'handmade']),
    data: { weightValue: 2100, weightMeasure: 'g', barcode: '4006381333931', barcodeType: 'EAN-13' },
    options: [{ name: 'Height', values: ['45 cm', '65 cm'] }],
    terms: [
      {
        options: { Height: '45 cm' },
        price: readUnitPrice(48.5),
        listPrice: readUnitPrice(60),
        availableQty: 12,
        sku: 'ST-45',
      },
      { options: { Height: '65 cm' }, price: readUnitPrice(58), listPrice: null, availableQty: 0, sku: 'ST-65' },
    ],
  })
  expect(stool?.categories).toHaveLength(1)
  expect(apron).toMatchObject({
    body: '<p>Plain text &amp; nothing else</p>',
    state: 'draft',
    options: [],
    terms: [{ options: {}, price: readUnitPrice(19.9), listPrice: null, availableQty: null }],
    data: { weightValue: null, barcode: null },
  })
})

test('the new header, a byte-order mark and CRLF are read as well', async () => {
  const result = await run(newFile)
  expect(countsOf(result)).toBe('create 1, change 0, skip 0, refuse 0')
  const [tee] = (await findProducts()).map(toDraft)
  expect(tee).toMatchObject({
    name: 'Harbour Tee',
    tags: ['cotton'],
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['White', 'Blue'] },
    ],
    terms: [
      { options: { Size: 'S', Colour: 'White' }, price: readUnitPrice(24), availableQty: 40 },
      { options: { Size: 'S', Colour: 'Blue' }, price: readUnitPrice(24), availableQty: null },
      {
        options: { Size: 'M', Colour: 'White' },
        price: readUnitPrice(26),
        listPrice: readUnitPrice(30),
        availableQty: 7,
      },
    ],
  })
})

test('running a file again skips everything and writes nothing', async () => {
  await run(oldFile)
  await run(newFile)
  const versions = () =>
    database.db.selectFrom('products').select(['id', 'version', 'updated_at']).orderBy('id').execute()
  const before = [await countRows(), await versions()]
  expect(countsOf(await run(oldFile))).toBe('create 0, change 0, skip 2, refuse 0')
  expect(countsOf(await run(newFile))).toBe('create 0, change 0, skip 1, refuse 0')
  expect([await countRows(), await versions()]).toEqual(before)
})

test('a changed row changes its product and says in which parts', async () => {
  await run(oldFile)
  const text = await readFile(oldFile, 'utf8')
  const changed = await save(text.replace(',58,', ',57.25,').replace(',12,deny', ',11,deny'))
  const result = await run(changed)
  expect(countsOf(result)).toBe('create 0, change 1, skip 1, refuse 0')
  expect(result.lines).toContainEqual(
    expect.stringMatching(/^ {2}change {2}Oak Stool \(oak-stool, lines [\d–, ]+\): prices, stock$/),
  )
  const [stool] = (await findProducts()).map(toDraft)
  expect(stool?.terms.map(({ price, availableQty }) => [price, availableQty])).toEqual([
    [readUnitPrice(48.5), 11],
    [readUnitPrice(57.25), 0],
  ])
})

test('what a person has added here stays: tiers, category, packaging, a hidden state', async () => {
  await run(oldFile)
  const [record] = await findProducts()
  if (!record) throw new Error('nothing was imported')
  const draft = toDraft(record)
  const [tier, other] = draft.terms
  if (!tier || !other) throw new Error('terms are missing')
  const terms = [{ ...tier, minQty: 5, maxQty: 49 }, { ...tier, minQty: 50, price: readUnitPrice(40) }, other]
  const [tables] = await makeIndustry(database.db, `More furniture ${company.id}`, ['Seats'])
  const change = { ...draft, terms, state: 'hidden' as const, categories: [tables ?? 0], isDirect: true }
  await database.db.transaction().execute((tx) => changeProduct(tx, { productId: record.id, draft: change }))
  expect(countsOf(await run(oldFile))).toBe('create 0, change 0, skip 2, refuse 0')
  const cheaper = await save((await readFile(oldFile, 'utf8')).replace('48.50', '47'))
  expect(countsOf(await run(cheaper))).toBe('create 0, change 1, skip 1, refuse 0')
  const after = (await findProducts()).map(toDraft)[0]
  expect(after).toMatchObject({ state: 'hidden', categories: [tables], isDirect: true })
  expect(after?.terms.map(({ minQty, price }) => [minQty, price])).toEqual([
    [5, readUnitPrice(47)],
    [50, readUnitPrice(40)],
    [1, readUnitPrice(58)],
  ])
})

test('a refused row keeps its whole product out, with line, column and reason; the other products go in', async () => {
  const file = await save(
    `${await readFile(oldFile, 'utf8')}bad-lamp,Bad Lamp,,,,,true,Size,S,,,,,,,,,,,12,,,,,,,,,,\nbad-lamp,,,,,,,,M,,,,,,,,,,,-4,,,,,,,,,,\nlamp,Lamp,,,,,true,,,,,,,,,,,,,15,,,,,,,,,,\n`,
  )
  const result = await run(file)
  expect(countsOf(result)).toBe('create 3, change 0, skip 0, refuse 1')
  expect(result.lines).toContain('  line 8, Variant Price: The price is negative.')
  expect(result.lines).toContain(
    '    "Bad Lamp" (lines 7–8) was left out as a whole, because one of its rows was refused.',
  )
  expect((await findProducts()).map(({ name }) => name)).toEqual(['Oak Stool', 'Linen Apron', 'Lamp'])
})

test('when something fails in the middle nothing is left, stored pictures included', async () => {
  const { port } = pictures.address() as AddressInfo
  const rows = Array.from(
    { length: 900 },
    (_, index) =>
      `p-${index},Product ${index},,Brand ${index},,,true,,,,,,,,,,,,,${index + 1},,,http://127.0.0.1:${port}/photo.jpg,1,,,,,,`,
  )
  const [header] = (await readFile(oldFile, 'utf8')).split('\n')
  const path = await save([header, ...rows].join('\n'), 'many.csv')
  const before = await countRows()
  await sql`
    create function fail_late() returns trigger language plpgsql as $$
    begin if new.name = 'Product 850' then raise exception 'planted'; end if; return new; end $$`.execute(database.db)
  await sql`create trigger fail_late before insert on products for each row execute function fail_late()`.execute(
    database.db,
  )
  try {
    await expect(run(path)).rejects.toThrow('broke off three times')
    expect(await countRows()).toBe(before)
  } finally {
    await sql`drop function fail_late cascade`.execute(database.db)
  }
  expect(countsOf(await run(path))).toBe('create 900, change 0, skip 0, refuse 0')
})

test('pictures are fetched and stored; those that cannot be had are warnings and are tried again', async () => {
  const { port } = pictures.address() as AddressInfo
  const at = (name: string) => `http://127.0.0.1:${port}/${name}`
  const row = (place: number, name: string) =>
    `mug,${place === 1 ? 'Mug' : ''},,,,,true,,,,,,,,,,,,,${place === 1 ? '9' : ''},,,${at(name)},${place},${name},,,,,`
  const [header] = (await readFile(oldFile, 'utf8')).split('\n')
  const names = ['page.jpg', 'moved.jpg', 'gone.jpg', 'photo.jpg']
  const path = await save([header, ...names.map((name, index) => row(index + 1, name))].join('\n'), 'mug.csv')
  const result = await run(path)
  expect(result.stored.counts).toMatchObject({ create: 1, pictures: 2 })
  const page = importMessages.pictureUnusable(
    at('page.jpg'),
    describePictureFault({ kind: 'other-kind', found: 'page' }),
  )
  expect(result.lines).toContain(`  line 2, Image Src: ${page}`)
  expect(result.lines).toContain(`  line 4, Image Src: ${at('gone.jpg')} answered 404.`)
  const [mug] = await findProducts()
  expect(mug?.images.map(({ source_url, alt }) => [source_url, alt])).toEqual([
    [at('moved.jpg'), 'moved.jpg'],
    [at('photo.jpg'), 'photo.jpg'],
  ])
  expect(countsOf(await run(path))).toBe('create 0, change 0, skip 1, refuse 0')
})

test('a picture on this machine or its network is not fetched', async () => {
  const { port } = pictures.address() as AddressInfo
  const asked: string[] = []
  pictures.on('request', (request) => asked.push(request.url ?? ''))
  const [header] = (await readFile(oldFile, 'utf8')).split('\n')
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '[::ffff:127.0.0.1]']) {
    const address = `http://${host}:${port}/photo.jpg`
    const path = await save(`${header}\nmug,Mug,,,,,true,,,,,,,,,,,,,9,,,${address},1,,,,,,\n`, 'inside.csv')
    const { lines } = await run(path, { fetching: { timeout: 2000 } })
    expect(lines).toContain(`  line 2, Image Src: ${address} leads to a private network and was not fetched.`)
  }
  expect(asked).toEqual([])
})

test('an unknown company, and one that sells nothing, are refused with one sentence', async () => {
  const buyer = await makeCompany(database.db, { kind: 'buyer', name: 'Buying House' })
  await expect(run(oldFile, { company: 'nobody' })).rejects.toThrow('There is no company with the slug "nobody".')
  await expect(run(oldFile, { company: buyer.slug })).rejects.toThrow('Buying House is not a seller')
})

test('what cannot be read as a file is refused by name, and the place stays free', async () => {
  await expect(run(join(folder, 'nothing.csv'))).rejects.toThrow('There is no file at')
  await expect(run(folder)).rejects.toThrow('is a folder')
  await expect(run(await save(''))).rejects.toThrow('The file is empty.')
  await expect(run(await save('{"a": 1}'))).rejects.toThrow('This is a JSON file')
  await expect(run(await save('Color,Size\nred,XL\n'))).rejects.toThrow(
    'Say which column holds Name, Price, as in --column "Color=Name". The file has: Color, Size.',
  )
  expect(countsOf(await run(oldFile))).toBe('create 2, change 0, skip 0, refuse 0')
})

test('a column is read as somebody says, by its title, and a title or use that cannot be is named', async () => {
  const file = await save('Ware;Was es kostet\nTasse;1.234,50\n')
  const columns = [
    { title: 'ware', field: 'name' },
    { title: 'Was es kostet', field: 'price' },
  ] as const
  const { lines } = await run(file, { choice: { columns, decimal: ',', currency: 'EUR' } })
  expect(lines.slice(0, 2)).toEqual([
    'file.csv: Another table (text, UTF-8, semicolon), prices in EUR',
    'Columns: Ware = Name, Was es kostet = Price; decimals with a comma',
  ])
  const [cup] = (await findProducts()).map(toDraft)
  expect(cup).toMatchObject({ name: 'Tasse', currency: 'EUR', terms: [{ price: readUnitPrice(1234.5) }] })
  await expect(run(file, { choice: { columns: [{ title: 'Preis', field: 'price' }] } })).rejects.toThrow(
    'The file has no column "Preis". It has: Ware, Was es kostet.',
  )
  await expect(run(oldFile, { choice: { columns: [{ title: 'Title', field: 'name' }] } })).rejects.toThrow(
    'The columns of a Shopify file are known',
  )
})

test('refused rows are written to a file that can be corrected and imported', async () => {
  const refusedPath = join(folder, 'refused.csv')
  const { lines } = await run(await save('Name,Price\nCup,4\nMug,cheap\n'), { refusedPath })
  expect(lines).toContain('  line 3, Price: "cheap" is not a price: write it as 12.50, without a currency sign.')
  const refused = await readFile(refusedPath, 'utf8')
  expect(refused).toContain('Mug,cheap,"Price: ""cheap"" is not a price')
  await writeFile(refusedPath, refused.replace('Mug,cheap', 'Mug,5'))
  expect(countsOf(await run(refusedPath))).toBe('create 1, change 0, skip 0, refuse 0')
})

test('one that somebody left open keeps the next one out until it is thrown away', async () => {
  await sql`insert into imports (company_id, file_name, size, state) values (${company.id}, 'left.csv', 1, 'inspected')`.execute(
    database.db,
  )
  await expect(run(oldFile)).rejects.toThrow('another import open')
  expect(countsOf(await run(oldFile, { isDiscarding: true }))).toBe('create 2, change 0, skip 0, refuse 0')
})

test('the last import is taken back, once', async () => {
  await run(oldFile)
  const { undone, state } = await undoLastImport(makeClient(), company.slug)
  expect([state, undone]).toEqual(['undone', { reverted: 2, kept: 0, examples: [] }])
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from product_deletions d join products p on p.id = d.product_id
    where p.company_id = ${company.id} and d.deleted_by is null`.execute(database.db)
  expect(rows[0]?.n).toBe(2)
  await expect(undoLastImport(makeClient(), company.slug)).rejects.toThrow('no import that can be undone')
})

test('two companies may use the same handle, and each changes only its own product', async () => {
  await run(oldFile)
  const first = company
  company = await makeCompany(database.db)
  expect(countsOf(await run(oldFile))).toBe('create 2, change 0, skip 0, refuse 0')
  expect((await findProducts()).every((record) => record.company_id !== first.id)).toBe(true)
})

test('imported products are on the facets, found by a word of their name', async () => {
  await run(newFile, { publishIncomplete: true })
  const [tee] = await findProducts()
  const { rows } = await sql<{ product_id: number }>`
    select product_id from listings where search @@ to_tsquery('fairquay', 'harbour')`.execute(database.db)
  expect(rows.map(({ product_id }) => product_id)).toContain(tee?.id)
})
