import type { Queryable } from '../database.ts'
import { findSitemapPages, findSitemapSlugs, fitsOneSitemap, type SitemapKind } from './queries.ts'
import { escapeMarkup } from './write-page.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const scheme = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const letters = { products: 'p', sellers: 's' } as const

/**
 * `/sitemap.xml`: every address while they fit on one page, else an index of pages. When something was last changed is left out: a changed price would
 * show in it, and guests must not learn of one.
 */
export async function writeSitemap(db: Queryable, publicUrl: string): Promise<string> {
  if (!(await fitsOneSitemap(db))) return writeIndex(db, publicUrl)
  const products = await findSitemapSlugs(db, 'products')
  const sellers = await findSitemapSlugs(db, 'sellers')
  return writeAddresses([
    `${publicUrl}/`,
    ...products.map((slug) => `${publicUrl}/p/${slug}`),
    ...sellers.map((slug) => `${publicUrl}/s/${slug}`),
  ])
}

/** `/sitemaps/products-1.xml`; nothing when no address stands on that page. */
export async function writeSitemapPage(
  db: Queryable,
  publicUrl: string,
  kind: SitemapKind,
  page: number,
): Promise<string | undefined> {
  const slugs = await findSitemapSlugs(db, kind, page)
  return slugs.length === 0 ? undefined : writeAddresses(slugs.map((slug) => `${publicUrl}/${letters[kind]}/${slug}`))
}

async function writeIndex(db: Queryable, publicUrl: string): Promise<string> {
  const pages: string[] = []
  for (const kind of ['products', 'sellers'] as const)
    for (const page of await findSitemapPages(db, kind)) pages.push(`${publicUrl}/sitemaps/${kind}-${page}.xml`)
  const entries = pages.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`)
  return `${head}<sitemapindex ${scheme}>\n${entries.join('')}</sitemapindex>\n`
}

function writeAddresses(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>\n`)
  return `${head}<urlset ${scheme}>\n${entries.join('')}</urlset>\n`
}

/** Everything may be read but what sends people on (see write-page.ts) and the documentation of the calls. */
export function writeRobots(publicUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /share.js\nDisallow: /docs\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
