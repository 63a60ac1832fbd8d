import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { isCompletePack } from '@fairquay/contract/catalogue/packaging.ts'
import { type QualityFacts, rateQuality } from '@fairquay/contract/catalogue/quality.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { findRecords, type ProductRecord } from './queries.ts'

/** Writes how well products are described, whenever anything of them was written; those whose score stays are not touched. */
export async function rateProducts(tx: Queryable, records: readonly ProductRecord[]): Promise<void> {
  const rows = records.flatMap((record) => {
    const { score } = rateQuality(toFacts(record))
    return score === record.quality ? [] : [{ id: record.id, quality: score }]
  })
  if (rows.length === 0) return
  await sql`
    update products p set quality = r.quality from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, quality int)
    where p.id = r.id`.execute(tx)
}

/**
 * The score a draft will have, so that a new product's row need not be written twice. Pictures are taken for large and what is named twice counts twice:
 * `rateProducts` looks at what was stored and has the last word.
 */
export function foreseeQuality(draft: ProductDraft): number {
  const { data, variants = [] } = draft
  return rateQuality({
    pictures: draft.images.map(() => null),
    body: draft.body,
    usp: data.usp.trim(),
    categories: draft.categories.length,
    attributes: draft.attributes.length,
    documents: draft.documents?.length ?? 0,
    hasCompletePack: [...draft.packaging, ...variants.flatMap(({ packaging }) => packaging)].some((pack) =>
      isCompletePack([pack.unitsPerPack, pack.weightValue, pack.width, pack.height, pack.depth]),
    ),
    hasHts: data.hts !== null,
    hasBarcode: [data, ...variants].some(({ barcode }) => barcode !== null),
    hasWeight: [data, ...variants].some(({ weightValue }) => weightValue !== null),
    hasLeadTime: draft.leadTimeDays !== null,
  }).score
}

/** Codes, weights and packs count whether they are the product's or its variants' own. */
function toFacts(record: ProductRecord): QualityFacts {
  const { variants, variantPacks } = record
  return {
    pictures: record.images.map(({ width, height, format }) => (format === 'svg' ? null : { width, height })),
    body: record.body,
    usp: record.usp,
    categories: record.subIndustries.length,
    attributes: record.attributes.length,
    documents: record.documents.length,
    hasCompletePack: [...record.packaging, ...variantPacks].some((pack) =>
      isCompletePack([pack.units_per_pack, pack.weight_value, pack.width, pack.height, pack.depth]),
    ),
    hasHts: record.hts !== null,
    hasBarcode: [record, ...variants].some(({ barcode }) => barcode !== null),
    hasWeight: [record, ...variants].some(({ weight_value }) => weight_value !== null),
    hasLeadTime: record.lead_time_days !== null,
  }
}

export const rateProductsJob = jobKind<object>('rate-products', { seconds: 3600 })

/** Rates what was stored before products were rated, a few hundred in each transaction; finds nothing to do afterwards. */
export function rateUnrated({ db }: Pick<App, 'db'>): JobHandler {
  return handleJob(rateProductsJob, async () => {
    while (await inTransaction(db, rateBatch));
  })
}

const batch = 400

async function rateBatch(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from products where quality is null order by id limit ${batch}::int for no key update`.execute(tx)
  await rateProducts(
    tx,
    await findRecords(
      tx,
      rows.map(({ id }) => id),
    ),
  )
  return rows.length === batch
}
