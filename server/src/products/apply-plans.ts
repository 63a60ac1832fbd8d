import { writeUnitPrice } from '@fairquay/contract/money.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { sql } from 'kysely'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { indexProducts } from '../catalogue/index-products.ts'
import { findRecords, firstOwner } from '../catalogue/queries.ts'
import { toWholeDraft } from '../catalogue/record-draft.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { findStandings, noteEditor } from './queries.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export const applyPlansJob = jobKind<object>('apply-plans')

/** Stored for the moment of each plan, and once a minute for what a server that was away has missed. */
export function applyPlansHandler(app: Parts): JobHandler {
  return { ...handleJob(applyPlansJob, () => applyPlans(app, new Date())), isEveryMinute: true }
}

/** Carries out what is due by then, one plan a transaction, the earliest first. */
export async function applyPlans(app: Parts, now: Date): Promise<void> {
  while (await inTransaction(app.db, (tx) => applyNext(app, tx, now)));
}

type DuePlan = {
  id: number
  product_id: number
  company_id: number
  name: string
  kind: 'publish' | 'prices'
  state: 'waiting' | 'running'
  ends_at: Date | null
  currency: string
  created_by: number | null
  first_name: string | null
  last_name: string | null
}

/** Returns whether there was one. */
async function applyNext(app: Parts, tx: Queryable, now: Date): Promise<boolean> {
  const { rows } = await sql<DuePlan>`
    select d.id, d.product_id, p.company_id, p.name, d.kind, d.state, d.ends_at, d.currency, d.created_by, u.first_name, u.last_name
    from product_plans d join products p on p.id = d.product_id left join users u on u.id = d.created_by
    where d.next_at <= ${now} order by d.next_at, d.id limit 1 for update of d skip locked`.execute(tx)
  const [plan] = rows
  if (!plan) return false
  const fault = await carryOut(tx, plan)
  const goesOn = fault === undefined && plan.state === 'waiting' && plan.ends_at !== null
  const state = fault !== undefined ? 'failed' : goesOn ? 'running' : 'done'
  await sql`
    update product_plans set state = ${state}, fault = ${fault ?? null}, next_at = ${goesOn ? plan.ends_at : null}::timestamptz,
      ended_at = case when ${goesOn}::boolean then null else now() end
    where id = ${plan.id}`.execute(tx)
  if (goesOn && plan.ends_at) await app.jobs.enqueue(tx, applyPlansJob, {}, { after: plan.ends_at })
  await tell(app, tx, plan, fault)
  return true
}

/** Does what is planned; or says why it cannot be done. */
async function carryOut(tx: Queryable, plan: DuePlan): Promise<string | undefined> {
  const [standing] = await findStandings(tx, plan.company_id, [plan.product_id], { isHeld: true })
  if (!standing) return say.deleted
  if (plan.kind === 'prices') return writePrices(tx, plan)
  if (plan.state === 'running') return moveTo(tx, plan, 'hidden')
  return standing.hidden_reason === null ? moveTo(tx, plan, 'published') : productMessages.hiddenByOperator
}

/** Whoever planned it stands in the log; what they planned was theirs to decide. */
function actorOf({ created_by, first_name, last_name }: DuePlan): Actor {
  return created_by === null
    ? undefined
    : { userId: created_by, firstName: first_name ?? '', lastName: last_name ?? '' }
}

async function moveTo(tx: Queryable, plan: DuePlan, state: 'published' | 'hidden'): Promise<string | undefined> {
  const [record] = await findRecords(tx, [plan.product_id])
  if (!record) return say.deleted
  const before = toWholeDraft(record)
  if (before.state === state) return undefined
  const draft = { ...before, state }
  const answer = checkDraft(draft)
  if ('faults' in answer) return Object.values(answer.faults)[0]
  await changeProduct(tx, { productId: plan.product_id, draft })
  await noteEditor(tx, [plan.product_id], plan.created_by)
  await recordChange(tx, actorOf(plan), {
    action: state,
    thing: 'product',
    id: plan.product_id,
    name: plan.name,
    before: { state: before.state },
    after: { state },
  })
  return undefined
}

type PriceRow = { old: number | null; price: number; currency: string }

async function writePrices(tx: Queryable, plan: DuePlan): Promise<string | undefined> {
  const { rows } = await sql<PriceRow>`
    select t.price as old, l.price, p.currency from product_plan_lines l
    join sales_terms t on t.id = l.sales_term_id and t.type = 'by_qty' join products p on p.id = t.product_id
    where l.plan_id = ${plan.id} order by t.position, t.id`.execute(tx)
  if (rows.length === 0) return say.noLineLeft
  if (rows.some(({ currency }) => currency !== plan.currency)) return say.otherCurrency
  await sql`
    update sales_terms t set price = l.price, list_price = l.list_price from product_plan_lines l
    where l.plan_id = ${plan.id} and t.id = l.sales_term_id and t.type = 'by_qty'`.execute(tx)
  await sql`
    update products set version = version + 1, updated_at = now(), changed_by = ${plan.created_by} where id = ${plan.product_id}`.execute(
    tx,
  )
  await indexProducts(tx, [plan.product_id])
  const write = (price: number | null) => (price === null ? null : writeUnitPrice(price as never))
  await recordChange(tx, actorOf(plan), {
    action: 'changed',
    thing: 'product',
    id: plan.product_id,
    name: plan.name,
    before: { prices: rows.map(({ old }) => write(old)) },
    after: { prices: rows.map(({ price }) => write(price)) },
  })
  return undefined
}

/** Everybody of the company finds it under the bell; whoever planned it, or else the first owner, is written to when it was not done. */
async function tell(app: Parts, tx: Queryable, plan: DuePlan, fault: string | undefined): Promise<void> {
  const { rows } = await sql<{ id: number; is_owner: boolean }>`
    select u.id, u.id = (select o.id from users o where o.company_id = ${plan.company_id} and o.status = 1 order by ${firstOwner} limit 1) as is_owner
    from users u where u.company_id = ${plan.company_id} and u.status = 1 order by u.id`.execute(tx)
  const planner = rows.find(({ id }) => id === plan.created_by) ?? rows.find(({ is_owner }) => is_owner)
  await notifyPeople(tx, app, {
    kind: fault === undefined ? 'plan.done' : 'plan.failed',
    facts: {
      about: fault === undefined ? plan.name : `${plan.name}: ${fault}`,
      path: `/products-parent/${plan.product_id}`,
    },
    people: rows.map(({ id }) => id),
    writeTo: fault === undefined || !planner ? [] : [planner.id],
    companyId: plan.company_id,
  })
}
