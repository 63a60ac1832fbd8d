import { Readable } from 'node:stream'
import { workbookType } from '@fairquay/contract/file-types.ts'
import type { ExportFormat, ExportQuestion } from '@fairquay/contract/imports/export-formats.ts'
import { exportMessages } from '@fairquay/contract/imports/export-messages.ts'
import type { Currency } from '@fairquay/contract/money.ts'
import { findRecords, type ProductRecord } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import type { Database } from '../database.ts'
import { addressesOf } from '../pictures.ts'
import { type TableRows, writeTable } from '../write-table.ts'
import { markOf } from './exported-id.ts'
import { closeGoogleFeed, openGoogleFeed, toGoogleItems } from './google-export.ts'
import { findExportedIds, findUsualCurrency } from './queries.ts'
import { shopifyHeader, toShopifyRows } from './shopify-export.ts'
import { type ExportedProduct, templateHeader, toTemplateRows } from './template-rows.ts'

const atOnce = 200
const sheet = 'Products'

type From = { db: Database; publicUrl: string; marketplace: string }

/** Which goods of a company, and how they are written. */
type Wanted = { companyId: number; question: ExportQuestion }

/**
 * Products of a company that are not deleted, in the columns of our template or as another system reads them; read a few hundred at a time while it is sent. The first of them are read
 * at once, so that a database that does not answer refuses the export instead of cutting it off.
 */
export async function exportProducts(from: From, wanted: Wanted): Promise<Readable> {
  const { format } = wanted.question
  const first = await readSome(from.db, wanted, 0)
  const products = readProducts(from, wanted, first)
  if (format === 'google') return Readable.from(writeGoogle(from, products))
  if (format !== 'shopify') return writeTable(format, sheet, templateRows(products))
  const currency = wanted.question.currency ?? (await findUsualCurrency(from.db, wanted))
  return writeTable('csv', sheet, shopifyRows(products, currency))
}

type Some = { records: ProductRecord[]; last: number }
type Products = AsyncGenerator<ExportedProduct & { slug: string }>

async function* readProducts({ db, publicUrl }: From, wanted: Wanted, first: Some | undefined): Products {
  for (let some = first; some; some = await readSome(db, wanted, some.last))
    for (const record of some.records) yield describe(record, publicUrl)
}

async function readSome(db: Database, wanted: Wanted, after: number): Promise<Some | undefined> {
  const ids = await findExportedIds(db, wanted, after, atOnce)
  const last = ids.at(-1)
  return last === undefined ? undefined : { records: await findRecords(db, ids), last }
}

function describe(record: ProductRecord, publicUrl: string): ExportedProduct & { slug: string } {
  return {
    id: { number: record.id, mark: markOf(record) },
    slug: record.slug,
    handle: record.import_handle ?? record.slug,
    draft: toDraft(record),
    categories: record.subIndustries.map(({ industry_name, name }) => `${industry_name} > ${name}`),
    pictures: record.images.map(
      ({ source_url, name, format }) => source_url ?? `${publicUrl}${addressesOf(name, format).original}`,
    ),
  }
}

async function* templateRows(products: Products): TableRows {
  yield templateHeader
  for await (const product of products) yield* toTemplateRows(product)
}

/** Shopify's prices name no currency: goods in another one are left out. */
async function* shopifyRows(products: Products, currency: Currency | undefined): TableRows {
  yield shopifyHeader
  for await (const product of products) if (product.draft.currency === currency) yield* toShopifyRows(product)
}

/** So many characters are sent at a time. */
const largestPiece = 64 * 1024

async function* writeGoogle({ publicUrl, marketplace }: From, products: Products): AsyncGenerator<string> {
  let text = openGoogleFeed({ title: marketplace, link: publicUrl, description: sheet })
  for await (const product of products) {
    text += toGoogleItems(product, { page: `${publicUrl}/#/product/${product.slug}` })
    if (text.length < largestPiece) continue
    yield text
    text = ''
  }
  yield text + closeGoogleFeed
}

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: workbookType,
  shopify: 'text/csv; charset=utf-8',
  google: 'application/xml; charset=utf-8',
}

/** The headers of an answer that is an export. */
export function headExport(format: ExportFormat): Record<string, string> {
  const name = exportMessages.fileNames[format]
  return { 'content-type': types[format], 'content-disposition': `attachment; filename="${name}"` }
}
