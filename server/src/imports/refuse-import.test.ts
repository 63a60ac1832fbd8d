import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countsOf, type ImportCommand, oldFile, openImportCommand } from '../../test/import-command.ts'
import { makeCompany } from '../../test/make.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import { undoLastImport } from './run-import.ts'

let command: ImportCommand
beforeAll(async () => {
  command = await openImportCommand()
})
afterAll(() => command.close())
beforeEach(async () => {
  await command.changeCompany()
})

test('a refused row keeps its whole product out, with line, column and reason; the other products go in', async () => {
  const file = await command.save(
    `${await readFile(oldFile, 'utf8')}bad-lamp,Bad Lamp,,,,,true,Size,S,,,,,,,,,,,12,,,,,,,,,,\nbad-lamp,,,,,,,,M,,,,,,,,,,,-4,,,,,,,,,,\nlamp,Lamp,,,,,true,,,,,,,,,,,,,15,,,,,,,,,,\n`,
  )
  const result = await command.run(file)
  expect(countsOf(result)).toBe('create 3, change 0, skip 0, refuse 1')
  expect(result.lines).toContain('  line 8, Variant Price: The price is negative.')
  expect(result.lines).toContain(
    '    "Bad Lamp" (lines 7–8) was left out as a whole, because one of its rows was refused.',
  )
  expect((await command.findProducts()).map(({ name }) => name)).toEqual(['Oak Stool', 'Linen Apron', 'Lamp'])
})

test('an unknown company, and one that sells nothing, are refused with one sentence', async () => {
  const buyer = await makeCompany(command.db, { kind: 'buyer', name: 'Buying House' })
  await expect(command.run(oldFile, { company: 'nobody' })).rejects.toThrow(
    'There is no company with the slug "nobody".',
  )
  await expect(command.run(oldFile, { company: buyer.slug })).rejects.toThrow('Buying House is not a seller')
})

test('what cannot be read as a file is refused by name, and the place stays free', async () => {
  await expect(command.run(join(command.folder, 'nothing.csv'))).rejects.toThrow('There is no file at')
  await expect(command.run(command.folder)).rejects.toThrow('is a folder')
  await expect(command.run(await command.save(''))).rejects.toThrow('The file is empty.')
  await expect(command.run(await command.save('{"a": 1}'))).rejects.toThrow('No list of products was found')
  await expect(command.run(await command.save('Color,Size\nred,XL\n'))).rejects.toThrow(
    'Say which column holds Name, Price, as in --column "Color=Name". The file has: Color, Size.',
  )
  expect(countsOf(await command.run(oldFile))).toBe('create 2, change 0, skip 0, refuse 0')
})

test('a column is read as somebody says, by its title, and a title or use that cannot be is named', async () => {
  const file = await command.save('Ware;Was es kostet\nTasse;1.234,50\n')
  const columns = [
    { title: 'ware', field: 'name' },
    { title: 'Was es kostet', field: 'price' },
  ] as const
  const { lines } = await command.run(file, { choice: { columns, decimal: ',', currency: 'EUR' } })
  expect(lines.slice(0, 2)).toEqual([
    'file.csv: Another table (text, UTF-8, semicolon), prices in EUR',
    'Columns: Ware = Name, Was es kostet = Price; decimals with a comma',
  ])
  const [cup] = (await command.findProducts()).map(toDraft)
  expect(cup).toMatchObject({ name: 'Tasse', currency: 'EUR', terms: [{ price: readUnitPrice(1234.5) }] })
  await expect(command.run(file, { choice: { columns: [{ title: 'Preis', field: 'price' }] } })).rejects.toThrow(
    'The file has no column "Preis". It has: Ware, Was es kostet.',
  )
  await expect(command.run(oldFile, { choice: { columns: [{ title: 'Title', field: 'name' }] } })).rejects.toThrow(
    'The columns of a Shopify file are known',
  )
})

test('refused rows are written to a file that can be corrected and imported', async () => {
  const refusedPath = join(command.folder, 'refused.csv')
  const { lines } = await command.run(await command.save('Name,Price\nCup,4\nMug,cheap\n'), { refusedPath })
  expect(lines).toContain('  line 3, Price: "cheap" is not a price: write one number, such as 12.50.')
  const refused = await readFile(refusedPath, 'utf8')
  expect(refused).toContain('Mug,cheap,"Price: ""cheap"" is not a price')
  await writeFile(refusedPath, refused.replace('Mug,cheap', 'Mug,5'))
  expect(countsOf(await command.run(refusedPath))).toBe('create 1, change 0, skip 0, refuse 0')
})

test('one that somebody left open keeps the next one out until it is thrown away', async () => {
  await sql`insert into imports (company_id, file_name, size, state) values (${command.company().id}, 'left.csv', 1, 'inspected')`.execute(
    command.db,
  )
  await expect(command.run(oldFile)).rejects.toThrow('another import open')
  expect(countsOf(await command.run(oldFile, { isDiscarding: true }))).toBe('create 2, change 0, skip 0, refuse 0')
})

test('the last import is taken back, once', async () => {
  await command.run(oldFile)
  const { undone, state } = await undoLastImport(command.makeClient(), command.company().slug)
  expect([state, undone]).toEqual(['undone', { reverted: 2, kept: 0, examples: [] }])
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from product_deletions d join products p on p.id = d.product_id
    where p.company_id = ${command.company().id} and d.deleted_by is null`.execute(command.db)
  expect(rows[0]?.n).toBe(2)
  await expect(undoLastImport(command.makeClient(), command.company().slug)).rejects.toThrow(
    'no import that can be undone',
  )
})
