import { hash } from 'node:crypto'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { foreignHandle } from '../exported-id.ts'
import type { ImportedFile } from '../imported-file.ts'
import { inBatches } from '../in-batches.ts'

/** What a feed's file calls a product: its handle, or its ID in our own template. */
export function keyOf({ id, mark, handle }: Pick<ImportedProduct, 'id' | 'mark' | 'handle'>): string {
  if (id === undefined) return handle
  return mark === undefined ? `#${id}` : `#${id}-${mark}`
}

/** Of all that the file says of a product and how it is read; not of where it stands in the file. */
export function hashProduct(product: ImportedProduct, { sheet: _, headerRow: __, ...format }: ImportFormat): Buffer {
  const text = JSON.stringify([format, product], (name, value) =>
    name === 'line' || name === 'lines' || name === 'warnings' ? undefined : value,
  )
  return hash('sha256', text, 'buffer')
}

export type KnownGoods = {
  hash: Buffer
  /** Nobody has touched it since the feed did. */
  isUntouched: boolean
  isDeleted: boolean
  isOut: boolean
}

/** All that a feed has brought, by key. */
export async function findKnownGoods(db: Queryable, feedId: number): Promise<Map<string, KnownGoods>> {
  const { rows } = await sql<KnownGoods & { key: string }>`
    select g.key, g.hash, p.version = g.version as "isUntouched", g.taken_out is not null as "isOut",
      p.id is null or exists (select 1 from product_deletions d where d.product_id = p.id) as "isDeleted"
    from feed_goods g left join products p on p.id = g.product_id where g.feed_id = ${feedId}`.execute(db)
  return new Map(rows.map(({ key, ...known }) => [key, known]))
}

/** What is left of a file when the goods are taken away that are as the feed left them, and those that were deleted here. */
export function leaveOutKnown(
  file: ImportedFile,
  format: ImportFormat,
  known: ReadonlyMap<string, KnownGoods>,
): { file: ImportedFile; leftOut: number } {
  const products = file.products.where((product) => {
    const one = known.get(keyOf(product))
    if (!one) return true
    return !one.isDeleted && (!one.isUntouched || one.isOut || !one.hash.equals(hashProduct(product, format)))
  })
  return { file: { ...file, products }, leftOut: file.products.length - products.length }
}

/** Notes what the feed has brought, as it stands after the import. What was refused is not noted: it is looked at again the next time. */
export async function rememberGoods(
  tx: Queryable,
  { feedId, companyId }: { feedId: number; companyId: number },
  products: Iterable<ImportedProduct>,
  format: ImportFormat,
): Promise<void> {
  for (const part of inBatches(products, 5000)) {
    const rows = part.map((product) => ({
      key: keyOf(product),
      id: product.id ?? null,
      made: product.mark === undefined ? null : Number.parseInt(product.mark, 36),
      handle: product.id === undefined ? product.handle : foreignHandle(product),
      hash: hashProduct(product, format).toString('hex'),
    }))
    await sql`
      insert into feed_goods (feed_id, key, product_id, hash, version)
      select ${feedId}, r.key, p.id, decode(r.hash, 'hex'), p.version
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(key text, id int, made bigint, handle text, hash text)
      join lateral (
        select id, version from products where id = r.id and company_id = ${companyId}
          and (r.made is null or floor(extract(epoch from created_at)) = r.made)
        union all select id, version from products where company_id = ${companyId} and import_handle = r.handle limit 1) p on true
      on conflict (feed_id, key) do update
        set product_id = excluded.product_id, hash = excluded.hash, version = excluded.version, taken_out = null`.execute(
      tx,
    )
  }
}

/** What an undo has deleted, no feed has brought: it is not what somebody deleted on purpose. */
export async function forgetGoods(tx: Queryable, productIds: readonly number[]): Promise<void> {
  await sql`delete from feed_goods where product_id = any(${[...productIds]}::int[])`.execute(tx)
}

/** The feed whose import was undone would do the same again with its next fetch: it waits until somebody lets it go on. */
export async function pauseUndone(tx: Queryable, importId: number): Promise<void> {
  await sql`
    update feeds f set paused_because = 'undone', next_at = null, content_hash = null, etag = null, last_modified = null
    from feed_runs r where r.import_id = ${importId} and r.feed_id = f.id`.execute(tx)
}
