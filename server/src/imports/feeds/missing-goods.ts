import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { MissingAction } from '@fairquay/contract/imports/feeds/rules.ts'
import { sql } from 'kysely'
import { findRecords } from '../../catalogue/queries.ts'
import { toDraft } from '../../catalogue/record-draft.ts'
import type { Queryable } from '../../database.ts'

/** How a product was taken out: hidden from the market, these lines of its price list made unavailable, or not at all. */
export type TakenOut = { how: 'hidden' } | { how: 'unavailable'; lines: number[] } | { how: 'kept' }

/** A product that a feed brought, and how it was taken out. */
export type FeedProduct = { key: string; productId: number; takenOut: TakenOut | null }

const isLive = sql`not exists (select 1 from product_deletions d where d.product_id = p.id)`

/** The goods a feed has brought that its file does not speak of any more, and how many there are of all; those taken out before do not count. */
export async function findMissing(
  tx: Queryable,
  feedId: number,
  keys: readonly string[],
): Promise<{ missing: FeedProduct[]; known: number }> {
  const { rows } = await sql<FeedProduct & { isMissing: boolean }>`
    select g.key, g.product_id as "productId", g.taken_out as "takenOut", f.key is null as "isMissing"
    from feed_goods g join products p on p.id = g.product_id
    left join (select distinct unnest(${[...keys]}::text[]) as key) f on f.key = g.key
    where g.feed_id = ${feedId} and g.taken_out is null and ${isLive} order by g.product_id`.execute(tx)
  return { missing: rows.filter(({ isMissing }) => isMissing), known: rows.length }
}

/** Goods that were taken out, that nobody has touched since, and that the file speaks of again. */
export async function findReturned(tx: Queryable, feedId: number, keys: readonly string[]): Promise<FeedProduct[]> {
  const { rows } = await sql<FeedProduct>`
    select g.key, g.product_id as "productId", g.taken_out as "takenOut" from feed_goods g join products p on p.id = g.product_id
    where g.feed_id = ${feedId} and g.taken_out is not null and g.key = any(${[...keys]}::text[]) and p.version = g.version and ${isLive}
    order by g.product_id`.execute(tx)
  return rows
}

type Change = { productId: number; draft: ProductDraft; before: ProductDraft }
type Write = (changes: Change[]) => Promise<void>

const atOnce = 400

/** Takes goods out of the market in the way that was chosen; what is not on it anyway stays as it is. Returns how many were. Each is missing once, not with every file. */
export function takeOut(
  tx: Queryable,
  feedId: number,
  missing: readonly FeedProduct[],
  how: MissingAction,
  write: Write,
): Promise<number> {
  return changeGoods(tx, feedId, missing, write, (draft) => {
    const lines = draft.terms.flatMap(({ isAvailable }, at) => (isAvailable ? [at] : []))
    if (how === 'keep' || draft.state !== 'published') return { takenOut: { how: 'kept' } }
    if (how === 'hide') return { draft: { ...draft, state: 'hidden' }, takenOut: { how: 'hidden' } }
    if (lines.length === 0) return { takenOut: { how: 'kept' } }
    const terms = draft.terms.map((term) => ({ ...term, isAvailable: false }))
    return { draft: { ...draft, terms }, takenOut: { how: 'unavailable', lines } }
  })
}

/** Undoes what `takeOut` did, before the file says what they are like now. */
export function bringBack(
  tx: Queryable,
  feedId: number,
  returned: readonly FeedProduct[],
  write: Write,
): Promise<number> {
  const ways = new Map(returned.map(({ productId, takenOut }) => [productId, takenOut]))
  return changeGoods(tx, feedId, returned, write, (draft, productId) => {
    const way = ways.get(productId)
    if (way?.how === 'hidden') return { draft: { ...draft, state: 'published' }, takenOut: null }
    if (way?.how !== 'unavailable') return { takenOut: null }
    const lines = new Set(way.lines)
    const terms = draft.terms.map((term, at) => (lines.has(at) ? { ...term, isAvailable: true } : term))
    return { draft: { ...draft, terms }, takenOut: null }
  })
}

type Changed = { draft?: ProductDraft; takenOut: TakenOut | null }

async function changeGoods(
  tx: Queryable,
  feedId: number,
  goods: readonly FeedProduct[],
  write: Write,
  change: (draft: ProductDraft, productId: number) => Changed,
): Promise<number> {
  let changed = 0
  for (let from = 0; from < goods.length; from += atOnce) {
    const ids = goods.slice(from, from + atOnce).map(({ productId }) => productId)
    const done = (await findRecords(tx, ids)).map((record) => {
      const before = toDraft(record)
      return { productId: record.id, before, ...change(before, record.id) }
    })
    const changes = done.flatMap(({ productId, draft, before }) => (draft ? [{ productId, draft, before }] : []))
    await write(changes)
    const marks = done.map(({ productId, takenOut }) => ({ id: productId, out: takenOut }))
    await sql`
      update feed_goods g set taken_out = nullif(r.out, 'null'), version = p.version
      from json_to_recordset(${JSON.stringify(marks)}::json) as r(id int, out jsonb) join products p on p.id = r.id
      where g.feed_id = ${feedId} and g.product_id = r.id`.execute(tx)
    changed += changes.length
  }
  return changed
}
