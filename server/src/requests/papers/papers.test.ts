import { customsDeal, dealOf, logisticDeal, purchaseDeal } from '@fairquay/contract/requests/papers/deals-for-tests.ts'
import { papersOf } from '@fairquay/contract/trade/papers.ts'
import { writePaper } from '@fairquay/contract/trade/write-paper.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { renderDocument } from '../../documents.ts'
import { kinds } from '../kinds.ts'

const given = { number: 'QUO-2026-00012', issuedOn: '2026-11-20', marketplace: 'Fairquay' }

async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((page) => page.normalize('NFKC').replace(/\s+/g, ' '))
}

test('every kind of paper is set, on both sizes, with the total that was agreed', async () => {
  const accepted = { accepted_at: '2026-11-21T08:00:00Z' }
  for (const deal of [
    purchaseDeal,
    { ...purchaseDeal, ...accepted },
    logisticDeal,
    { ...logisticDeal, ...accepted },
    customsDeal,
  ])
    for (const kind of papersOf(kinds[deal.kind].papers, deal)) {
      const content = writePaper(kinds[deal.kind].papers, kind, deal, given)
      const a4 = await renderDocument('deal-paper', { ...content, paper: 'a4' })
      const letter = await renderDocument('deal-paper', { ...content, paper: 'letter' })
      expect(a4.equals(letter)).toBe(false)
      const text = (await readPages(a4)).join(' ')
      expect(text).toContain(content.title)
      expect(text).toContain('QUO-2026-00012')
      for (const { totals } of content.sections)
        for (const { values } of totals) for (const value of values) expect(text).toContain(value.normalize('NFKC'))
    }
})

test('two hundred lines have their heads on every page, their page of so many, and every line once', async () => {
  const [one] = purchaseDeal.lines
  if (!one) throw new Error('A deal has lines')
  const lines = Array.from({ length: 200 }, (_, position) => ({
    ...one,
    position,
    name: `Article ${position + 1} of many`,
  }))
  const content = writePaper(kinds.purchase.papers, 'quotation', dealOf({ lines }), given)
  const pdf = await renderDocument('deal-paper', { ...content, paper: 'a4' })
  expect((await renderDocument('deal-paper', { ...content, paper: 'a4' })).equals(pdf)).toBe(true)
  const pages = await readPages(pdf)
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  for (const page of pages) if (page.includes('Article')) expect(page).toContain('Unit price')
  const text = pages.join(' ')
  for (const { name } of lines) expect(text.split(`${name} `)).toHaveLength(2)
})

test('companies are named in five scripts', async () => {
  const names = ['Weiß & Söhne', 'Ελαιουργία Κρήτης', 'ООО Северный Лён', '上海东方国际贸易有限公司']
  for (const company of names) {
    const deal = dealOf({ answerer: { ...purchaseDeal.answerer, company } })
    const text = (
      await readPages(
        await renderDocument('deal-paper', {
          ...writePaper(kinds.purchase.papers, 'quotation', deal, given),
          paper: 'a4',
        }),
      )
    ).join(' ')
    expect(text).toContain(company)
  }
  const arabic = dealOf({ answerer: { ...purchaseDeal.answerer, company: 'شركة الميناء' } })
  const pdf = await renderDocument('deal-paper', {
    ...writePaper(kinds.purchase.papers, 'quotation', arabic, given),
    paper: 'letter',
  })
  expect((await readPages(pdf)).join(' ')).toMatch(/[\u0600-\u06ff]{2}/)
})
