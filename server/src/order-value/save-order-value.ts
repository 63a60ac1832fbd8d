import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { changeOwnOrderValue } from '@fairquay/contract/order-value/endpoints.ts'
import { findStepFaults, readOrderValue, writeOrderValue } from '@fairquay/contract/order-value/form.ts'
import { orderValueFaults } from '@fairquay/contract/order-value/messages.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { companyOf, type Viewer } from '../session.ts'
import { getOwnOrderValue, writeOrderValue as writeRows } from './queries.ts'

/** Writes a change made from `version`; from any other it is refused and nothing is overwritten. */
export async function saveOrderValue(
  tx: Queryable,
  viewer: Viewer,
  { version, form }: BodyOf<typeof changeOwnOrderValue>,
): Promise<void> {
  const companyId = companyOf(viewer).id
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
  const before = await getOwnOrderValue(tx, companyId, form.currency)
  const faults = findStepFaults(form)
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
  if (before.version !== version)
    throw new Failure('conflict', { version: String(before.version) }, orderValueFaults.changedMeanwhile)
  const after = readOrderValue(form)
  await writeRows(tx, companyId, version + 1, after)
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'company',
    id: companyId,
    name: before.name,
    before: { order_value: writeOrderValue(before.value) },
    after: { order_value: writeOrderValue(after) },
  })
}
