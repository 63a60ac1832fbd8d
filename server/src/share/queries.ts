import type { productCompany } from '@fairquay/contract/catalogue/endpoints.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { sql } from 'kysely'
import type { Static } from 'typebox'
import { findPage } from '../catalogue/queries.ts'
import { type CompanyRecord, findCompanyRecord } from '../company/queries.ts'
import type { Queryable } from '../database.ts'

export type SharedProduct = { product: Product; supplier: Static<typeof productCompany> }

/** A product as a guest may see it, by its slug or one it had before; nothing when it is not on the market. */
export async function findSharedProduct(db: Queryable, slug: string): Promise<SharedProduct | undefined> {
  const page = await findPage(db, slug, 'guest')
  return page && { product: JSON.parse(page.card) as Product, supplier: JSON.parse(page.supplier) }
}

/** A seller whose showroom is open, by its slug or one it had before. */
export async function findSharedSeller(db: Queryable, slug: string): Promise<CompanyRecord | undefined> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from company_listings where slug = ${slug}
    union all
    select l.company_id from old_slugs o join company_listings l on l.company_id = o.target_id where o.kind = 'company' and o.slug = ${slug}
    limit 1`.execute(db)
  const [row] = rows
  return row && findCompanyRecord(db, row.company_id)
}

export type SitemapKind = 'products' | 'sellers'

/** Addresses on one page of a site map. */
export const sitemapPage = 5000

/** Whether products and sellers together fit on one page. */
export async function fitsOneSitemap(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select 1 from listings limit ${sitemapPage}) union all (select 1 from company_listings limit ${sitemapPage})
    ) as found`.execute(db)
  return (rows[0]?.count ?? 0) < sitemapPage
}

/** Pages hold ranges of ids, so that an address stays on its page whatever comes or goes; those that hold any. */
export async function findSitemapPages(db: Queryable, kind: SitemapKind): Promise<number[]> {
  const { table, id } = sources[kind]
  const { rows } = await sql<{ page: number }>`
    select distinct (${id} - 1) / ${sql.lit(sitemapPage)} + 1 as page from ${table} order by page`.execute(db)
  return rows.map(({ page }) => page)
}

/** The slugs of one page; without a page, all of a marketplace that `fitsOneSitemap`. */
export async function findSitemapSlugs(db: Queryable, kind: SitemapKind, page?: number): Promise<string[]> {
  const { table, id } = sources[kind]
  const range =
    page === undefined ? sql`true` : sql`${id} > ${(page - 1) * sitemapPage} and ${id} <= ${page * sitemapPage}`
  const { rows } = await sql<{ slug: string }>`
    select slug from ${table} where ${range} order by ${id} limit ${sitemapPage}`.execute(db)
  return rows.map(({ slug }) => slug)
}

const sources = {
  products: { table: sql`listings`, id: sql`product_id` },
  sellers: { table: sql`company_listings`, id: sql`company_id` },
}
