import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import yazl from 'yazl'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-workbook-'))
})
afterAll(() => rm(folder, { recursive: true }))

const parts = {
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c t="str"><v>name</v></c></row><row r="2"><c t="str"><v>x</v></c></row></sheetData></worksheet>',
}

/** Begins and ends as said, with a text of its own between for so many megabytes; `#` is counted up. */
type Bomb = { name: keyof typeof parts | 'xl/sharedStrings.xml'; begin: string; unit: string; megabytes: number }

function* inflate({ begin, unit, megabytes }: Bomb): Generator<Buffer> {
  yield Buffer.from(begin)
  let count = 0
  for (let bytes = 0; bytes < megabytes * 1_000_000; ) {
    const length = Math.ceil(100_000 / unit.length)
    const counted = () => Array.from({ length }, () => unit.replaceAll('#', String(count++))).join('')
    const block = Buffer.from(unit.includes('#') ? counted() : unit.repeat(length))
    bytes += block.length
    yield block
  }
}

async function write(bomb?: Bomb): Promise<string> {
  const path = join(folder, 'goods.xlsx')
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(parts)) if (name !== bomb?.name) zip.addBuffer(Buffer.from(text), name)
  if (bomb) zip.addReadStream(Readable.from(inflate(bomb)), bomb.name, { compressionLevel: 1 })
  zip.end()
  await finished(zip.outputStream.pipe(createWriteStream(path)))
  return path
}

/** Reads it in a process of its own, as the server does, and says how much memory that took at its highest. What Linux answers a process about its use begins with what its parent had. */
async function read(path: string): Promise<{ rows: number; said: string; megabytes: number }> {
  const script = `
    const { readWorkbook } = await import(process.argv[1])
    let [rows, said] = [0, '']
    try { for await (const _ of readWorkbook(process.argv[2])) rows++ } catch (error) { said = String(error.message) }
    const { readFileSync, existsSync } = await import('node:fs')
    const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
    const kilobytes = Number(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
    console.log(JSON.stringify({ rows, said, megabytes: kilobytes / 1024 }))`
  const args = ['--input-type=module', '-e', script, join(import.meta.dirname, 'read-workbook.ts'), path]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

const link = '<Relationship Id="r#" Target="worksheets/sheet#.xml"/>'

test.each<[string, Bomb]>([
  ['links', { name: 'xl/_rels/workbook.xml.rels', begin: '<Relationships>', unit: link, megabytes: 30 }],
  ['one long link', { name: 'xl/_rels/workbook.xml.rels', begin: '<Relationships a="', unit: 'a', megabytes: 30 }],
  ['sheets', { name: 'xl/workbook.xml', begin: '<workbook><sheets>', unit: '<sheet id="r#"/>', megabytes: 20 }],
  ['elements in elements', { name: 'xl/worksheets/sheet1.xml', begin: '', unit: '<a>', megabytes: 10 }],
  ['empty texts', { name: 'xl/sharedStrings.xml', begin: '<sst>', unit: '<si/>', megabytes: 14 }],
  ['one long text', { name: 'xl/sharedStrings.xml', begin: '<sst><si>', unit: '<t>abcdefghijklm#</t>', megabytes: 30 }],
])('a workbook that unpacks to more and more %s is refused in bounded memory', async (_name, bomb) => {
  const { rows, said, megabytes } = await read(await write(bomb))
  expect(said).toContain(bomb.unit === '<a>' ? 'it is damaged' : 'unpacks to more than can be read')
  expect(rows).toBe(0)
  expect(megabytes).toBeLessThan(300)
})

test('texts between which there is much else keep no more in memory than themselves', async () => {
  const unit = `<si a="${'x'.repeat(20_000)}"><t>a text of several words #</t></si>`
  const path = await write({ name: 'xl/sharedStrings.xml', begin: '<sst>', unit, megabytes: 200 })
  const { said, megabytes } = await read(path)
  // The part does not end as XML should, which is noticed at its very end only.
  expect(said).not.toBe('')
  expect(megabytes).toBeLessThan(300)
})

test('a part that unpacks to more than the archive says of it is refused', async () => {
  const path = await write({ name: 'xl/_rels/workbook.xml.rels', begin: '<Relationships>', unit: link, megabytes: 5 })
  const archive = await readFile(path)
  // The last mention of the name is the archive's list; the size stands 22 bytes before it.
  archive.writeUInt32LE(500, archive.lastIndexOf('xl/_rels/workbook.xml.rels') - 22)
  await writeFile(path, archive)
  const { rows, said, megabytes } = await read(path)
  expect(rows).toBe(0)
  expect(said).not.toBe('')
  expect(megabytes).toBeLessThan(300)
})

test('a plain workbook is read', async () => {
  expect(await read(await write())).toMatchObject({ rows: 2, said: '' })
})
