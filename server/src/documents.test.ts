import { readdir, readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { makeDocuments, renderDocument } from './documents.ts'
import { Failure } from './failure.ts'

const data = {
  marketplace: 'Fairquay',
  title: 'Logistic quote request',
  footer: 'Fairquay',
  heads: [],
  parties: [],
  facts: [],
  columns: [],
  goods: [],
  totals: { label: '', packs: '', weight: '', volume: '' },
  summary: [],
  advice: [],
  notesTitle: 'Special Notes',
  notes: [],
}

describe('documents', () => {
  test('are PDFs, the same bytes for the same data', async () => {
    const [first, second] = await Promise.all([
      renderDocument('logistic-quote', data),
      renderDocument('logistic-quote', data),
    ])
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(second.equals(first)).toBe(true)
  })

  test('write names in five scripts', async () => {
    const names = ['Łódź Handel', 'Ελαιουργία Κρήτης', 'ООО Северный Лён', '上海东方国际贸易有限公司 臺灣']
    const arabic = 'شركة الميناء للتجارة'
    const pdf = await renderDocument('logistic-quote', { ...data, notes: [...names, arabic] })
    expect((await renderDocument('logistic-quote', { ...data, notes: [...names, arabic] })).equals(pdf)).toBe(true)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    const read = text.normalize('NFKC')
    for (const name of names) expect(read).toContain(name)
    // A reader of PDFs takes writing from right to left apart and knows some letters by a twin of theirs: what counts is that none is missing.
    const countLetters = (words: string) => words.match(/[\u0600-\u06ff]/g)?.length
    expect(countLetters(read)).toBe(countLetters(arabic))
  })

  test('that cannot be made fail alone, and the next one is made', async () => {
    await expect(renderDocument('logistic-quote', { marketplace: 1 })).rejects.toThrow('The document was not made')
    expect((await renderDocument('logistic-quote', data)).length).toBeGreaterThan(1000)
  })

  test('larger than half a megabyte of data are refused', async () => {
    const notes = ['x'.repeat(600 * 1024)]
    await expect(renderDocument('logistic-quote', { ...data, notes })).rejects.toEqual(new Failure('too_large'))
  })

  test('more than the line holds are told to come again, the others are made', async () => {
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => renderDocument('logistic-quote', data)))
    const refused = all.filter((one) => one.status === 'rejected')
    expect(refused.length).toBe(19)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 10 })
  })

  test('of one person leave room in the line for others', async () => {
    const all = await Promise.allSettled([
      ...Array.from({ length: 30 }, () => renderDocument('logistic-quote', data, { person: 1 })),
      renderDocument('logistic-quote', data, { person: 2 }),
    ])
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual(
      Array.from({ length: 31 }, (_, at) => at < 12 || at === 30),
    )
  })

  test('nobody waits for any more are not made', async () => {
    const leaving = new AbortController()
    const first = renderDocument('logistic-quote', data)
    const second = renderDocument('logistic-quote', data, { signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    expect((await first).length).toBeGreaterThan(1000)
  })

  test('with thousands of different Chinese characters hold all of them', async () => {
    const signs = findCommonSigns().join('')
    expect(signs.length).toBe(3755)
    const pdf = await renderDocument('logistic-quote', { ...data, notes: [signs] })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    const read = new Set(text.normalize('NFKC'))
    expect([...signs.normalize('NFKC')].filter((sign) => !read.has(sign))).toEqual([])
  })

  test('look the same whatever other documents needed', async () => {
    const notes = ['上海东方国际贸易有限公司 → 臺灣 ① 5 × 3 … “x”']
    const fresh = await makeDocuments()('logistic-quote', { ...data, notes })
    expect((await renderDocument('logistic-quote', { ...data, notes })).equals(fresh)).toBe(true)
  })

  test.each([
    ['is stuck', 'SIGSTOP'],
    ['dies', 'SIGKILL'],
  ] as const)(
    'whose process %s are told to come again, alone: those behind are made in a new one',
    async (_what, signal) => {
      const others = await findCompilers()
      const render = makeDocuments({ timeLimit: 3000 })
      await render('logistic-quote', data)
      const [compiler] = (await findCompilers()).filter((one) => !others.includes(one))
      process.kill(compiler ?? 0, signal)
      const [first, ...behind] = await Promise.allSettled([1, 2, 3].map(() => render('logistic-quote', data)))
      expect(first).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfter: 10 } })
      expect(behind.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    },
  )
})

/** The 3,755 commonest signs, as the first level of GB 2312 lists them. */
function findCommonSigns(): string[] {
  const bytes = Array.from({ length: 40 }, (_, row) => Array.from({ length: 94 }, (_, at) => [0xb0 + row, 0xa1 + at]))
  return [...new TextDecoder('gb18030').decode(Buffer.from(bytes.flat(2)))].filter((sign) =>
    /\p{Script=Han}/u.test(sign),
  )
}

/** The processes that make documents for this one. */
async function findCompilers(): Promise<number[]> {
  const ids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const found = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
      const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      return stat.split(') ')[1]?.split(' ')[1] === String(process.pid) && line.includes('document-compiler')
    }),
  )
  return ids.filter((_id, at) => found[at])
}
