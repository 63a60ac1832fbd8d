import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { tidyDangerousGoodsClass, tidyUnNumber } from '@fairquay/contract/catalogue/travel.ts'
import { makeSlug } from '@fairquay/contract/slugs.ts'
import type { Queryable } from '../database.ts'
import { insertRows, takeIds } from '../insert-rows.ts'
import { findFreeSlugs } from '../unique-slugs.ts'
import { checkDrafts, type SoundDraft } from './check-drafts.ts'
import { indexProducts } from './index-products.ts'
import { type Names, nameThings } from './name-things.ts'
import { foreseeQuality } from './rate-products.ts'
import { writeCompanions } from './write-companions.ts'
import { writeOffers } from './write-offers.ts'
import { type Piece, writeParts } from './write-parts.ts'

export type NewProduct = {
  companyId: number
  draft: ProductDraft
  /** When it came to the market, if not now. */
  createdAt?: Date
  /** Who writes it, where that is known already: a row is written once then. */
  changedBy?: number | null
}

/** Stores a product inside the caller's transaction and puts it on the facets; returns its id. Refuses with `invalid_input` and the fields named. */
export async function createProduct(tx: Queryable, product: NewProduct): Promise<number> {
  const [id] = await createProducts(tx, [product])
  if (id === undefined) throw new Error('A product that was stored has no id.')
  return id
}

/** So many at a time go into one statement. */
const batch = 400

/** Stores any number of products with a few statements for each few hundred; ids in the order given, rising. One wrong draft refuses all of its batch. */
export async function createProducts(tx: Queryable, products: readonly NewProduct[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < products.length; from += batch) {
    const stored = await storeProducts(tx, products.slice(from, from + batch))
    await indexProducts(tx, stored)
    ids.push(...stored)
  }
  return ids
}

type Fresh = Piece & { companyId: number; createdAt: Date; changedBy: number | null }

/** Stores some hundred products. They are on no facet and found by nobody before `indexProducts` has had their ids, in the same transaction. */
export async function storeProducts(tx: Queryable, products: readonly NewProduct[]): Promise<number[]> {
  const sound = await checkDrafts(
    tx,
    products.map(({ draft }) => draft),
  )
  const ids = await takeIds(tx, 'products', sound.length)
  const now = new Date()
  const pieces = sound.flatMap((draft, index): Fresh[] => {
    const [productId, product] = [ids[index], products[index]]
    return productId === undefined || !product
      ? []
      : [
          {
            productId,
            draft,
            companyId: product.companyId,
            createdAt: product.createdAt ?? now,
            changedBy: product.changedBy ?? null,
          },
        ]
  })
  const names = await nameThings(tx, sound)
  await insertProducts(tx, pieces, names)
  await writeParts(tx, pieces, names)
  await writeOffers(tx, pieces, true)
  await writeCompanions(tx, pieces)
  return ids
}

/** Gives every product a slug that is free. When another transaction takes one in the same moment, those products ask again. */
async function insertProducts(tx: Queryable, pieces: readonly Fresh[], names: Names): Promise<void> {
  const tried = new Set<string>()
  let waiting = pieces
  while (waiting.length > 0) {
    const slugs = await findFreeSlugs(
      tx,
      'product',
      waiting.map(({ draft }) => makeSlug(draft.name, 'product')),
      tried,
    )
    const rows = waiting.map((piece, index) => ({
      ...toProductRow(piece.draft, names),
      id: piece.productId,
      company_id: piece.companyId,
      slug: slugs[index],
      created_at: piece.createdAt.toISOString(),
      changed_by: piece.changedBy,
      quality: foreseeQuality(piece.draft),
    }))
    const inserted = await insertRows(
      tx,
      'products',
      {
        id: 'int',
        company_id: 'int',
        slug: 'text',
        created_at: 'timestamptz',
        changed_by: 'int',
        quality: 'int',
        ...productColumns,
      },
      rows,
      'on conflict (slug) do nothing returning id',
    )
    const done = new Set(inserted.map((row) => (row as { id: number }).id))
    for (const slug of slugs) tried.add(slug)
    waiting = waiting.filter(({ productId }) => !done.has(productId))
  }
}

/** The columns of `products` that a draft fills, also on a change. */
export const productColumns = {
  name: 'text',
  body: 'text',
  currency: 'text',
  brand_id: 'int',
  family_id: 'int',
  country_code: 'text',
  state: 'text',
  position: 'int',
  is_direct: 'boolean',
  warranty_from_purchase: 'text',
  warranty_from_shipping: 'text',
  warranty_from_delivery: 'text',
  lead_time_days: 'int',
  order_step: 'int',
  order_pack: 'text',
  temperature_min: 'numeric',
  temperature_max: 'numeric',
  dangerous_goods_class: 'text',
  un_number: 'text',
  import_handle: 'text',
}

export function toProductRow(draft: SoundDraft, names: Names) {
  return {
    name: draft.name.trim(),
    body: draft.body,
    currency: draft.currency,
    brand_id: draft.brand?.trim() ? names.brandId(draft.brand) : null,
    family_id: draft.family?.trim() ? names.familyId(draft.family) : null,
    country_code: draft.country,
    state: draft.state,
    position: draft.position,
    is_direct: draft.isDirect,
    warranty_from_purchase: draft.warrantyFromPurchase,
    warranty_from_shipping: draft.warrantyFromShipping,
    warranty_from_delivery: draft.warrantyFromDelivery,
    lead_time_days: draft.leadTimeDays,
    order_step: draft.orderStep,
    order_pack: draft.orderStep === null ? null : draft.orderPack?.trim() || null,
    temperature_min: draft.temperatureMin,
    temperature_max: draft.temperatureMax,
    dangerous_goods_class: tidyDangerousGoodsClass(draft.dangerousGoodsClass),
    un_number: tidyUnNumber(draft.unNumber),
    import_handle: draft.importHandle,
  }
}
