import type { getFilters } from '@fairquay/contract/catalogue/endpoints.ts'
import { filterMessages } from '@fairquay/contract/catalogue/filter-messages.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { UnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import { findRates } from '../currency/queries.ts'
import type { Queryable } from '../database.ts'
import type { Audience } from '../session.ts'
import { countFacets } from './count-facets.ts'
import { type PriceScale, spanPrices } from './price-keys.ts'
import type { Question } from './read-question.ts'

type Filters = AnswerOf<typeof getFilters>
type Select = Filters['select'][number]
type Counted = { id: number; name: string; products: number }
type Row = {
  categories: Filters['categories'] | null
  brands: Counted[] | null
  families: Counted[] | null
  countries: { code: string; name: string; products: number }[] | null
  availability: Record<string, number> | null
  direct: Record<string, number> | null
  min_price: UnitPrice | null
  max_price: UnitPrice | null
}

/** A list to choose from is no list any more beyond this; the fullest are kept. */
const mostOptions = 300

/** What the catalogue can be filtered by, with how many products each choice holds among what is asked for. */
export async function findFilters(db: Queryable, question: Question, scale: PriceScale | undefined): Promise<Filters> {
  const { counts, isEstimate } = await countFacets(db, question)
  const { rows } = await sql<Row>`
    with sizes as materialized (
      select split_part(facet, ':', 1) as kind, split_part(facet, ':', 2) as value, products
      from json_to_recordset(${JSON.stringify(counts)}::json) as r(facet text, products int)
      where facet ~ '^(category|industry|brand|family):[1-9][0-9]{0,9}$' or facet ~ '^(country|availability|direct):'
    )
    select
      (select json_agg(x order by x.position, x.id) from (
        select i.id, i.name, i.icon, i.position, coalesce(z.products, 0) as products, (
          select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'products', coalesce(y.products, 0)) order by s.position, s.id), '[]')
          from sub_industries s left join sizes y on y.kind = 'category' and y.value = s.id::text where s.industry_id = i.id) as "subIndustries"
        from industries i left join sizes z on z.kind = 'industry' and z.value = i.id::text) x) as categories,
      (select json_agg(x order by x.name) from (select b.id, b.name, z.products from sizes z join brands b on b.id = z.value::int
        where z.kind = 'brand' order by z.products desc, b.id limit ${mostOptions}::int) x) as brands,
      (select json_agg(x order by x.name) from (select f.id, f.name, z.products from sizes z join families f on f.id = z.value::int
        where z.kind = 'family' order by z.products desc, f.id limit ${mostOptions}::int) x) as families,
      (select json_agg(x order by x.name) from (select n.code, n.name, z.products from sizes z join countries n on n.code = z.value
        where z.kind = 'country') x) as countries,
      (select json_object_agg(value, products) from sizes where kind = 'availability') as availability,
      (select json_object_agg(value, products) from sizes where kind = 'direct') as direct,
      (select min(price_key) from facet_entries where facet = 'all') as min_price,
      (select max(price_key) from facet_entries where facet = 'all') as max_price`.execute(db)
  const row = rows[0]
  const categories = (row?.categories ?? []).map(({ id, name, icon, products, subIndustries }) => ({
    id,
    name,
    icon,
    products,
    subIndustries,
  }))
  const { min_price: min, max_price: max } = row ?? { min_price: null, max_price: null }
  return {
    categories,
    ...(isEstimate && { isEstimate }),
    ...(scale && min !== null && max !== null && { minMaxPrice: await describeSpan(db, min, max, scale) }),
    select: row ? makeSelects(row, categories, scale ? 'member' : 'guest') : [],
  }
}

async function describeSpan(db: Queryable, min: UnitPrice, max: UnitPrice, scale: PriceScale) {
  const days = (await findRates(db)).map(({ day }) => day).sort()
  return { ...spanPrices(min, max, scale), currency: scale.currency, day: days.at(-1) ?? null }
}

/** `key` is what goes into the address, `value` what people read. */
function makeSelects(row: Row, categories: Filters['categories'], audience: Audience): Select[] {
  const { titles, availability, direct } = filterMessages
  const select = (key: keyof typeof titles, options: Select['options']): Select => ({
    query: key,
    title: titles[key],
    key,
    options,
  })
  const counted = (rows: readonly Counted[] | null) =>
    (rows ?? []).map(({ id, name, products }) => ({ key: String(id), value: name, products }))
  return [
    select(
      'country',
      (row.countries ?? []).map(({ code, name, products }) => ({
        key: name,
        value: name,
        icon: `/flags/${code.toLowerCase()}.svg`,
        products,
      })),
    ),
    ...(audience === 'member' ? [select('priceRange', [])] : []),
    select(
      'availability',
      Object.entries(availability).map(([key, value]) => ({ key, value, products: row.availability?.[key] ?? 0 })),
    ),
    select(
      'direct',
      Object.entries(direct).map(([key, value]) => ({ key, value, products: row.direct?.[key] ?? 0 })),
    ),
    select('brand', counted(row.brands)),
    select(
      'category',
      categories.flatMap(({ subIndustries }) =>
        subIndustries.map(({ id, name, products }) => ({ key: String(id), value: name, products })),
      ),
    ),
    select('family', counted(row.families)),
  ]
}
