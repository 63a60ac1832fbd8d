import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideProduct } from './decide-product.ts'
import { inspectFile } from './inspect-file.ts'
import type { ImportGround } from './merge-draft.ts'
import { readFile } from './read-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-own-rows-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const titles = ['Product ID', 'Name', 'Description', 'Weight', 'Currency', 'Price', 'From quantity', 'To quantity']
const head = ['7-abc', 'Tea', 'Green leaves', '1.5', 'EUR', '4.50', '1', '9']
const more = ['7-abc', '', '', '', '', '4.25', '10', '']

async function read(rows: readonly string[][], parted = ',') {
  const path = join(folder, 'file')
  await writeFile(path, `${[titles, ...rows].map((row) => row.join(parted)).join('\n')}\n`)
  const { format } = await inspectFile(path)
  expect(format.kind).toBe('template')
  return { format, ...(await readFile(path, format)) }
}

test('our own rows say the same when a spreadsheet has sorted them', async () => {
  const [asWritten] = (await read([head, more])).products
  const [sorted] = (await read([more, head])).products
  expect(sorted).toMatchObject({ name: 'Tea', body: 'Green leaves', data: { weightValue: 1.5 } })
  expect(sorted?.terms?.map(({ line: _, ...term }) => term)).toEqual(
    asWritten?.terms?.map(({ line: _, ...term }) => term),
  )
})

test('a product whose first row was deleted is refused, not emptied', async () => {
  const { products, refused } = await read([more])
  expect([...products]).toEqual([])
  expect(refused[0]?.issues).toEqual([{ line: 2, column: 'Name', reason: importMessages.namedRowMissing }])
})

test('our own table saved with commas for points is read as it is meant; one comma among points is refused', async () => {
  const withCommas = [head, more].map((row) => row.map((cell) => cell.replace('.', ',')))
  const { format, products } = await read(withCommas, ';')
  const [tea] = products
  expect([format.decimal, tea?.terms?.map(({ price }) => price), tea?.data]).toMatchObject([
    ',',
    [4_500_000, 4_250_000],
    { weightValue: 1.5 },
  ])
  const slip = await read([head.with(3, '1,5'), more], ';')
  expect(slip.refused[0]?.issues).toEqual([{ line: 2, column: 'Weight', reason: importMessages.measureRefused('1,5') }])
})

test('what a price list lacks is told by the name of its column', async () => {
  const [tea] = (await read([head, more.with(6, '20')])).products
  if (!tea) throw new Error('nothing was read')
  const none = new Map<string, never>()
  const ground: ImportGround = {
    ...{ choices: [], country: 'PT', currency: 'EUR', publishIncomplete: true },
    ...{ brands: none, tags: none, pictures: none, ownPictures: none },
  }
  expect(decideProduct(tea, undefined, ground).outcome.refusals).toMatchObject([{ line: 3, column: 'From quantity' }])
})
