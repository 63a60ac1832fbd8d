import { missingParts, productOrders, productStates, stockStates } from '@fairquay/contract/products/address.ts'
import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'
import { countDeskRows, countStates, type DeskQuestion, findDeskRows } from '../server/src/products/queries.ts'
import { type Marketplace, using } from './marketplace.ts'
import { median, type Result } from './results.ts'

/** As many as a page of the table shows. */
const perPage = 50
/** So many times slower than a look-up by primary key may the first page be, and so much its counts, which read the seller's products. */
const [mostTimes, mostCountTimes] = [60, 400]
const rounds = 15

/** The first page of a seller's own table under every filter and every sort, the seller having `products`; as one connection asks. */
export async function measureDesk(
  marketplace: Marketplace,
  products: number,
  only?: string,
): Promise<{ products: number; results: Result[] }> {
  const url = await marketplace.copy()
  return using(url, async (db) => {
    const companyId = await fillDesk(db, products)
    const base: DeskQuestion = {
      companyId,
      search: '',
      state: undefined,
      stock: undefined,
      missing: undefined,
      sort: 'changed',
      page: 1,
      perPage,
    }
    const questions: [string, Partial<DeskQuestion>][] = [
      ...productOrders.map((sort): [string, Partial<DeskQuestion>] => [`sort=${sort}`, { sort }]),
      ...productStates.map((state): [string, Partial<DeskQuestion>] => [`state=${state}`, { state }]),
      ...stockStates.map((stock): [string, Partial<DeskQuestion>] => [`stock=${stock}`, { stock }]),
      ...missingParts.map((missing): [string, Partial<DeskQuestion>] => [`missing=${missing}`, { missing }]),
      ...productOrders.map((sort): [string, Partial<DeskQuestion>] => [
        `state=draft, missing=hts, sort=${sort}`,
        { state: 'draft', missing: 'hts', sort },
      ]),
      ['search, two letters', { search: 'ol' }],
      ['search, many', { search: 'oil' }],
      ['search, one', { search: 'no 40001' }],
      ['search, none', { search: 'zzzzzz' }],
      ['search, an SKU', { search: 'sku-40001' }],
      ['page 500', { page: 500 }],
    ]
    const results: Result[] = []
    for (const [name, part] of questions) {
      if (only && !`desk ${name}`.includes(only)) continue
      results.push(await measureQuestion(db, `desk ${name}`, { ...base, ...part }))
    }
    return { products, results }
  })
}

async function measureQuestion(db: Database, name: string, question: DeskQuestion): Promise<Result> {
  const [look, page, counts] = await timeInTurn([
    () => db.selectFrom('products').select('name').where('id', '=', 7).execute(),
    () => findDeskRows(db, question),
    async () => {
      await countDeskRows(db, question)
      await countStates(db, question.companyId)
    },
  ])
  const [times, countTimes] = [(page ?? 0) / (look ?? 1), (counts ?? 0) / (look ?? 1)]
  return {
    name,
    what: 'page / key',
    value: times.toFixed(1),
    target: `<= ${mostTimes}`,
    verdict: times <= mostTimes && countTimes <= mostCountTimes ? 'ok' : 'MISSED',
    note: `page ${(page ?? 0).toFixed(2)} ms, counts ${(counts ?? 0).toFixed(2)} ms (${countTimes.toFixed(0)} keys, <= ${mostCountTimes}), key ${(look ?? 0).toFixed(3)} ms`,
  }
}

async function timeInTurn(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = works.map(() => [])
  for (let round = -8; round < rounds; round++)
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work()
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  return times.map(median)
}

/** Gives the first demo seller `count` more products made of its own: a fifth drafts, a tenth hidden, some of them lacking each thing that can be lacked. */
export async function fillDesk(db: Database, count: number): Promise<number> {
  await sql`set statement_timeout = 0`.execute(db)
  const { id: companyId } = await db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', (of) => of.selectFrom('products').select('company_id'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`create temp table bench_desk as
    select (1000000 + n)::int as id, n, s.id as source from generate_series(1, ${count}) as n
    join (select id, row_number() over (order by id) - 1 as k, count(*) over () as of from products where company_id = ${companyId}) s on s.k = n % s.of`.execute(
    db,
  )
  await sql`
    insert into products (id, slug, company_id, name, body, currency, country_code, state, updated_at)
    overriding system value
    select b.id, 'bench-' || b.n, company_id, left(name, 150) || ' no ' || b.n, case when b.n % 11 = 0 then '' else body end, currency, country_code,
      case when b.n % 5 = 0 then 'draft' when b.n % 10 = 1 then 'hidden' else 'published' end, now() - b.n * 7919 % 1000003 * interval '1 minute'
    from bench_desk b join products p on p.id = b.source`.execute(db)
  await sql`
    insert into product_data (product_id, usp, ttw_code, hts)
    select b.id, usp, 'BENCH-' || b.n, case when b.n % 13 = 0 then null else hts end from bench_desk b join product_data d on d.product_id = b.source`.execute(
    db,
  )
  await sql`
    insert into product_images (product_id, position, image_id)
    select b.id, i.position, i.image_id from bench_desk b join product_images i on i.product_id = b.source where b.n % 500 <> 0`.execute(
    db,
  )
  await sql`
    insert into product_sub_industries (product_id, sub_industry_id)
    select b.id, i.sub_industry_id from bench_desk b join product_sub_industries i on i.product_id = b.source where b.n % 400 <> 0`.execute(
    db,
  )
  await sql`
    insert into packaging_variants (product_id, level, type, units_per_pack, position)
    select b.id, i.level, i.type, i.units_per_pack, i.position from bench_desk b join packaging_variants i on i.product_id = b.source where b.n % 300 <> 0`.execute(
    db,
  )
  await sql`
    insert into sales_terms (product_id, type, price, min_qty, max_qty, is_available, sku, position)
    select b.id, t.type, t.price, t.min_qty, t.max_qty, t.is_available and b.n % 50 <> 0, 'SKU-' || b.n, t.position
    from bench_desk b join sales_terms t on t.product_id = b.source and t.variant_key = ''`.execute(db)
  await sql`
    insert into stock_levels (product_id, variant_key, tracking, on_hand)
    select b.id, s.variant_key, s.tracking, s.on_hand from bench_desk b join stock_levels s on s.product_id = b.source and s.variant_key = ''`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  return companyId
}
