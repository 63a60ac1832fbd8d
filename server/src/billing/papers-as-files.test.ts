import { chargedFacts, invoiceFacts } from '@fairquay/contract/billing/facts-for-tests.ts'
import { sumInvoice } from '@fairquay/contract/billing/invoice-sums.ts'
import { type OrderPaperFacts, orderPaperKinds } from '@fairquay/contract/billing/order-paper.ts'
import { countries } from '@fairquay/contract/countries.ts'
import { parser } from 'sax'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { writeElectronic } from './e-invoice.ts'
import { renderPaper } from './render-paper.ts'

const onPaper = { marketplace: 'Fairquay', size: 'a4' } as const

async function readPdf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}

/** Every element with its path of local names, and its text. Reads strictly: what is not well formed throws. */
function readXml(xml: Buffer): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = []
  const path: string[] = []
  const texts: string[] = []
  const reader = parser(true, { xmlns: false })
  reader.onopentag = ({ name }) => {
    path.push(name.replace(/^.*:/, ''))
    texts.push('')
  }
  reader.ontext = (text) => {
    texts[texts.length - 1] += text
  }
  reader.onclosetag = () => {
    found.push({ path: path.join('/'), text: (texts.pop() ?? '').trim() })
    path.pop()
  }
  reader.onerror = (error) => {
    throw error
  }
  reader.write(xml.toString('utf8')).close()
  return found
}

const all = (elements: ReturnType<typeof readXml>, end: string) =>
  elements.filter(({ path }) => path.endsWith(end)).map(({ text }) => text)
const cents = (text: string | undefined) => Math.round(Number(text) * 1000) / 10
const add = (texts: readonly string[]) => Math.round(texts.reduce((sum, text) => sum + cents(text), 0))

function untaxed(category: 'O' | 'G', sentence: string, code: string | null): OrderPaperFacts {
  const lines = invoiceFacts.lines.map((line) => ({ ...line, category, rate: 0 }))
  return { ...invoiceFacts, vat: { category, sentence, code }, lines, sums: sumInvoice(lines) }
}
const credit = chargedFacts({
  kind: 'credit-note',
  number: 'CRN-2026-00001',
  corrects: { number: 'INV-2026-00012', issued_on: '2026-11-20' },
  reason: 'Three bottles were broken',
  due_on: null,
})
const invoices: [string, OrderPaperFacts][] = [
  ['within the EU', invoiceFacts],
  ['charged', chargedFacts()],
  ['exported', untaxed('G', 'Export', 'VATEX-EU-G')],
  ['outside of VAT', untaxed('O', 'No VAT is charged', 'VATEX-EU-O')],
  ['a credit', credit],
]

test('every kind of paper is set on both sizes', async () => {
  for (const kind of orderPaperKinds) {
    const facts = { ...invoiceFacts, kind }
    const a4 = await renderPaper(facts, onPaper)
    expect(a4.equals(await renderPaper(facts, { ...onPaper, size: 'letter' }))).toBe(false)
    expect(await readPdf(a4)).toContain('INV-2026-00012')
  }
})

test('an invoice prints numbers, codes, sums and the code for banking apps', async () => {
  const text = await readPdf(await renderPaper(invoiceFacts, onPaper))
  for (const words of [
    'DE136695976',
    'FR40303265045',
    'DE89 3704 0044 0532 0130 00',
    'OIL-500',
    '1509.20.00',
    '€2,618.10',
    'Scan with',
  ])
    expect(text).toContain(words)
  expect(await readPdf(await renderPaper({ ...invoiceFacts, currency: 'USD' }, onPaper))).not.toContain('Scan with')
})

describe.each(invoices)('an electronic invoice %s', (_name, facts) => {
  const isOutside = facts.vat.category === 'O'

  test('in UBL says what was agreed and adds up (BR-CO-10, -13, -14, -15, -16, -17)', async () => {
    const read = readXml(await writeElectronic(facts, 'ubl'))
    const one = (end: string) => all(read, end)[0]
    expect(read.at(-1)?.path).toBe(facts.kind === 'credit-note' ? 'CreditNote' : 'Invoice')
    const net = cents(one('LegalMonetaryTotal/LineExtensionAmount'))
    expect(add(all(read, 'Line/LineExtensionAmount'))).toBe(net)
    expect(cents(one('LegalMonetaryTotal/TaxExclusiveAmount'))).toBe(net)
    const tax = cents(all(read, 'e/TaxTotal/TaxAmount')[0] ?? all(read, 'TaxTotal/TaxAmount').at(-1))
    expect(add(all(read, 'TaxSubtotal/TaxAmount'))).toBe(tax)
    const total = cents(one('LegalMonetaryTotal/TaxInclusiveAmount'))
    expect(Math.round(net + tax)).toBe(Math.round(total))
    const prepaid = cents(one('LegalMonetaryTotal/PrepaidAmount') ?? '0')
    expect(cents(one('LegalMonetaryTotal/PayableAmount'))).toBe(total - prepaid)
    expect(all(read, 'TaxSubtotal/TaxCategory/ID')).toEqual([facts.vat.category])
    expect(all(read, 'TaxExemptionReasonCode')).toEqual(facts.vat.code ? [facts.vat.code] : [])
    // BR-O-02: what is outside of VAT names no VAT number; BR-IC-02, BR-G-02: everything else does.
    expect(all(read, 'PartyTaxScheme/CompanyID').includes('DE136695976')).toBe(!isOutside)
    expect(all(read, 'Percent').length > 0).toBe(!isOutside)
  })

  test('in CII says the same', async () => {
    const read = readXml(await writeElectronic(facts, 'cii'))
    const one = (end: string) => all(read, end)[0]
    expect(read.at(-1)?.path).toBe('CrossIndustryInvoice')
    expect(one('ExchangedDocument/ID')).toBe(facts.number)
    expect(one('ExchangedDocument/TypeCode')).toBe(facts.kind === 'credit-note' ? '381' : '380')
    const sum = 'SpecifiedTradeSettlementHeaderMonetarySummation/'
    expect(cents(one(`${sum}LineTotalAmount`))).toBe(facts.sums.net)
    expect(cents(one(`${sum}GrandTotalAmount`))).toBe(facts.sums.total)
    expect(cents(one(`${sum}DuePayableAmount`))).toBe(facts.sums.payable)
    expect(add(all(read, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'))).toBe(facts.sums.net)
  })
})

test('a price finer than a cent is told for as many as it is whole for, a weight in its unit', async () => {
  const read = readXml(await writeElectronic(invoiceFacts, 'ubl'))
  expect(all(read, 'Price/PriceAmount')).toEqual(['6.40', '0.42', '14.20'])
  expect(all(read, 'Price/BaseQuantity')).toEqual(['100'])
  expect(all(read, 'InvoicedQuantity')).toEqual(['240', '10000', '115.5'])
})

test('every country there is can be invoiced to and come from', async () => {
  const [line] = invoiceFacts.lines
  if (!line) throw new Error('No line')
  const lines = countries.map(({ code }) => ({ ...line, origin_code: code }))
  for (const buyer of ['XK', 'AC', 'TA'])
    await writeElectronic({ ...invoiceFacts, lines, buyer: { ...invoiceFacts.buyer, country_code: buyer } }, 'ubl')
})

test('a character that XML cannot hold does not spoil the file', async () => {
  const facts = chargedFacts({ reason: 'Note\u0001\u000b \uffff𝄞\nsecond line' })
  facts.seller = { ...facts.seller, company: 'Oil\u0000 & <Sons>\u001f' }
  for (const syntax of ['ubl', 'cii'] as const) {
    const xml = (await writeElectronic(facts, syntax)).toString('utf8')
    expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u)
    expect(xml).toContain('Oil  &amp; &lt;Sons')
    expect(xml).toContain('𝄞')
  }
})

test('an invoice in yen has no decimals', async () => {
  const read = readXml(await writeElectronic(chargedFacts({ currency: 'JPY' }), 'ubl'))
  expect(all(read, 'LegalMonetaryTotal/PayableAmount')).toEqual(['382954'])
})

test('a hybrid PDF is one to read, and carries the XML of a syntax that programs read', async () => {
  const pdf = await writeElectronic(invoiceFacts, 'facturx', await renderPaper(invoiceFacts, onPaper))
  expect(await readPdf(pdf)).toContain('€2,618.10')
  const opened = await getDocumentProxy(new Uint8Array(pdf))
  const attachments = new Map(await opened.getAttachments())
  expect([...attachments.keys()]).toEqual(['factur-x.xml'])
  const xml = Buffer.from((await opened.getAttachmentContent('factur-x.xml')) ?? [])
  expect(all(readXml(xml), 'ExchangedDocument/ID')).toEqual(['INV-2026-00012'])
  const { metadata } = await opened.getMetadata()
  expect(metadata?.get('pdfaid:part')).toBe('3')
})
