import { makeSlug } from '@fairquay/contract/slugs.ts'
import type { Queryable } from '../database.ts'

export type NewIndustry = { name: string; icon: string; subIndustries: readonly string[] }

/** Stores industries with their sub-industries in the order shown; the ids of each, in the same order. */
export async function createIndustries(
  tx: Queryable,
  industries: readonly NewIndustry[],
): Promise<{ id: number; subIndustryIds: number[] }[]> {
  const made: { id: number; subIndustryIds: number[] }[] = []
  for (const [position, { name, icon, subIndustries }] of industries.entries()) {
    const { id } = await tx
      .insertInto('industries')
      .values({ name, slug: makeSlug(name, 'industry'), icon, position })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = subIndustries.map((sub, place) => ({ industry_id: id, name: sub, position: place }))
    const subs = await tx.insertInto('sub_industries').values(rows).returning('id').execute()
    made.push({ id, subIndustryIds: subs.map((sub) => sub.id) })
  }
  return made
}
