import { makeNameKey } from '@fairquay/contract/slugs.ts'
import { sql } from 'kysely'
import { indexProducts } from '../catalogue/index-products.ts'
import { spellUsually } from '../catalogue/read-words.ts'
import { noteWords } from '../catalogue/word-index.ts'
import type { Queryable } from '../database.ts'
import { writeAsciiJson, writeJsonStart } from '../json-text.ts'
import { presentCard, presentFacts, presentSupplier } from './present.ts'
import { type CompanyRecord, findCompanyRecord, findProductIdsOf } from './queries.ts'

/**
 * Makes what the market shows of a company anew, its goods included: to be called, in the same transaction, whenever its name, facts or pictures
 * change, and whenever the status of its first person does. A company that is not open is not shown, and neither are its goods (docs/product.md#companies).
 */
export async function indexCompany(tx: Queryable, companyId: number): Promise<void> {
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
  const record = await findCompanyRecord(tx, companyId)
  if (!record) return
  const before = await tx
    .selectFrom('company_listings')
    .select('supplier')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  const isShown = record.kind === 'seller' && record.is_open
  if (isShown) await writeCompanyListing(tx, record)
  else await tx.deleteFrom('company_listings').where('company_id', '=', companyId).execute()
  // Its goods show no more of it than the supplier block holds; there may be tens of thousands of them.
  const now = isShown ? writeAsciiJson(presentSupplier(record)) : undefined
  if (now !== before?.supplier) await indexProducts(tx, await findProductIdsOf(tx, companyId))
}

async function writeCompanyListing(tx: Queryable, record: CompanyRecord): Promise<void> {
  const words = [record.country_name, record.city, ...record.industries.map(({ name }) => name)].join(' \n ')
  const hit = writeAsciiJson({
    type: 'seller',
    id: record.id,
    name: record.name,
    slug: record.slug,
    logo: presentSupplier(record).logo,
  })
  const search = sql<string>`setweight(index_words(${spellUsually(record.name)}), 'A') || setweight(index_words(${spellUsually(words)}), 'C')
    || setweight(index_words(${spellUsually(record.description)}), 'D')`
  const values = {
    slug: record.slug,
    name: record.name,
    name_key: makeNameKey(record.name),
    country_code: record.country_code,
    created_at: record.created_at,
    supplier: writeAsciiJson(presentSupplier(record)),
    // Open at its end: the goods it offers now are added when it is read.
    card: writeJsonStart(presentCard(record)),
    facts: writeJsonStart(presentFacts(record)),
    hit,
    search,
  }
  await tx
    .insertInto('company_listings')
    .values({ company_id: record.id, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
  await noteWords(tx, [record.name, words])
}
