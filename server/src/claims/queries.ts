import { type ReasonCount, unclaimedFaults } from '@fairquay/contract/claims/claim-lines.ts'
import {
  type ClaimAction,
  type ClaimSide,
  type ClaimStatus,
  type Remedy,
  unsettledClaimStatuses,
} from '@fairquay/contract/claims/states.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** A claim as the database keeps it: money in minor units. */
export type ClaimRow = {
  id: number
  order_id: number
  number: number
  order_year: number
  order_number: number
  seller_id: number
  seller_name: string
  buyer_id: number
  buyer_name: string
  shipment_id: number | null
  status: ClaimStatus
  wanted: Remedy | 'any'
  remedy: Remedy | null
  is_returned: boolean
  currency: string
  value: number
  credit_amount: number
  credit_reference: string
  replacement_shipment_id: number | null
  first_product: string
  created_at: Date
  changed_at: Date
  sent_back_at: Date | null
  settled_at: Date | null
}

export type ClaimLineRow = {
  position: number
  product_id: number | null
  variant_key: string
  name: string
  options: { name: string; value: string }[]
  sku: string | null
  order_measure: string
  quantity: number
  reasons: ReasonCount[]
  value: number
  credit: number
  returned: number
}

export type WholeClaimRow = ClaimRow & {
  lines: ClaimLineRow[]
  entries: {
    id: number
    action: ClaimAction | 'open'
    at: string
    by: string
    side: ClaimSide
    person: string
    text: string
  }[]
  files: { id: number; name: string; bytes: number; file: string }[]
}

export const claimColumns = sql`c.id, c.order_id, c.number, o.year as order_year, o.number as order_number, c.seller_company_id as seller_id, v.name as seller_name,
  c.buyer_company_id as buyer_id, b.name as buyer_name, c.shipment_id, c.status, c.wanted, c.remedy, c.is_returned, c.currency, c.value, c.credit_amount,
  c.credit_reference, c.replacement_shipment_id, c.first_product, c.created_at, c.changed_at, c.sent_back_at, c.settled_at`

export const claimParties = sql`join orders o on o.id = c.order_id join companies v on v.id = c.seller_company_id join companies b on b.id = c.buyer_company_id`

const wholeColumns = sql`${claimColumns},
  (select coalesce(json_agg(json_build_object('position', l.position, 'product_id', g.product_id, 'variant_key', g.variant_key, 'name', g.name,
     'options', g.options, 'sku', g.sku, 'order_measure', g.order_measure, 'quantity', l.quantity, 'reasons', l.reasons, 'value', l.value, 'credit', l.credit,
     'returned', l.returned) order by l.position), '[]')
   from claim_lines l join order_lines g on g.order_id = c.order_id and g.position = l.position where l.claim_id = c.id) as lines,
  (select coalesce(json_agg(json_build_object('id', e.id, 'action', e.action, 'at', e.at, 'by', k.name, 'side', e.side,
     'person', coalesce(u.first_name || ' ' || u.last_name, ''), 'text', e.text) order by e.id), '[]')
   from claim_entries e join companies k on k.id = e.company_id left join users u on u.id = e.user_id where e.claim_id = c.id) as entries,
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'file', f.file) order by f.id), '[]')
   from claim_files f where f.claim_id = c.id) as files`

export async function findClaim(db: Queryable, id: number): Promise<WholeClaimRow | undefined> {
  const { rows } = await sql<WholeClaimRow>`
    select ${wholeColumns} from claims c ${claimParties} where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Of one order, the first made first. */
export async function findClaimsOf(db: Queryable, orderId: number): Promise<WholeClaimRow[]> {
  const { rows } = await sql<WholeClaimRow>`
    select ${wholeColumns} from claims c ${claimParties} where c.order_id = ${orderId} order by c.number`.execute(db)
  return rows
}

export type ClaimableRow = {
  position: number
  quantity: number
  shipped: number
  claimed: number
  total: number
  name: string
  options: { name: string; value: string }[]
  order_measure: string
  short: number
  damaged: number
  shipment_id: number | null
}

/**
 * The lines of an order with what was claimed of them. What was withdrawn counts no more, nor what was replaced: the goods sent instead can be faulty too. `short` and
 * `damaged` are what no claim for either reason has taken up.
 */
export async function findClaimable(db: Queryable, orderId: number): Promise<ClaimableRow[]> {
  const { rows } = await sql<ClaimableRow & { claimed_short: number; claimed_damaged: number }>`
    select l.position, l.quantity, l.shipped, l.total, l.name, l.options, l.order_measure, k.claimed, l.short, l.damaged,
      k.short::integer as claimed_short, k.damaged::integer as claimed_damaged,
      (select max(s.id) from shipments s join shipment_lines p on p.shipment_id = s.id
       where s.order_id = l.order_id and p.position = l.position and s.left_at is not null) as shipment_id
    from order_lines l
    cross join lateral (
      select coalesce(sum(p.quantity) filter (where not (c.status = 'settled' and c.remedy = 'replacement')), 0) as claimed,
        coalesce(sum(r.short), 0) as short, coalesce(sum(r.damaged), 0) as damaged
      from claims c join claim_lines p on p.claim_id = c.id
      cross join lateral (
        select sum(t.quantity) filter (where t.reason = 'short') as short, sum(t.quantity) filter (where t.reason = 'damaged') as damaged
        from jsonb_to_recordset(p.reasons) as t(reason text, quantity integer)) r
      where c.order_id = l.order_id and p.position = l.position and c.status <> 'withdrawn') k
    where l.order_id = ${orderId} order by l.position`.execute(db)
  return rows.map(({ claimed_short, claimed_damaged, ...line }) => ({
    ...line,
    ...unclaimedFaults(line, { short: claimed_short, damaged: claimed_damaged }),
  }))
}

export async function storeEntry(
  tx: Queryable,
  entry: {
    claimId: number
    action: ClaimAction | 'open'
    side: ClaimSide
    by: { userId: number; companyId: number }
    text: string
    now: Date
  },
): Promise<void> {
  const { claimId, action, side, by, text, now } = entry
  await sql`
    insert into claim_entries (claim_id, action, side, company_id, user_id, at, text)
    values (${claimId}, ${action}, ${side}, ${by.companyId}, ${by.userId}, ${now}, ${text})`.execute(tx)
}

/** Writes down how many claims of an order somebody still has to do something about: an order does not complete before them. */
export async function countOpenClaims(tx: Queryable, orderId: number): Promise<void> {
  await sql`
    update orders set open_claims = (
      select count(*) from claims where order_id = ${orderId} and status = any(${[...unsettledClaimStatuses]}::text[]))
    where id = ${orderId}`.execute(tx)
}
