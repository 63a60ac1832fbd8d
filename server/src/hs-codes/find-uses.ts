import { type HsUse, listHsNameWords } from '@fairquay/contract/hs-codes/suggest.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Goods that a code is proposed for; `key` is theirs in the answer. */
export type AskedGoods = { key: number; name: string; categoryIds: readonly number[] }
export type FoundUses = { categories: string[]; uses: HsUse[] }

/** So many products on the market are looked at for what a category, or a word, is declared as. */
const mostOfCategory = 2000
const mostOfWords = 300

/** What the categories of goods are called, and what other goods on the market use: of the same category, and with the same words in their names. */
export async function findHsUses(db: Queryable, goods: readonly AskedGoods[]): Promise<Map<number, FoundUses>> {
  const ids = [...new Set(goods.flatMap(({ categoryIds }) => categoryIds))]
  const categories = await findCategoryUses(db, ids)
  const words = await findWordUses(
    db,
    goods.map(({ name }) => listHsNameWords(name).join(' ')),
  )
  return new Map(
    goods.map(({ key, name, categoryIds }) => {
      const found = categoryIds.flatMap((id) => categories.get(id) ?? [])
      const spoken = listHsNameWords(name).join(' ')
      const counts = words.get(spoken)
      return [
        key,
        {
          categories: found.flatMap(({ industry, name }) => [industry, name]),
          uses: [
            ...(counts ? [{ kind: 'goods' as const, name: spoken, counts }] : []),
            ...found
              .filter((one) => one.counts.size > 0)
              .map((one) => ({ kind: 'category' as const, name: one.name, counts: one.counts })),
          ],
        },
      ]
    }),
  )
}

type CategoryUse = { industry: string; name: string; counts: Map<string, number> }

async function findCategoryUses(db: Queryable, ids: readonly number[]): Promise<Map<number, CategoryUse>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; industry: string; name: string; uses: Record<string, number> | null }>`
    select s.id, i.name as industry, s.name, u.uses
    from sub_industries s join industries i on i.id = s.industry_id
    left join lateral (
      select json_object_agg(n.code, n.count) as uses from (
        select left(d.hts, 6) as code, count(*) as count
        from (select x.product_id from product_sub_industries x where x.sub_industry_id = s.id order by x.product_id desc limit ${mostOfCategory}) x
        join listings l on l.product_id = x.product_id join product_data d on d.product_id = x.product_id
        where d.hts is not null group by 1
      ) n
    ) u on true
    where s.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, industry, name, uses }) => [id, { industry, name, counts: readCounts(uses) }]))
}

/** By words that all stand in the name. */
async function findWordUses(db: Queryable, asked: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const words = [...new Set(asked)].filter((one) => one !== '')
  if (words.length === 0) return new Map()
  // Letters and digits alone, so that nothing of a name is read as a question; ':A' is what stands in the name.
  const questions = words.map((one) =>
    one
      .split(' ')
      .map((word) => `${word}:A`)
      .join(' & '),
  )
  const { rows } = await sql<{ words: string; uses: Record<string, number> }>`
    select w.words, u.uses from unnest(${words}::text[], ${questions}::text[]) as w (words, question)
    join lateral (
      select json_object_agg(n.code, n.count) as uses from (
        select left(d.hts, 6) as code, count(*) as count
        from (select l.product_id from listings l where l.search @@ to_tsquery('fairquay', w.question) limit ${mostOfWords}) x
        join product_data d on d.product_id = x.product_id where d.hts is not null group by 1
      ) n
    ) u on u.uses is not null`.execute(db)
  return new Map(rows.map(({ words, uses }) => [words, readCounts(uses)]))
}

function readCounts(uses: Record<string, number> | null): Map<string, number> {
  return new Map(Object.entries(uses ?? {}))
}
