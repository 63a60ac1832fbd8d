import { isSameName } from '@fairquay/contract/same-name.ts'
import { refuseStarters, type StarterIndustry } from '@fairquay/contract/setup/starter-rules.ts'
import { makeSlug, numberSlug } from '@fairquay/contract/slugs.ts'
import * as queries from '../admin/category-queries.ts'
import { recordChanges } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'

/** Adds what was chosen of the starter set after what is there, and says how much that was. What has its name already is not added twice. */
export async function addStarters(
  app: App,
  viewer: Viewer,
  wanted: readonly StarterIndustry[],
): Promise<{ industries: number; sub_industries: number }> {
  const refusals = refuseStarters(wanted)
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
  return inTransaction(app.db, async (tx) => {
    await queries.holdCategories(tx)
    const there = await queries.findIndustriesForDesk(tx)
    const slugs = await queries.findIndustrySlugs(tx)
    let industries = 0
    const added: { industry: string; names: string[] }[] = []
    for (const { name: typed, icon, sub_industries } of wanted) {
      const name = typed.trim()
      const known = there.find((one) => isSameName(one.name, name))
      const id = known?.id ?? (await queries.insertIndustry(tx, { name, slug: takeSlug(slugs, name), icon }))
      if (!known) industries++
      const fresh = sub_industries
        .map((sub) => sub.trim())
        .filter((sub) => !known?.sub_industries.some((one) => isSameName(one.name, sub)))
      for (const sub of fresh) await queries.insertSubIndustry(tx, id, sub)
      if (!known || fresh.length > 0) added.push({ industry: name, names: fresh })
    }
    await recordChanges(
      tx,
      viewer,
      added.map(({ industry, names }) => ({
        action: 'created' as const,
        thing: 'industry' as const,
        id: null,
        name: industry,
        after: { name: industry, sub_industries: names },
      })),
    )
    return { industries, sub_industries: added.reduce((sum, { names }) => sum + names.length, 0) }
  })
}

function takeSlug(taken: Set<string>, name: string): string {
  const base = makeSlug(name, 'industry')
  let number = 1
  while (taken.has(numberSlug(base, number))) number++
  const slug = numberSlug(base, number)
  taken.add(slug)
  return slug
}
