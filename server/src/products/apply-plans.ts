import { productMessages } from '@fairquay/contract/products/messages.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { sql } from 'kysely'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { findRecords, firstOwner } from '../catalogue/queries.ts'
import { toWholeDraft } from '../catalogue/record-draft.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { bringPricesBack, writePlannedPrices } from './planned-prices.ts'
import { findStandings, noteEditor } from './queries.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export const applyPlansJob = jobKind<object>('apply-plans')

/** Stored for the moment of each plan, and once a minute for what a server that was away has missed. */
export function applyPlansHandler(app: Parts): JobHandler {
  return { ...handleJob(applyPlansJob, () => applyPlans(app, new Date())), isEveryMinute: true }
}

/** Carries out what is due by then, one plan a transaction, the earliest first. One that breaks keeps no other waiting, and is tried again the next time. */
export async function applyPlans(app: Parts, now: Date): Promise<void> {
  const broken = new Map<number, unknown>()
  for (let isMore = true; isMore; ) {
    let plan: DuePlan | undefined
    try {
      await inTransaction(app.db, async (tx) => {
        plan = await takeNext(tx, now, [...broken.keys()])
        if (plan) await apply(app, tx, plan)
      })
    } catch (error) {
      if (!plan) throw error
      broken.set(plan.id, error)
    }
    isMore = plan !== undefined
  }
  for (const error of broken.values()) throw error
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

/** The next that is due, held. What ends at a moment ends before something else begins. */
async function takeNext(tx: Queryable, now: Date, besides: readonly number[]): Promise<DuePlan | undefined> {
  const { rows } = await sql<DuePlan>`
    select d.id, d.product_id, p.company_id, p.name, d.kind, d.state, d.ends_at, d.currency, d.created_by, u.first_name, u.last_name
    from product_plans d join products p on p.id = d.product_id left join users u on u.id = d.created_by
    where d.next_at <= ${now} and d.id <> all(${besides}::int[])
    order by d.next_at, d.state = 'running' desc, d.id limit 1 for update of d skip locked`.execute(tx)
  return rows[0]
}

async function apply(app: Parts, tx: Queryable, plan: DuePlan): Promise<void> {
  const fault = await carryOut(tx, plan)
  const goesOn = fault === undefined && plan.state === 'waiting' && plan.ends_at !== null
  const state = fault !== undefined ? 'failed' : goesOn ? 'running' : 'done'
  await sql`
    update product_plans set state = ${state}, fault = ${fault ?? null}, next_at = ${goesOn ? plan.ends_at : null}::timestamptz,
      ended_at = case when ${goesOn}::boolean then null else now() end
    where id = ${plan.id}`.execute(tx)
  if (goesOn && plan.ends_at) await app.jobs.enqueue(tx, applyPlansJob, {}, { after: plan.ends_at })
  await tell(app, tx, plan, fault)
}

/** Does what is planned; or says why it cannot be done. */
async function carryOut(tx: Queryable, plan: DuePlan): Promise<string | undefined> {
  // A sale ends whatever became of the product: one that is restored later must not keep its price.
  if (plan.kind === 'prices' && plan.state === 'running') {
    await bringPricesBack(tx, { ...plan, by: actorOf(plan) })
    return undefined
  }
  const [standing] = await findStandings(tx, plan.company_id, [plan.product_id], { isHeld: true })
  if (!standing) return say.deleted
  if (plan.kind === 'prices') return writePlannedPrices(tx, { ...plan, by: actorOf(plan) })
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

/** What has happened just now, where the name of the product says too little. */
function happened({ kind, state, ends_at }: DuePlan): string | undefined {
  if (kind === 'publish' || ends_at === null) return undefined
  return state === 'waiting' ? say.saleBegan(ends_at.toISOString()) : say.saleEnded
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
      about: say.about(plan.name, fault ?? happened(plan)),
      path: `/products-parent/${plan.product_id}`,
    },
    people: rows.map(({ id }) => id),
    writeTo: fault === undefined || !planner ? [] : [planner.id],
    companyId: plan.company_id,
  })
}
