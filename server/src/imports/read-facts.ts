import type { ProductDataDraft } from '@fairquay/contract/catalogue/draft.ts'
import { splitAddresses, splitList, splitWords } from '@fairquay/contract/cell-text.ts'
import { findHsShapeFault, tidyHts } from '@fairquay/contract/hs-codes/code.ts'
import { wordsOfHs } from '@fairquay/contract/hs-codes/shelf-words.ts'
import { closedWords } from '@fairquay/contract/imports/closed-words.ts'
import { readCountry } from '@fairquay/contract/imports/country-words.ts'
import { readFlag } from '@fairquay/contract/imports/flag.ts'
import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import { readGoogleCategory } from '@fairquay/contract/imports/google-categories.ts'
import type { ImportedFacts, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { readLeadTime } from '@fairquay/contract/imports/lead-time.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { readToldStep } from '@fairquay/contract/imports/order-step.ts'
import { isShorter } from '@fairquay/contract/is-shorter.ts'
import { currencies } from '@fairquay/contract/money.ts'
import { isSameName } from '@fairquay/contract/same-name.ts'
import { findHsFault } from '../hs-codes/find-fault.ts'
import { readText } from '../html.ts'
import type { Findings, Goods, GoodsReading, GoodsReport, GoodsRow } from './goods-rows.ts'
import { readTravelCells } from './read-travel.ts'
import { readAddress, readTags, readWord } from './read-values.ts'
import { shorten } from './shorten.ts'

const states = ['published', 'draft', 'hidden'] as const
const mostPictures = 30

/** What a product is, wherever in its rows it stands: all but what it is sold as, and what its variants may have for themselves. */
export function readFacts(goods: Goods, reading: GoodsReading, findings: Findings) {
  const { head } = goods
  const { speaksOf } = reading
  const isTemplate = reading.format.kind === 'template'
  const report = findings.on(head)
  const { brand, category } = head.cells
  if (brand !== undefined && brand.length > 80) report.warn('brand', importMessages.brandTooLong)
  const state = readState(head, reading, report)
  return {
    ...((speaksOf('body') || speaksOf('shortBody')) && { body: joinBody(head, reading) }),
    ...(speaksOf('brand') && { brand: brand !== undefined && brand.length <= 80 ? brand : null }),
    ...(isTemplate && speaksOf('category') && { categoryPaths: splitList(category ?? '') }),
    categories: readCategories(head, reading),
    ...(speaksOf('tags') && { tags: readTagCell(head, reading, report) }),
    ...(state !== undefined && { state }),
    ...readPictures(goods, reading, findings),
    data: readData(goods, reading, report),
    facts: {
      ...readTexts(head, reading),
      ...readPlace(head, report),
      ...readLeadTimeCell(head, reading, report),
      ...readStepCells(head, reading, report),
      ...readTravelCells(head, reading, report),
      ...readAttributes(head, reading, report),
    } satisfies ImportedFacts as ImportedFacts,
  }
}

/** WooCommerce writes 1 for published, 0 for private and -1 for a draft; others use words. */
function readState(row: GoodsRow, { format }: GoodsReading, report: GoodsReport): ImportedProduct['state'] {
  const text = row.cells.state
  if (text === undefined) return undefined
  if (format.kind === 'template') return readWord(row, 'state', states, report)
  const word = closedWords.state.read(text)
  if (word === undefined) report.warn('state', importMessages.unknownState(shorten(text)))
  return word === 'published' ? 'published' : 'draft'
}

/** The shop's own words first, deepest path first ('Clothing > Hoodies, Clothing'); the chapter of the customs code and the title are guesses. */
function readCategories(head: GoodsRow, { format }: GoodsReading): ImportedProduct['categories'] {
  const own = splitWords(head.cells.category ?? '', format.kind === 'woocommerce' ? [','] : ['|', ';']).toSorted(
    (a, b) => b.split('>').length - a.split('>').length,
  )
  const named = [...own, head.cells.otherCategory].map((text) => text && readGoogleCategory(text))
  const hints = [
    ...named.map((text) => ({ text, source: 'category' as const })),
    { text: wordsOfHs(head.cells.hts ?? ''), source: 'code' as const },
    { text: head.cells.name, source: 'title' as const },
  ]
  return hints.flatMap(({ text, source }) => (text === undefined ? [] : [{ text, source }]))
}

function readTagCell(head: GoodsRow, { format }: GoodsReading, report: GoodsReport): string[] {
  const text = head.cells.tags ?? ''
  if (format.kind === 'template') return splitList(text)
  // What separates tags in WooCommerce stands first: a tag of its own may hold the others.
  const words = splitWords(text, format.kind === 'woocommerce' ? [',', ';', '|'] : ['|', ';', ','])
  return readTags(words, { warn: (_, reason) => report.warn('tags', reason) })
}

/** The short description is the product's selling point where it is short enough for one, and otherwise begins the description. */
function joinBody({ cells }: GoodsRow, reading: GoodsReading): string {
  const { body, shortBody } = cells
  if (body === undefined || shortBody === undefined) return body ?? shortBody ?? ''
  return readShort(cells, reading) === undefined && !body.startsWith(shortBody) ? `${shortBody}\n\n${body}` : body
}

const longestUsp = 300

/** The short description as one plain line, where a description stands beside it. */
function readShort({ body, shortBody }: GoodsRow['cells'], { speaksOf }: GoodsReading): string | undefined {
  if (body === undefined || shortBody === undefined || speaksOf('usp')) return undefined
  const plain = readText(shortBody)
  return plain === '' || plain.length > longestUsp ? undefined : plain
}

/** Those of the head, then those of its variants; each address once. An empty cell leaves what is there. */
function readPictures({ head, rows }: Goods, { format, titleOf }: GoodsReading, findings: Findings) {
  const pictures = new Map<string, NonNullable<ImportedProduct['pictures']>[number]>()
  for (const row of new Set([head, ...rows])) {
    const text = row.cells.pictures ?? ''
    const parts = format.kind === 'template' ? splitList(text) : [text]
    for (const address of parts.flatMap(splitAddresses)) {
      const url = readAddress(address)
      if (url === undefined) findings.on(row).warn('pictures', importMessages.pictureAddress(shorten(address)))
      else if (pictures.size === mostPictures && !pictures.has(url)) {
        findings.on(row).warn('pictures', importMessages.picturesTooMany(mostPictures))
        break
      } else if (!pictures.has(url)) pictures.set(url, { line: row.line, column: titleOf('pictures'), url, alt: '' })
    }
  }
  return pictures.size > 0 ? { pictures: [...pictures.values()] } : {}
}

function readData({ head }: Goods, reading: GoodsReading, report: GoodsReport): Partial<ProductDataDraft> {
  const { speaksOf, format } = reading
  const data: Partial<ProductDataDraft> = {}
  if (speaksOf('usp')) data.usp = head.cells.usp ?? ''
  const short = readShort(head.cells, reading)
  if (short !== undefined) data.usp = short
  const hts = tidyHts(head.cells.hts ?? null)
  const read = hts === null ? undefined : readHts(hts, report)
  if (read !== undefined) data.hts = read
  else if (hts === null && format.kind === 'template' && speaksOf('hts')) data.hts = null
  return data
}

/** A code that can be none is left out; one that only this edition does not have is taken, with a word to the seller. */
function readHts(hts: string, report: GoodsReport): string | undefined {
  if (findHsShapeFault(hts) === 'shape') {
    report.warn('hts', importMessages.htsUnreadable(shorten(hts)))
    return undefined
  }
  const fault = findHsFault(hts)
  if (fault) report.warn('hts', fault.isError ? importMessages.htsLeftOut(fault.sentence) : fault.sentence)
  return fault?.isError ? undefined : hts
}

function readTexts(head: GoodsRow, { speaksOf, format }: GoodsReading): ImportedFacts {
  const facts: ImportedFacts = {}
  const fields = ['family', 'warrantyFromPurchase', 'warrantyFromShipping', 'warrantyFromDelivery'] as const
  for (const field of fields)
    if (head.cells[field] !== undefined || (speaksOf(field) && format.kind === 'template'))
      facts[field] = head.cells[field] ?? null
  const isDirect = readFlag(head.cells.isDirect)
  return isDirect === undefined ? facts : { ...facts, isDirect }
}

function readPlace(head: GoodsRow, report: GoodsReport): ImportedFacts {
  const { country } = head.cells
  const currency = readWord(head, 'currency', currencies, report)
  const code = country === undefined ? undefined : readCountry(country)
  if (country !== undefined && code === undefined)
    report.refuse('country', importMessages.unknownCountry(shorten(country)))
  return { ...(currency && { currency }), ...(code && { country: code }) }
}

/** An empty cell says in our own template that there is none, elsewhere nothing. */
function readLeadTimeCell(
  head: GoodsRow,
  { speaksOf, titleOf, format }: GoodsReading,
  report: GoodsReport,
): ImportedFacts {
  const text = head.cells.leadTime
  if (text === undefined) return speaksOf('leadTime') && format.kind === 'template' ? { leadTimeDays: null } : {}
  const leadTimeDays = readLeadTime(text, titleOf('leadTime'))
  if (leadTimeDays !== undefined) return { leadTimeDays }
  report.warn('leadTime', importMessages.leadTimeUnreadable(shorten(text)))
  return {}
}

/** In how many at a time it is sold, and what so many are called: in a column of its own, or beside the number ('Carton of 12'). */
function readStepCells(
  { cells }: GoodsRow,
  { speaksOf, format }: GoodsReading,
  report: GoodsReport,
): Pick<ImportedFacts, 'orderStep' | 'orderPack'> {
  const isTemplate = format.kind === 'template'
  const pack = cells.orderPack?.slice(0, 40).trim()
  const facts =
    pack === undefined ? (speaksOf('orderPack') && isTemplate ? { orderPack: null } : {}) : { orderPack: pack }
  const text = cells.orderStep
  if (text === undefined) return speaksOf('orderStep') && isTemplate ? { ...facts, orderStep: null } : facts
  const told = readToldStep(text)
  if (told) return { ...told, ...facts }
  report.warn('orderStep', importMessages.orderStepUnreadable(shorten(text)))
  return facts
}

/** 'Material: oak | Finish: oiled'; a colon of a name stands behind a backslash. */
function readAttributes(head: GoodsRow, { speaksOf }: GoodsReading, report: GoodsReport): ImportedFacts {
  const text = head.cells.attributes
  if (text === undefined) return speaksOf('attributes') ? { attributes: [] } : {}
  const attributes: { name: string; value: string }[] = []
  for (const part of splitList(text)) {
    const match = /^((?:\\.|[^\\:])+):(.*)$/s.exec(part)
    const [name, value] = [match?.[1]?.replace(/\\(.)/g, '$1').trim() ?? '', match?.[2]?.trim() ?? '']
    const known = attributes.some((one) => isSameName(one.name, name))
    if (isShorter(name, 2) || name.length > 60 || value === '' || value.length > 300 || known) {
      const field: GoodsField = 'attributes'
      report.warn(field, importMessages.attributeUnreadable(shorten(part)))
    } else attributes.push({ name, value })
  }
  return { attributes }
}
