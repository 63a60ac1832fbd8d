import { groupByLine, refuseClaim, valueOfClaimed } from '@fairquay/contract/claims/claim-lines.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimForm } from '@fairquay/contract/claims/shapes.ts'
import { sum } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { insertRows } from '../insert-rows.ts'
import type { Viewer } from '../session.ts'
import { lockToClaim } from './hold-claim.ts'
import { type ClaimableRow, findClaimable, storeEntry } from './queries.ts'
import { tellOfClaim } from './tell-of-claim.ts'

/** Makes a claim of an order's buyer; its id. */
export async function openClaim(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  orderId: number,
  form: ClaimForm,
  now: Date,
): Promise<number> {
  const { order, by } = await lockToClaim(tx, viewer, orderId)
  const goods = await findClaimable(tx, orderId)
  await checkForm(tx, orderId, form, goods)
  const lines = groupByLine(form.lines).map((line) => {
    const good = goods.find(({ position }) => position === line.position)
    return { ...line, value: good ? valueOfClaimed(good, line.quantity) : 0 }
  })
  const first = goods.find(({ position }) => position === Math.min(...lines.map((line) => line.position)))
  const { rows } = await sql<{ id: number }>`
    insert into claims (order_id, number, seller_company_id, buyer_company_id, shipment_id, wanted, currency, value, first_product, created_at, changed_at)
    values (${orderId}, (select coalesce(max(number), 0) + 1 from claims where order_id = ${orderId}), ${order.sellerId}, ${order.buyerId},
      ${form.shipment_id}, ${form.wanted}, ${order.currency}, ${sum(lines.map(({ value }) => value))}, ${first?.name ?? ''}, ${now}, ${now})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const columns = { claim_id: 'integer', position: 'integer', quantity: 'integer', reasons: 'jsonb', value: 'bigint' }
  await insertRows(
    tx,
    'claim_lines',
    columns,
    lines.map((line) => ({ claim_id: id, ...line })),
  )
  await takeFiles(tx, { id, orderId, companyId: by.companyId }, form.file_ids)
  await storeEntry(tx, { claimId: id, action: 'open', side: 'buyer', by, text: form.text.trim(), now })
  await tellOfClaim(tx, app, { event: 'claim.opened', claimId: id, by, facts: { reason: form.text.trim() }, now })
  return id
}

async function checkForm(
  tx: Queryable,
  orderId: number,
  { shipment_id, lines, text }: ClaimForm,
  goods: readonly ClaimableRow[],
): Promise<void> {
  const details = { ...refuseClaim(goods, lines, text) }
  if (shipment_id !== null) {
    const { rows } = await sql`select 1 from shipments where id = ${shipment_id} and order_id = ${orderId}`.execute(tx)
    if (rows.length === 0) Object.assign(details, { shipment_id: claimMessages.noShipment })
  }
  if (Object.keys(details).length > 0) throw new Failure('refused', details)
}

/** Files that the same company has sent for this order, and no claim has yet. */
async function takeFiles(
  tx: Queryable,
  { id, orderId, companyId }: { id: number; orderId: number; companyId: number },
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return
  const { rows } = await sql`
    update claim_files set claim_id = ${id}
    where id = any(${[...fileIds]}::integer[]) and order_id = ${orderId} and company_id = ${companyId} and claim_id is null
    returning id`.execute(tx)
  if (rows.length !== fileIds.length) throw new Failure('refused', { file_ids: claimMessages.fileMissing })
}
