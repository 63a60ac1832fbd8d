import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import { readUnitPrice, type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { PlannedPrice, ProductPlan } from '@fairquay/contract/products/plan-endpoints.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import {
  findOverlaps,
  findPlanFaults,
  isOpen,
  mostPlans,
  type PlanWish,
  planLineKey,
} from '@fairquay/contract/products/plan-rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { findRecords, type ProductRecord } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { insertRows } from '../insert-rows.ts'
import { companyOf, type Viewer } from '../session.ts'
import { applyPlansJob } from './apply-plans.ts'
import { bringPricesBack } from './planned-prices.ts'
import { getStanding } from './queries.ts'

type PlanRow = Omit<ProductPlan, 'lines' | 'starts_at' | 'ends_at' | 'created_at' | 'ended_at'> & {
  starts_at: Date
  ends_at: Date | null
  created_at: Date
  ended_at: Date | null
  lines: { variant_key: string; min_qty: number; price: UnitPrice; list_price: UnitPrice | null }[]
}

/** The plans of a product, waiting ones in their order before those that are over; `planId` asks for one. */
async function findRows(db: Queryable, productId: number, planId?: number): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.kind, p.state, p.starts_at, p.ends_at, p.currency, p.fault, p.created_at, p.ended_at,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as created_by,
      (select coalesce(json_agg(json_build_object('variant_key', t.variant_key, 'min_qty', t.min_qty, 'price', l.price, 'list_price', l.list_price)
        order by t.position, t.id), '[]')
       from product_plan_lines l join sales_terms t on t.id = l.sales_term_id where l.plan_id = p.id) as lines
    from product_plans p left join users u on u.id = p.created_by
    where p.product_id = ${productId} ${planId === undefined ? sql`` : sql`and p.id = ${planId}`}
    order by p.next_at nulls last, p.ended_at desc, p.id limit 100`.execute(db)
  return rows
}

type Named = Pick<ProductRecord, 'options' | 'values' | 'terms'>

/** The options and values that a combination is called by. */
function nameOptions({ options, values }: Named, variantKey: string): Record<string, string> {
  const names = new Map(options.map(({ id, name }) => [id, name]))
  const chosen = readVariantKey(variantKey).flatMap((id) => values.filter((value) => value.id === id))
  return Object.fromEntries(chosen.map(({ option_id, value }) => [names.get(option_id) ?? '', value]))
}

function present(record: Named, { lines, ...row }: PlanRow): ProductPlan {
  return {
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    lines: lines.map(({ variant_key, min_qty, price, list_price }) => ({
      options: nameOptions(record, variant_key),
      min_qty,
      price: writeUnitPrice(price),
      list_price: list_price === null ? null : writeUnitPrice(list_price),
    })),
  }
}

async function getRecord(db: Queryable, companyId: number, id: number, more?: { isHeld: boolean }) {
  await getStanding(db, companyId, id, more)
  const [record] = await findRecords(db, [id])
  if (!record) throw new Failure('not_found')
  return record
}

export async function readPlans(db: Queryable, companyId: number, productId: number): Promise<ProductPlan[]> {
  const record = await getRecord(db, companyId, productId)
  return (await findRows(db, productId)).map((row) => present(record, row))
}

async function readPlan(db: Queryable, record: ProductRecord, planId: number): Promise<ProductPlan> {
  const [row] = await findRows(db, record.id, planId)
  if (!row) throw new Failure('not_found')
  return present(record, row)
}

/** Stores a plan; the job that carries it out is stored with it. */
export async function storePlan(
  { jobs }: Pick<App, 'jobs'>,
  tx: Queryable,
  viewer: Viewer,
  { productId, ...wish }: PlanWish & { productId: number },
): Promise<ProductPlan> {
  const record = await getRecord(tx, companyOf(viewer).id, productId, { isHeld: true })
  const lines = new Map(
    record.terms.map((term) => [
      planLineKey({ options: nameOptions(record, term.variant_key), min_qty: term.min_qty }),
      term,
    ]),
  )
  const known = new Map([...lines].map(([key, { price }]) => [key, price !== null]))
  const faults = findPlanFaults(wish, known, new Date())
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
  const waiting = (await findRows(tx, productId)).filter(isOpen).map((row) => present(record, row))
  if (waiting.length >= mostPlans) throw new Failure('refused', {}, say.tooMany(mostPlans))
  const overlaps = findOverlaps(wish, waiting)
  if (Object.keys(overlaps).length > 0) throw new Failure('invalid_input', overlaps)
  const { rows } = await sql<{ id: number; starts_at: Date }>`
    insert into product_plans (product_id, kind, starts_at, ends_at, next_at, currency, created_by)
    values (${productId}, ${wish.kind}, ${wish.starts_at}::timestamptz, ${wish.ends_at ?? null}::timestamptz, ${wish.starts_at}::timestamptz,
      ${record.currency}, ${viewer.userId}) returning id, starts_at`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('A plan that was stored has no id.')
  await insertLines(tx, made.id, wish.lines ?? [], (line) => lines.get(planLineKey(line))?.id ?? 0)
  await jobs.enqueue(tx, applyPlansJob, {}, { after: made.starts_at })
  const plan = await readPlan(tx, record, made.id)
  const after = { plan: say.described(plan) }
  await recordChange(tx, viewer, { action: 'changed', thing: 'product', id: productId, name: record.name, after })
  return plan
}

async function insertLines(
  tx: Queryable,
  planId: number,
  lines: readonly PlannedPrice[],
  idOf: (line: PlannedPrice) => number,
): Promise<void> {
  const rows = lines.map((line) => ({
    plan_id: planId,
    sales_term_id: idOf(line),
    price: readUnitPrice(line.price),
    list_price: line.list_price == null ? null : readUnitPrice(line.list_price),
  }))
  const columns = { plan_id: 'int', sales_term_id: 'int', price: 'bigint', list_price: 'bigint' }
  await insertRows(tx, 'product_plan_lines', columns, rows)
}

/** Takes a plan back that is not over. A publishing stays as it is, a sale that runs ends now. */
export async function cancelPlan(
  tx: Queryable,
  viewer: Viewer,
  { productId, planId }: { productId: number; planId: number },
): Promise<ProductPlan> {
  const record = await getRecord(tx, companyOf(viewer).id, productId)
  // The plan is held before the product, as the job does it.
  await sql`select 1 from product_plans where id = ${planId} and product_id = ${productId} for update`.execute(tx)
  const before = await readPlan(tx, record, planId)
  const { rows } = await sql<{ ends_at: Date | null }>`
    update product_plans set state = 'cancelled', next_at = null, ended_at = now()
    where id = ${planId} and product_id = ${productId} and next_at is not null returning ends_at`.execute(tx)
  const [plan] = rows
  if (!plan) throw new Failure('refused', {}, say.over)
  const sides = { before: { plan: say.described(before) }, after: { plan: say.cancelled } }
  await recordChange(tx, viewer, { action: 'changed', thing: 'product', id: productId, name: record.name, ...sides })
  if (before.kind === 'prices' && before.state === 'running')
    await bringPricesBack(tx, { ...before, ...plan, product_id: productId, name: record.name, by: viewer })
  return readPlan(tx, record, planId)
}
