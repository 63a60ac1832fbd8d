import { sql } from 'kysely'
import type { Database } from '../src/database.ts'

/** How many rows there are of all that an import writes, as one line. */
export async function countImportRows(db: Database): Promise<string> {
  const tables = [
    'products',
    'sales_terms',
    'product_options',
    'brands',
    'tags',
    'listings',
    'images',
    'product_images',
  ]
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
      return `${table} ${rows[0]?.n}`
    }),
  )
  return counts.join(', ')
}
