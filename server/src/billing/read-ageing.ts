import { type MoneyOfSide, type MoneySide, mostDebtors } from '@fairquay/contract/billing/money-endpoints.ts'
import { type AgeBucket, ageBuckets } from '@fairquay/contract/billing/money-owed.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Whose column of what is owed is the reader's, and whose the other's. */
const columns: Record<MoneySide, { own: RawBuilder<unknown>; other: RawBuilder<unknown> }> = {
  receivable: { own: sql.ref('w.seller_company_id'), other: sql.ref('w.buyer_company_id') },
  payable: { own: sql.ref('w.buyer_company_id'), other: sql.ref('w.seller_company_id') },
}

type AgeRow = { currency: string; bucket: AgeBucket; open: number }
type DebtorRow = { id: number; name: string; currency: string; open: number; overdue: number; oldest: string }

/** What is open on one side, by currency and age, and by company; days are those of `today` (see `ageBucketOf`). */
export async function readAgeing(
  db: Queryable,
  companyId: number,
  side: MoneySide,
  today: string,
): Promise<MoneyOfSide> {
  const { own, other } = columns[side]
  const { rows } = await sql<AgeRow>`
    select w.currency, case when ${today}::date - w.due_on <= 0 then 'current' when ${today}::date - w.due_on <= 30 then 'to_30'
        when ${today}::date - w.due_on <= 60 then 'to_60' when ${today}::date - w.due_on <= 90 then 'to_90' else 'over_90' end as bucket,
      sum(w.open)::bigint as open
    from money_owed w where ${own} = ${companyId} and w.open > 0 group by 1, 2`.execute(db)
  const { rows: debtors } = await sql<DebtorRow>`
    select c.id, c.name, w.currency, sum(w.open)::bigint as open, coalesce(sum(w.open) filter (where w.due_on < ${today}::date), 0)::bigint as overdue,
      min(w.due_on) as oldest
    from money_owed w join companies c on c.id = ${other}
    where ${own} = ${companyId} and w.open > 0 group by c.id, c.name, w.currency order by oldest, c.name, w.currency limit ${mostDebtors}`.execute(
    db,
  )
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort()
  return {
    ageing: currencies.map((currency) =>
      sumUp(
        currency,
        rows.filter((row) => row.currency === currency),
      ),
    ),
    companies: debtors.map(({ id, name, currency, open, overdue, oldest }) => ({
      company: { id, name },
      currency,
      open: writeMoney(open, currency),
      overdue: writeMoney(overdue, currency),
      oldest,
    })),
  }
}

function sumUp(currency: string, rows: readonly AgeRow[]): MoneyOfSide['ageing'][number] {
  const of = (bucket: AgeBucket) => rows.find((row) => row.bucket === bucket)?.open ?? 0
  const all = rows.reduce((total, { open }) => total + open, 0)
  const buckets = Object.fromEntries(ageBuckets.map((bucket) => [bucket, writeMoney(of(bucket), currency)]))
  return { currency, total: writeMoney(all, currency), buckets: buckets as Record<AgeBucket, number> }
}
