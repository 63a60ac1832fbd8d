import { type Account, type MoneySide, mostEntries } from '@fairquay/contract/billing/money-endpoints.ts'
import { writeOrderPaperNumber } from '@fairquay/contract/billing/order-paper.ts'
import type { OwedItem } from '@fairquay/contract/billing/shapes.ts'
import { type Amount, writeMoney } from '@fairquay/contract/money.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { findOwed } from './find-owed.ts'

export type Statement = { company: { id: number; name: string }; accounts: Account[]; open: OwedItem[] }

type EntryRow = {
  side: MoneySide
  currency: string
  day: string
  kind: Account['entries'][number]['kind']
  order_id: number
  order_year: number
  order_number: number
  year: number | null
  number: number | null
  reference: string
  amount: Amount
  balance: Amount
  place: number
}

/**
 * The accounts of a company with another one, one for each direction and currency. A company with which there was never an invoice or a payment answers like
 * one that never was.
 */
export async function readStatement(db: Queryable, companyId: number, otherId: number, now: Date): Promise<Statement> {
  const { rows } = await sql<EntryRow>`
    with moved as (
      select p.seller_company_id as seller, p.currency, (p.facts ->> 'issued_on')::date as day, case p.kind when 'credit-note' then 'credit' else 'invoice' end as kind,
        p.order_id, p.year, p.number, '' as reference, case p.kind when 'credit-note' then -p.total else p.total end as amount, p.issued_at as at, p.id
      from order_papers p where p.kind in ('commercial-invoice', 'credit-note')
        and ((p.seller_company_id = ${companyId} and p.buyer_company_id = ${otherId}) or (p.seller_company_id = ${otherId} and p.buyer_company_id = ${companyId}))
      union all
      select y.seller_company_id, y.currency, y.paid_on, 'payment', y.order_id, null, null, y.reference, -y.amount, y.recorded_at, y.id
      from order_payments y where y.reversed_at is null
        and ((y.seller_company_id = ${companyId} and y.buyer_company_id = ${otherId}) or (y.seller_company_id = ${otherId} and y.buyer_company_id = ${companyId}))
    ), told as (
      select case m.seller when ${companyId} then 'receivable' else 'payable' end as side, m.*,
        sum(m.amount) over (partition by m.seller, m.currency order by m.day, m.at, m.kind, m.id)::bigint as balance,
        row_number() over (partition by m.seller, m.currency order by m.day desc, m.at desc, m.kind desc, m.id desc) as place
      from moved m)
    select t.side, t.currency, t.day, t.kind, t.order_id, o.year as order_year, o.number as order_number, t.year, t.number, t.reference, t.amount, t.balance, t.place
    from told t join orders o on o.id = t.order_id where t.place <= ${mostEntries} order by t.side desc, t.currency, t.place`.execute(
    db,
  )
  const open = await findOwed(
    db,
    sql`w.open > 0 and ((w.seller_company_id = ${companyId} and w.buyer_company_id = ${otherId})
      or (w.seller_company_id = ${otherId} and w.buyer_company_id = ${companyId}))`,
    now,
    { order: sql`w.due_on, w.id`, limit: mostEntries },
  )
  const company = await findCompany(db, otherId)
  if (!company || (rows.length === 0 && open.length === 0)) throw new Failure('not_found')
  return { company, accounts: toAccounts(rows), open }
}

async function findCompany(db: Queryable, id: number): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from companies where id = ${id}`.execute(db)
  return rows[0]
}

function toAccounts(rows: readonly EntryRow[]): Account[] {
  const groups = Map.groupBy(rows, ({ side, currency }) => `${side} ${currency}`)
  return [...groups.values()].flatMap((group) => {
    const [newest, last] = [group[0], group.at(-1)]
    if (!newest || !last) return []
    const { side, currency } = newest
    return {
      side,
      currency,
      balance: writeMoney(newest.balance, currency),
      before: writeMoney(last.balance - last.amount, currency),
      entries: group.map((row) => ({
        day: row.day,
        kind: row.kind,
        order_id: row.order_id,
        order: writeOrderNumber(row.order_year, row.order_number),
        number:
          row.year === null || row.number === null
            ? ''
            : writeOrderPaperNumber(row.kind === 'credit' ? 'credit-note' : 'commercial-invoice', row.year, row.number),
        reference: row.reference,
        amount: writeMoney(row.amount, currency),
        balance: writeMoney(row.balance, currency),
      })),
    }
  })
}
