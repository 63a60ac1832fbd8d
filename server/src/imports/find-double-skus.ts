import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { foldName } from '@fairquay/contract/same-name.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Where an article number stands: the first line of its product, what of it is sold under that number, and the line. */
type Place = { product: number; goods: string; line: number }

/** What is said of article numbers that stand for two things in one file: at the second and each further one, with the line of the first; by the first line of the product. Tiers of one combination share theirs. */
export function findDoubleSkus(products: Iterable<ImportedProduct>): Map<number, ImportIssue[]> {
  const first = new Map<string, Place>()
  const issues = new Map<number, ImportIssue[]>()
  for (const one of products) {
    const product = one.lines[0] ?? 0
    for (const { sku, goods, line } of listSkus(one)) {
      const known = first.get(foldName(sku))
      if (!known) first.set(foldName(sku), { product, goods, line })
      else if (known.product !== product || known.goods !== goods)
        issues.set(product, [
          ...(issues.get(product) ?? []),
          { line, column: '', reason: importMessages.skuTwice(sku, known.line) },
        ])
    }
  }
  return issues
}

/** What is said of article numbers that other products of the company have, which are not in the file. */
export async function findTakenSkus(
  db: Queryable,
  companyId: number,
  part: readonly { product: ImportedProduct; id: number | undefined }[],
  ofFile: ReadonlySet<number>,
): Promise<Map<ImportedProduct, ImportIssue[]>> {
  const wanted = part.flatMap(({ product }) => listSkus(product).map(({ sku }) => sku))
  const owners = Map.groupBy(await findSkuOwners(db, companyId, [...new Set(wanted)]), ({ sku }) => sku)
  return new Map(
    part.map(({ product, id }) => [
      product,
      [...new Map(listSkus(product).map((one) => [one.sku, one])).values()].flatMap(({ sku, line }) => {
        const other = owners.get(sku)?.find((owner) => owner.id !== id && !ofFile.has(owner.id))
        return other ? [{ line, column: '', reason: importMessages.skuTaken(sku, other.name) }] : []
      }),
    ]),
  )
}

function listSkus({ variants, terms, lines }: ImportedProduct): { sku: string; goods: string; line: number }[] {
  const sold = terms
    ? terms.map(({ sku, options, line }) => ({ sku, goods: JSON.stringify(options), line }))
    : variants.map(({ sku, values, line }) => ({ sku, goods: JSON.stringify(values), line }))
  return sold.flatMap(({ sku, goods, line }) => (sku ? [{ sku, goods, line: line || (lines[0] ?? 0) }] : []))
}

/**
 * One number after another by the indexes, which `offset 0` keeps together: joined at will, what is planned before a large import has been written reads everything
 * the company has for each part of its file.
 */
async function findSkuOwners(
  db: Queryable,
  companyId: number,
  skus: readonly string[],
): Promise<{ sku: string; id: number; name: string }[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<{ sku: string; id: number; name: string }>`
    select distinct w.sku, p.id, p.name from unnest(${[...skus]}::text[]) as w(sku)
    cross join lateral (
      select distinct product_id from sales_terms where sku is not null and lower(sku) = lower(w.sku) offset 0
    ) t
    cross join lateral (select id, company_id, name from products where id = t.product_id offset 0) p
    where p.company_id = ${companyId}::int and not exists (select 1 from product_deletions d where d.product_id = p.id)
    order by p.id`.execute(db)
  return rows
}
