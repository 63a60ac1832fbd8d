import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { refuseName } from '@fairquay/contract/admin/rules.ts'
import { onOneLine } from '@fairquay/contract/one-line.ts'
import { makeSlug, numberSlug } from '@fairquay/contract/slugs.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import * as queries from './category-queries.ts'
import { reindex } from './reindex.ts'

/** Every change of the categories: what it touches is shown anew, and what was before stands in the audit log. */

function change<T>(app: App, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return inTransaction(app.db, async (tx) => {
    await queries.holdCategories(tx)
    return work(tx)
  })
}

export function createIndustry(app: App, viewer: Viewer, wanted: { name: string; icon: string }): Promise<number> {
  return change(app, async (tx) => {
    const name = readName(wanted.name)
    if (await queries.isIndustryNameTaken(tx, name)) throw nameTaken()
    const taken = await queries.findIndustrySlugs(tx)
    const base = makeSlug(name, 'industry')
    let number = 1
    while (taken.has(numberSlug(base, number))) number++
    const id = await queries.insertIndustry(tx, { name, slug: numberSlug(base, number), icon: wanted.icon })
    await recordChange(tx, viewer, {
      action: 'created',
      thing: 'industry',
      id,
      name,
      after: { name, icon: wanted.icon },
    })
    return id
  })
}

export function changeIndustry(
  app: App,
  viewer: Viewer,
  id: number,
  wanted: { name: string; icon: string },
): Promise<void> {
  return change(app, async (tx) => {
    const before = await queries.getIndustry(tx, id)
    const after = { name: readName(wanted.name), icon: wanted.icon }
    if (await queries.isIndustryNameTaken(tx, after.name, id)) throw nameTaken()
    if (before.name === after.name && before.icon === after.icon) return
    await queries.updateIndustry(tx, id, after)
    await recordChange(tx, viewer, {
      action: 'changed',
      thing: 'industry',
      id,
      name: after.name,
      before: { name: before.name, icon: before.icon },
      after,
    })
    await reindex(app, tx, await queries.findTouchedByIndustry(tx, id))
  })
}

export function deleteIndustry(app: App, viewer: Viewer, id: number): Promise<void> {
  return change(app, async (tx) => {
    const { name, icon } = await queries.getIndustry(tx, id)
    const contents = await queries.findContentsOf(tx, id)
    if (contents.subIndustries > 0) throw refuse('id', adminMessages.industryNotEmpty)
    if (contents.companies > 0) throw refuse('id', adminMessages.industryHasCompanies)
    await queries.deleteIndustryRow(tx, id)
    await recordChange(tx, viewer, { action: 'deleted', thing: 'industry', id, name, before: { name, icon } })
  })
}

export function createSubIndustry(app: App, viewer: Viewer, industryId: number, wanted: string): Promise<number> {
  return change(app, async (tx) => {
    const industry = await queries.getIndustry(tx, industryId)
    const name = readName(wanted)
    if (await queries.isSubIndustryNameTaken(tx, industryId, name)) throw nameTaken()
    const id = await queries.insertSubIndustry(tx, industryId, name)
    const after = { name, industry: industry.name }
    await recordChange(tx, viewer, { action: 'created', thing: 'sub-industry', id, name, after })
    return id
  })
}

export function changeSubIndustry(
  app: App,
  viewer: Viewer,
  id: number,
  wanted: { name: string; industry_id: number },
): Promise<void> {
  return change(app, async (tx) => {
    const before = await queries.getSubIndustry(tx, id)
    const from = await queries.getIndustry(tx, before.industry_id)
    const to = await queries.getIndustry(tx, wanted.industry_id)
    const name = readName(wanted.name)
    if (await queries.isSubIndustryNameTaken(tx, to.id, name, id)) throw nameTaken()
    const isMoved = from.id !== to.id
    if (!isMoved && before.name === name) return
    await queries.updateSubIndustry(tx, id, { name, industryId: to.id, isMoved })
    await recordChange(tx, viewer, {
      action: isMoved ? 'moved' : 'changed',
      thing: 'sub-industry',
      id,
      name,
      before: { name: before.name, industry: from.name },
      after: { name, industry: to.name },
    })
    await reindex(app, tx, { products: await queries.findProductsIn(tx, id), companies: [] })
  })
}

export function deleteSubIndustry(app: App, viewer: Viewer, id: number): Promise<void> {
  return change(app, async (tx) => {
    const { name, industry_id } = await queries.getSubIndustry(tx, id)
    if ((await queries.findProductsIn(tx, id)).length > 0) throw refuse('id', adminMessages.subIndustryNotEmpty)
    const industry = await queries.getIndustry(tx, industry_id)
    await queries.deleteSubIndustryRow(tx, id)
    const before = { name, industry: industry.name }
    await recordChange(tx, viewer, { action: 'deleted', thing: 'sub-industry', id, name, before })
  })
}

/** Only a whole list of what is there now is taken: another one was made from a list that has changed since. */
export function orderCategories(
  app: App,
  viewer: Viewer,
  of: 'industries' | { industryId: number },
  ids: readonly number[],
): Promise<void> {
  return change(app, async (tx) => {
    const industry = of === 'industries' ? undefined : await queries.getIndustry(tx, of.industryId)
    const before = await queries.findOrder(tx, of)
    const isWhole = before.length === ids.length && ids.every((id) => before.includes(id))
    if (!isWhole) throw new Failure('conflict', { ids: adminMessages.notAll }, adminMessages.notAll)
    await queries.writeOrder(tx, of === 'industries' ? 'industries' : 'sub_industries', ids)
    await recordChange(tx, viewer, {
      action: 'moved',
      thing: industry ? 'sub-industry' : 'industry',
      id: industry?.id ?? null,
      name: industry ? industry.name : '',
      before: { order: before },
      after: { order: [...ids] },
    })
  })
}

function readName(name: string): string {
  const refusal = refuseName(name)
  if (refusal) throw new Failure('invalid_input', { name: refusal })
  return onOneLine(name)
}

function nameTaken(): Failure {
  return new Failure('conflict', { name: adminMessages.nameTaken }, adminMessages.nameTaken)
}

function refuse(field: string, sentence: string): Failure {
  return new Failure('refused', { [field]: sentence }, sentence)
}
