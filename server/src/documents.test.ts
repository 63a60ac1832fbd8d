import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { renderDocument } from './documents.ts'
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

  test('more than the queue holds are told to come again, the others are made', async () => {
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => renderDocument('logistic-quote', data)))
    const refused = all.filter((one) => one.status === 'rejected')
    expect(refused.length).toBe(20)
    for (const { reason } of refused) expect((reason as Failure).code).toBe('unavailable')
  })
})
