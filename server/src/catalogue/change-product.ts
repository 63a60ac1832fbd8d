import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { makeSlug } from '@fairquay/contract/slugs.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { findFreeSlugs, retireSlug } from '../unique-slugs.ts'
import { checkDrafts } from './check-drafts.ts'
import { productColumns, toProductRow } from './create-product.ts'
import { indexProducts } from './index-products.ts'
import { type Names, nameThings } from './name-things.ts'
import { writeCompanions } from './write-companions.ts'
import { writeOffers } from './write-offers.ts'
import { type Piece, writeParts } from './write-parts.ts'

/** `isStockRaised`: see Piece. */
export type ProductChange = { productId: number; draft: ProductDraft; isStockRaised?: boolean }

/**
 * Makes a product what the draft says, inside the caller's transaction. Ids of options, values and price lines that stay are kept; a new name brings a
 * new slug, and the old one keeps answering. Whose product it is, is for the caller to check.
 */
export async function changeProduct(tx: Queryable, change: ProductChange): Promise<void> {
  await changeProducts(tx, [change])
}

const batch = 400

export async function changeProducts(tx: Queryable, changes: readonly ProductChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += batch) await changeBatch(tx, changes.slice(from, from + batch))
}

/** What hangs on a product's id alone is written anew. */
const rewritten = [
  'product_data',
  'product_sub_industries',
  'product_tags',
  'product_attributes',
  'product_images',
  'packaging_variants',
  'product_variants',
] as const

async function changeBatch(tx: Queryable, changes: readonly ProductChange[]): Promise<void> {
  const sound = await checkDrafts(
    tx,
    changes.map(({ draft }) => draft),
  )
  const pieces = sound.flatMap((draft, index): Piece[] => {
    const change = changes[index]
    return change ? [{ productId: change.productId, draft, isStockRaised: change.isStockRaised }] : []
  })
  const ids = pieces.map(({ productId }) => productId)
  const { rows: before } = await sql<{ id: number; slug: string; name: string }>`
    select id, slug, name from products where id = any(${ids}::int[]) order by id for no key update`.execute(tx)
  if (before.length < new Set(ids).size) throw new Failure('not_found')
  const names = await nameThings(tx, sound)
  await updateRows(tx, pieces, names, new Map(before.map((row) => [row.id, row])))
  for (const table of rewritten)
    await sql`delete from ${sql.table(table)} where product_id = any(${ids}::int[])`.execute(tx)
  await writeParts(tx, pieces, names)
  await writeOffers(tx, pieces, false)
  await writeCompanions(tx, pieces)
  await indexProducts(tx, ids)
}

type Before = ReadonlyMap<number, { slug: string; name: string }>

/** Gives what was renamed a slug that is free. When another transaction takes one in the same moment, all ask again. */
async function updateRows(tx: Queryable, pieces: readonly Piece[], names: Names, before: Before): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    await sql`savepoint renaming`.execute(tx)
    const slugs = await chooseSlugs(tx, pieces, before, tried)
    const rows = pieces.map(({ productId, draft }) => ({
      ...toProductRow(draft, names),
      id: productId,
      slug: slugs.get(productId),
    }))
    try {
      await tx.executeQuery(CompiledQuery.raw(updateProducts, [JSON.stringify(rows)]))
      await sql`release savepoint renaming`.execute(tx)
      return
    } catch (error) {
      if ((error as { constraint?: string }).constraint !== 'products_slug_key') throw error
      await sql`rollback to savepoint renaming`.execute(tx)
      for (const slug of slugs.values()) tried.add(slug)
    }
  }
}

async function chooseSlugs(
  tx: Queryable,
  pieces: readonly Piece[],
  before: Before,
  tried: ReadonlySet<string>,
): Promise<Map<number, string>> {
  const slugs = new Map([...before].map(([id, { slug }]) => [id, slug]))
  const renamed = pieces.filter(
    ({ productId, draft }) =>
      makeSlug(draft.name, 'product') !== makeSlug(before.get(productId)?.name ?? '', 'product'),
  )
  const free = await findFreeSlugs(
    tx,
    'product',
    renamed.map(({ draft }) => makeSlug(draft.name, 'product')),
    tried,
  )
  for (const [index, { productId }] of renamed.entries()) {
    const old = slugs.get(productId)
    if (old !== undefined) await retireSlug(tx, 'product', old, productId)
    slugs.set(productId, free[index] ?? old ?? '')
  }
  return slugs
}

const columns = { slug: 'text', ...productColumns }
const updateProducts = `
  update products p set ${Object.keys(columns)
    .map((name) => `${name} = r.${name}`)
    .join(', ')}, version = p.version + 1, updated_at = now()
  from json_to_recordset($1) as r(id int, ${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  where p.id = r.id`
