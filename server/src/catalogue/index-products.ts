import { findLacking, placeByAge, placeInOrder } from '@fairquay/contract/catalogue/showable.ts'
import { makeNameKey } from '@fairquay/contract/slugs.ts'
import { CompiledQuery, sql } from 'kysely'
import { anyOf } from '../any-of.ts'
import type { Queryable } from '../database.ts'
import { readText } from '../html.ts'
import { writeAsciiJson, writeJsonEnd, writeJsonStart } from '../json-text.ts'
import { sendAlong } from '../send-along.ts'
import { facetsOf } from './facets.ts'
import { lowestPrice, presentBeside, presentCard, presentProduct } from './present.ts'
import { findRecords, type ProductRecord } from './queries.ts'
import { rateProducts } from './rate-products.ts'
import { spellUsually } from './read-words.ts'
import { codesOf } from './word-index.ts'

/** So many at a time: the statements stay far below their time limit. */
const batch = 400

/**
 * Makes the listings of products anew: to be called, in the same transaction, whenever anything of them has changed. A product that is not published,
 * or whose company is not open, is taken off the facets. Products whose listing would not change are not written. `areHeld`: this transaction has written or
 * locked the products' own rows.
 */
export async function indexProducts(tx: Queryable, productIds: readonly number[], areHeld = false): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch)
    // Two who index the same product take turns, so that the later one sees what the earlier one wrote.
    if (!areHeld)
      await sendAlong(tx, sql`select 1 from products where id = ${anyOf(some)} order by id for no key update`)
    await indexBatch(tx, some)
  }
}

async function indexBatch(tx: Queryable, ids: number[]): Promise<void> {
  const records = await findRecords(tx, ids)
  await rateProducts(tx, records)
  const listed = records.filter(({ state, is_open }) => state === 'published' && is_open)
  const rows = listed.map(makeListing)
  const before = await writeListings(tx, ids, rows)
  await clearFacets(tx, before, rows)
  const kept = new Set(listed.map(({ id }) => id))
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length > 0) {
    await sendAlong(tx, sql`delete from listing_texts where product_id = any(${gone}::int[])`)
    await sendAlong(tx, sql`delete from listing_cards where product_id = any(${gone}::int[])`)
    await sendAlong(tx, sql`delete from listings where product_id = any(${gone}::int[])`)
  }
  await foldFacetCounts(tx, findMoved(before, rows))
}

function makeListing(record: ProductRecord) {
  const presented = presentProduct(record)
  const { shared, guestEnd, memberEnd } = presented
  const card = presentCard(presented)
  const lacking = findLacking({ pictures: record.images.length, categories: record.subIndustries.length })
  const words = (parts: readonly (string | null)[]) => spellUsually(parts.filter((part) => part !== null).join(' \n '))
  return {
    product_id: record.id,
    slug: record.slug,
    company_id: record.company_id,
    facets: facetsOf(record),
    // Its place by age: what lacks a picture or a category stands behind everything else (docs/decisions/0042-what-a-seller-is-before-and-after-approval.md).
    created_at: placeByAge(record.created_at, lacking).toISOString(),
    name_key: makeNameKey(record.name),
    price: lowestPrice(record.terms),
    currency: record.currency,
    position: placeInOrder(record.position, lacking),
    hit: writeAsciiJson({
      type: 'product',
      id: shared.id,
      name: shared.name,
      slug: shared.slug,
      get_main_image: shared.get_main_image,
    }),
    shared: writeJsonStart(shared),
    guest_end: writeJsonEnd(guestEnd),
    member_end: writeJsonEnd(memberEnd),
    card: writeJsonStart(card.shared),
    card_end: writeJsonEnd(card.memberEnd),
    options: writeAsciiJson(shared.options),
    beside: writeAsciiJson(presentBeside(record)),
    names: words([record.name]),
    brand: words([record.brand_name]),
    seller: words([record.company_name]),
    codes: codesOf(record),
    kinds: words([
      record.ttw_code,
      record.barcode,
      record.hts,
      ...record.subIndustries.flatMap(({ name, industry_name }) => [name, industry_name]),
      record.family_name,
      record.country_name,
      ...record.tags,
      ...record.attributes.map(({ value }) => value),
      ...record.values.map(({ value }) => value),
    ]),
    story: words([record.usp, readText(record.body)]),
  }
}

type Listing = ReturnType<typeof makeListing>

/** What travels of each listing, in the types of PostgreSQL. */
const columns: Record<keyof Listing, string> = {
  product_id: 'int',
  slug: 'text',
  company_id: 'int',
  facets: 'text[]',
  created_at: 'timestamptz',
  name_key: 'text',
  price: 'bigint',
  currency: 'text',
  position: 'int',
  hit: 'text',
  names: 'text',
  brand: 'text',
  seller: 'text',
  kinds: 'text',
  codes: 'text[]',
  story: 'text',
  shared: 'text',
  guest_end: 'text',
  member_end: 'text',
  options: 'text',
  beside: 'text',
  card: 'text',
  card_end: 'text',
}

/**
 * Listings, the texts of pages and cards, the entries of facets and the words that are corrected to, from one reading of what travels; with where the products stood before
 * it. Words and facets of a listing are in one index and written at once; the entries go one facet after the other, so that what is written together lies together. Only what
 * is different is written.
 */
const writing = `
  with taken as materialized (
    select r.*, key_of_price(r.price, r.currency) as price_key
    from json_to_recordset($1) as r(${Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')})
  ),
  before as materialized (select product_id, facets from listings where product_id = any((select $2::int[])::int[])),
  listed as (
    insert into listings as l (product_id, slug, company_id, facets, created_at, name_key, price, currency, price_key, position, hit, names, search)
    select product_id, slug, company_id, facets, created_at, name_key, price, currency, price_key, position, hit, v.words, strip(v.words || index_words(story))
    from taken
    cross join lateral (
      select setweight(index_words(names), 'A') || setweight(index_words(brand), 'B') || setweight(index_words(seller), 'C')
        || setweight(index_words(kinds), 'D') || array_to_tsvector(codes) as words
      offset 0
    ) v
    on conflict (product_id) do update set slug = excluded.slug, company_id = excluded.company_id, facets = excluded.facets,
      created_at = excluded.created_at, name_key = excluded.name_key, price = excluded.price, currency = excluded.currency, price_key = excluded.price_key,
      position = excluded.position, hit = excluded.hit, names = excluded.names, search = excluded.search
    where (l.slug, l.company_id, l.facets, l.created_at, l.name_key, l.price, l.currency, l.price_key, l.position, l.hit, l.names, l.search)
      is distinct from (excluded.slug, excluded.company_id, excluded.facets, excluded.created_at, excluded.name_key, excluded.price, excluded.currency,
        excluded.price_key, excluded.position, excluded.hit, excluded.names, excluded.search)
  ),
  paged as (
    insert into listing_texts as t (product_id, shared, guest_end, member_end, options, beside)
    select product_id, shared, guest_end, member_end, options, beside from taken
    on conflict (product_id) do update set shared = excluded.shared, guest_end = excluded.guest_end, member_end = excluded.member_end,
      options = excluded.options, beside = excluded.beside
    where (t.shared, t.guest_end, t.member_end, t.options, t.beside)
      is distinct from (excluded.shared, excluded.guest_end, excluded.member_end, excluded.options, excluded.beside)
  ),
  carded as (
    insert into listing_cards as c (product_id, card, card_end) select product_id, card, card_end from taken
    on conflict (product_id) do update set card = excluded.card, card_end = excluded.card_end
    where (c.card, c.card_end) is distinct from (excluded.card, excluded.card_end)
  ),
  placed as (
    insert into facet_entries as e (facet, product_id, created_at, name_key, price_key, position)
    select s.facet, w.product_id, w.created_at, w.name_key, w.price_key, w.position from taken w cross join unnest(w.facets) as s(facet)
    order by s.facet, w.product_id
    on conflict (facet, product_id) do update set created_at = excluded.created_at, name_key = excluded.name_key, price_key = excluded.price_key,
      position = excluded.position
    where (e.created_at, e.name_key, e.price_key, e.position) is distinct from (excluded.created_at, excluded.name_key, excluded.price_key, excluded.position)
  )
  select (select coalesce(json_agg(b), '[]') from before b) as before,
    (select note_words(array_agg(w.text)) from taken cross join lateral unnest(array[names, brand, seller, kinds, story]) as w(text)) as noted`

async function writeListings(tx: Queryable, ids: readonly number[], rows: readonly Listing[]): Promise<Placed[]> {
  const answer = await tx.executeQuery<{ before: Placed[] }>(CompiledQuery.raw(writing, [JSON.stringify(rows), ids]))
  return answer.rows[0]?.before ?? []
}

/** A product and the facets it stands on. */
type Placed = { product_id: number; facets: readonly string[] }

/** Takes products off the facets they stood on before and do not now; those that are new stood on none. */
async function clearFacets(tx: Queryable, before: readonly Placed[], now: readonly Placed[]): Promise<void> {
  const wanted = new Map(now.map(({ product_id, facets }) => [product_id, new Set(facets)]))
  const old = before.flatMap(({ product_id, facets }) =>
    facets.filter((facet) => !wanted.get(product_id)?.has(facet)).map((facet) => ({ product_id, facet })),
  )
  if (old.length === 0) return
  const [facets, ids] = [old.map(({ facet }) => facet), old.map(({ product_id }) => product_id)]
  await sendAlong(
    tx,
    sql`
    delete from facet_entries e using unnest(${facets}::text[], ${ids}::int[]) as o(facet, product_id)
    where e.facet = o.facet and e.product_id = o.product_id`,
  )
}

/** The facets that products have come to or left: no other's count has changed. */
function findMoved(before: readonly Placed[], now: readonly Placed[]): string[] {
  const old = new Map(before.map(({ product_id, facets }) => [product_id, new Set(facets)]))
  const moved = new Set<string>()
  for (const { product_id, facets } of now) {
    const left = old.get(product_id) ?? new Set()
    for (const facet of facets) if (!left.delete(facet)) moved.add(facet)
  }
  for (const left of old.values()) for (const facet of left) moved.add(facet)
  return [...moved]
}

/** A facet whose count is spread over more rows than this is worth folding. */
const mostChanges = 60

/**
 * Adds up the changes of facets into one row each. Nobody waits: rows that somebody else is folding are left to them, and whoever reads sees either
 * all of the old rows or the new one.
 */
export async function foldFacetCounts(tx: Queryable, facets: readonly string[]): Promise<void> {
  if (facets.length === 0) return
  await sql`
    with many as (select facet from facet_changes where facet = any(${facets}::text[]) group by facet having count(*) > ${mostChanges}::int),
    mine as (select ctid from facet_changes where facet in (select facet from many) for update skip locked),
    gone as (delete from facet_changes where ctid in (select ctid from mine) returning facet, delta)
    insert into facet_changes (facet, delta) select facet, sum(delta) from gone group by facet having sum(delta) <> 0`.execute(
    tx,
  )
}
