import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'

/**
 * Makes the demo marketplace `copies` times larger: every listing again with its own id, slug, name, date and price, on the same facets. The texts are
 * the listing's own with these replaced, so that a page weighs what it weighs in the product. Only what lists read is copied.
 */
export async function multiplyListings(db: Database, copies: number): Promise<number> {
  await sql`set statement_timeout = 0`.execute(db)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('listings', 'listing_facets', 'listing_sample', 'facet_entries') and indexdef not like '%UNIQUE%'`.execute(
    db,
  )
  // Three times as fast as keeping them up to date row by row.
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`create unlogged table bench_copies as
    select l.product_id as source, (row_number() over (order by n.k, l.product_id) + 1000000)::int as product_id, l.slug || '-x' || n.k as slug,
      l.name_key || ' ' || n.k as name_key, l.created_at - (n.k * 431 + l.product_id * 7) * interval '1 minute' as created_at,
      round(l.price_key * (0.35 + (('x' || substr(md5(l.product_id || ':' || n.k), 1, 6))::bit(24)::int % 1000) / 500.0), -4)::bigint as price_key, n.k
    from listings l cross join generate_series(1, ${copies}) as n(k)`.execute(db)
  await sql`
    insert into listings (product_id, slug, company_id, facets, created_at, name_key, price, currency, price_key, position, hit, names, search)
    select c.product_id, c.slug, l.company_id, l.facets, c.created_at, c.name_key, c.price_key, 'USD', c.price_key, l.position + c.k * 100,
      replace(l.hit, '"slug":"' || l.slug || '"', '"slug":"' || c.slug || '"'), l.names, l.search
    from bench_copies c join listings l on l.product_id = c.source order by c.product_id`.execute(db)
  await sql`
    insert into listing_texts (product_id, shared, guest_end, member_end, options)
    select c.product_id, replace(t.shared, '"id":' || c.source || ',"slug":"' || l.slug || '"', '"id":' || c.product_id || ',"slug":"' || c.slug || '"'),
      t.guest_end, regexp_replace(t.member_end, '"price":[0-9.]+,"prices"', '"price":' || trim_scale(coalesce(c.price_key, 0) / 1000000.0) || ',"prices"'), t.options
    from bench_copies c join listings l on l.product_id = c.source join listing_texts t on t.product_id = c.source order by c.product_id`.execute(
    db,
  )
  await sql`
    insert into listing_cards (product_id, card, card_end)
    select c.product_id, replace(t.card, '"id":' || c.source || ',"slug":"' || l.slug || '"', '"id":' || c.product_id || ',"slug":"' || c.slug || '"'), t.card_end
    from bench_copies c join listings l on l.product_id = c.source join listing_cards t on t.product_id = c.source order by c.product_id`.execute(
    db,
  )
  await sql`
    insert into facet_entries (facet, product_id, created_at, name_key, price_key, position)
    select s.facet, l.product_id, l.created_at, l.name_key, l.price_key, l.position from listings l cross join unnest(l.facets) as s(facet)
    where l.product_id > 1000000`.execute(db)
  await sql`drop table bench_copies`.execute(db)
  for (const { definition } of indexes) await sql`${sql.raw(definition)}`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listings`.execute(db)
  return rows[0]?.count ?? 0
}
