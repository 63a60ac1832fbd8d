import { CompiledQuery } from 'kysely'
import type { Queryable } from '../server/src/database.ts'

/** Tables with a row per product, or per word of products: reading one of them whole would show at a million. */
const large = [
  'listings',
  'listing_facets',
  'listing_sample',
  'listing_texts',
  'listing_cards',
  'facet_entries',
  'products',
  'lexicon',
]

/** The large tables that a statement reads as a whole. */
export async function findWholeReads(db: Queryable, text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`explain (format json) ${text}`, [...values]))
  const found = JSON.stringify(rows).matchAll(/"Node Type":\s*"Seq Scan"[^}]*?"Relation Name":\s*"(\w+)"/g)
  return [...new Set([...found].map((match) => match[1] ?? '').filter((table) => large.includes(table)))]
}
