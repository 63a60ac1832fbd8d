import { randomBytes } from 'node:crypto'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import type { Queryable } from '../database.ts'

/** A plan and what it was made from. */
export type MadePlan = { title: string; input: PlanInput; plan: ShipmentPlan }

/** Keeps a plan; answers the key that names it from now on. */
export async function storePlan(db: Queryable, { title, input, plan }: MadePlan): Promise<{ key: string; at: Date }> {
  const key = randomBytes(16).toString('base64url')
  const { created_at: at } = await db
    .insertInto('shipment_plans')
    .values({ key, title, input: JSON.stringify(input), plan: JSON.stringify(plan) })
    .returning('created_at')
    .executeTakeFirstOrThrow()
  return { key, at }
}

export async function findPlan(db: Queryable, key: string): Promise<(MadePlan & { at: Date }) | undefined> {
  const row = await db
    .selectFrom('shipment_plans')
    .select(['title', 'input', 'plan', 'created_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  return (
    row && {
      title: row.title,
      input: row.input as unknown as PlanInput,
      plan: row.plan as unknown as ShipmentPlan,
      at: row.created_at,
    }
  )
}
