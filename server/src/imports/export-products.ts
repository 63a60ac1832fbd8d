import type { Readable } from 'node:stream'
import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { completeVariant } from '@fairquay/contract/catalogue/variants.ts'
import { findRecords, type ProductRecord } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import type { Database } from '../database.ts'
import { addressesOf } from '../pictures.ts'
import { type TableFormat, type TableRows, writeTable } from '../write-table.ts'
import { findExportedIds } from './queries.ts'
import { type TemplateProduct, templateHeader, toTemplateRows } from './template-rows.ts'

const atOnce = 200
const sheet = 'Products'

/**
 * All products of a company that are not deleted, in the columns of our template; read a few hundred at a time while it is sent. The first of them are
 * read at once, so that a database that does not answer refuses the export instead of cutting it off.
 */
export async function exportProducts(
  { db, publicUrl }: { db: Database; publicUrl: string },
  companyId: number,
  format: TableFormat,
): Promise<Readable> {
  const first = await readSome(db, companyId, 0)
  return writeTable(format, sheet, exportRows(db, publicUrl, companyId, first))
}

/** The template with one product in it, to show how it is filled in. */
export function makeTemplate(format: TableFormat): Readable {
  return writeTable(format, sheet, templateRows())
}

async function* exportRows(db: Database, publicUrl: string, companyId: number, first: Some | undefined): TableRows {
  yield templateHeader
  for (let some = first; some; some = await readSome(db, companyId, some.last))
    for (const record of some.records) yield* toTemplateRows(describe(record, publicUrl))
}

type Some = { records: ProductRecord[]; last: number }

async function readSome(db: Database, companyId: number, after: number): Promise<Some | undefined> {
  const ids = await findExportedIds(db, companyId, after, atOnce)
  const last = ids.at(-1)
  return last === undefined ? undefined : { records: await findRecords(db, ids), last }
}

function describe(record: ProductRecord, publicUrl: string): TemplateProduct {
  return {
    id: record.id,
    draft: toDraft(record),
    categories: record.subIndustries.map(({ industry_name, name }) => `${industry_name} > ${name}`),
    pictures: record.images.map(
      ({ source_url, name, format }) => source_url ?? `${publicUrl}${addressesOf(name, format).original}`,
    ),
  }
}

async function* templateRows(): TableRows {
  yield templateHeader
  const draft = {
    ...emptyDraft('Example: Olive Oil, Extra Virgin', 'PT'),
    importHandle: 'example-olive-oil',
    body: 'Cold pressed from Galega olives. Delete these rows before you import.',
    brand: 'Example Mill',
    tags: ['olive oil', 'organic'],
    attributes: [{ name: 'Harvest', value: '2026' }],
    options: [{ name: 'Size', values: ['500 ml', '5 l'] }],
    terms: [
      plainTerm(8.9, {
        options: { Size: '500 ml' },
        maxQty: 99,
        availableQty: 1200,
        sku: 'OIL-500',
        orderMeasure: 'Bottle',
      }),
      plainTerm(7.9, {
        options: { Size: '500 ml' },
        minQty: 100,
        availableQty: 1200,
        sku: 'OIL-500',
        orderMeasure: 'Bottle',
      }),
      plainTerm(54, { options: { Size: '5 l' }, availableQty: 80, sku: 'OIL-5000', orderMeasure: 'Canister' }),
    ],
    variants: [
      completeVariant({
        options: { Size: '500 ml' },
        barcode: '5601234567892',
        barcodeType: 'EAN-13',
        weightValue: 0.95,
      }),
      completeVariant({ options: { Size: '5 l' }, weightValue: 4.8 }),
    ],
  }
  yield* toTemplateRows({ id: null, draft, categories: [], pictures: [] })
}
