import { productChoices, productSorts, usualOrder } from '@fairquay/contract/figures/address.ts'
import { type Period, periodBefore, periodNamed } from '@fairquay/contract/figures/period.ts'
import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'
import { countProducts, findProducts, type ProductQuestion } from '../server/src/figures/find-products.ts'
import { findRunningLow } from '../server/src/figures/find-running-low.ts'
import { findSearches } from '../server/src/figures/find-searches.ts'
import { readFigures } from '../server/src/figures/read-figures.ts'
import { type Marketplace, using } from './marketplace.ts'
import { fillDesk } from './products.ts'
import { median, type Result } from './results.ts'

/** So many times longer than counting the seller's products may a page of figures take, and so many where a whole year of every product is summed for it. */
const [mostOfMonth, mostOfYear] = [60, 200]
const rounds = 5

/** The pages of the figures of a seller with `products`, a year of whose views is kept: a hundredth of the goods is looked at on a day. */
export async function measureFigures(marketplace: Marketplace, products: number, only?: string): Promise<Result[]> {
  const url = await marketplace.copy()
  return using(url, async (db) => {
    const companyId = await fillDesk(db, products)
    await fillViews(db, companyId, products)
    const now = new Date()
    const today = now.toISOString().slice(0, 10)
    const results: Result[] = []
    const measure = async (name: string, most: number, work: () => Promise<unknown>) => {
      if (only && !`figures ${name}`.includes(only)) return
      const bare = await time(() =>
        sql`select count(*) from products where company_id = ${companyId} and body <> ''`.execute(db),
      )
      const took = await time(work)
      const times = took / bare
      results.push({
        name: `figures ${name}`,
        what: 'page / count',
        value: times.toFixed(1),
        target: `<= ${most}`,
        verdict: times <= most ? 'ok' : 'MISSED',
        note: `page ${took.toFixed(0)} ms, count ${bare.toFixed(1)} ms`,
      })
    }
    const periods: [string, Period, number][] = [
      ['30 days', periodNamed('30', today), mostOfMonth],
      ['year', periodNamed('year', today), mostOfYear],
    ]
    for (const [name, period, most] of periods) {
      const base: ProductQuestion = {
        companyId,
        period,
        before: periodBefore(period),
        search: '',
        only: undefined,
        sort: 'views',
        order: 'desc',
        limit: 50,
        offset: 0,
      }
      const page = (part: Partial<ProductQuestion>) => async () => {
        await findProducts(db, { ...base, ...part })
        await countProducts(db, { ...base, ...part })
      }
      for (const sort of productSorts)
        await measure(`${name}, products, sort=${sort}`, most, page({ sort, order: usualOrder(sort) }))
      for (const choice of productChoices) await measure(`${name}, products, ${choice}`, most, page({ only: choice }))
      await measure(`${name}, products, search`, most, page({ search: 'oil' }))
      await measure(`${name}, running low`, most, () => findRunningLow(db, companyId, period, { limit: 50, offset: 0 }))
      for (const whose of [{ companyId }, 'all'] as const)
        await measure(`${name}, searches, ${whose === 'all' ? 'all' : 'own'}`, most, () =>
          findSearches(db, { whose, period, isNothingOnly: false, sort: 'searches', limit: 50, offset: 0 }),
        )
      await measure(`${name}, overview`, most, () => readFigures(db, { companyId }, period, { now, keptDays: 1096 }))
    }
    return results
  })
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const start = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - start)
  }
  return median(times)
}

async function fillViews(db: Database, companyId: number, products: number): Promise<void> {
  await sql`
    insert into views_by_day (company_id, kind, thing_id, day, views)
    select ${companyId}, case when n % 10 = 0 then 'cart' else 'product' end, 1000000 + 1 + (n * 7919 + d * 104729) % ${products}, current_date - d, 1 + n % 40
    from generate_series(0, 800) d, generate_series(1, ${Math.ceil(products / 100)}) n on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into views_by_month (company_id, kind, thing_id, month, views)
    select company_id, kind, thing_id, date_trunc('month', day)::date, sum(views) from views_by_day where company_id = ${companyId} group by 1, 2, 3, 4
    on conflict do nothing`.execute(db)
  await sql`
    insert into company_views_by_day (company_id, kind, day, views)
    select company_id, kind, day, sum(views) from views_by_day where company_id = ${companyId} group by 1, 2, 3 on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into search_words (words, is_shown, month, last_day)
    select 'words no ' || n, true, date_trunc('month', current_date)::date, current_date from generate_series(1, 20000) n`.execute(
    db,
  )
  await sql`
    insert into searches_by_day (words_id, day, searches, found_nothing)
    select w.id, current_date - d, 1 + d % 9, d % 2 from search_words w, generate_series(0, 800) d where (w.id * 31 + d) % 40 = 0`.execute(
    db,
  )
  await sql`
    insert into search_views_by_day (company_id, words_id, day, views)
    select ${companyId}, words_id, day, 1 from searches_by_day where words_id % 4 = 0`.execute(db)
  await sql`alter table sales_terms disable trigger user`.execute(db)
  await sql`update sales_terms set priced_at = now() - product_id % 400 * interval '1 day'`.execute(db)
  await sql`alter table sales_terms enable trigger user`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
