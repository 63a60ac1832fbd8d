import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listBrands, listCountries, listIndustryCategories } from '@fairquay/contract/explore/endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { addressesOf } from '../pictures.ts'

/** How many products stand on the facets of a kind, kept at write time. */
function sizesOf(kind: string) {
  return sql`select substr(facet, ${kind.length + 2}::int) as value, sum(delta)::int as products from facet_changes
    where facet >= ${`${kind}:`} and facet < ${`${kind};`} group by facet having sum(delta) > 0`
}

type Industry = AnswerOf<typeof listIndustryCategories>['data']['industries'][number]

export async function findIndustries(db: Queryable, onlyAvailable: boolean): Promise<Industry[]> {
  const { rows } = await sql<Industry>`
    with industry_sizes as (${sizesOf('industry')}), category_sizes as (${sizesOf('category')})
    select i.id, i.name, i.icon, coalesce(z.products, 0) as products, (
      select l.hit::json -> 'get_main_image' from facet_entries e join listings l using (product_id)
      where e.facet = 'industry:' || i.id order by e.created_at desc, e.product_id desc limit 1) as image, (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'products', coalesce(y.products, 0)) order by s.position, s.id), '[]')
      from sub_industries s left join category_sizes y on y.value = s.id::text
      where s.industry_id = i.id and (y.products is not null or not ${onlyAvailable}::boolean)) as get_sub_industries
    from industries i left join industry_sizes z on z.value = i.id::text
    where z.products is not null or not ${onlyAvailable}::boolean
    order by i.position, i.id`.execute(db)
  return rows
}

type Brand = AnswerOf<typeof listBrands>['data']['brands']['data'][number]
type BrandRow = {
  id: number
  name: string
  products: number
  logo_name: string | null
  logo_format: string | null
  total: number
}

export async function findBrands(
  db: Queryable,
  page: number,
  perPage: number,
): Promise<{ brands: Brand[]; total: number }> {
  const { rows } = await sql<BrandRow>`
    with sizes as materialized (${sizesOf('brand')}),
    total as (select count(*)::int as total from sizes)
    select b.*, t.total from total t left join lateral (
      select b.id, b.name, z.products, i.name as logo_name, i.format as logo_format
      from sizes z join brands b on b.id = z.value::int left join images i on i.id = b.logo_image_id
      order by lower(b.name), b.id limit ${perPage}::int offset ${(page - 1) * perPage}::int) b on true`.execute(db)
  const brands = rows
    .filter(({ id }) => id !== null)
    .map(({ id, name, products, logo_name, logo_format }) => ({
      id,
      name,
      logo: logo_name === null || logo_format === null ? null : addressesOf(logo_name, logo_format).medium,
      products,
    }))
  return { brands, total: rows[0]?.total ?? 0 }
}

type Country = AnswerOf<typeof listCountries>['countries'][number]

export async function findCountries(db: Queryable): Promise<Country[]> {
  const { rows } = await sql<{ code: string; name: string; products: number }>`
    with sizes as (${sizesOf('country')})
    select n.code, n.name, coalesce(z.products, 0) as products from countries n left join sizes z on z.value = n.code
    where not n.is_excluded order by n.name`.execute(db)
  return rows.map(({ code, name, products }) => ({
    name,
    cca2: code,
    icon: `/flags/${code.toLowerCase()}.svg`,
    isAvailable: products > 0,
    products,
  }))
}
