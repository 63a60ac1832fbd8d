import * as calls from '@fairquay/contract/billing/money-endpoints.ts'
import { statementTexts, writeStatement } from '@fairquay/contract/billing/write-statement.ts'
import { paperSizeIn } from '@fairquay/contract/trade/papers.ts'
import { type RawBuilder, sql } from 'kysely'
import { findCountryOf } from '../company/find-country.ts'
import type { Queryable } from '../database.ts'
import { renderDocument } from '../documents.ts'
import { type App, implement } from '../http.ts'
import { queuedFor } from '../queued-for.ts'
import { companyOf } from '../session.ts'
import { sendPdf } from '../trade/send-pdf.ts'
import { sendTable, type TableRows, writeTable } from '../write-table.ts'
import { findOwed, findPayments } from './find-owed.ts'
import { readAgeing } from './read-ageing.ts'
import { readStatement, type Statement } from './read-statement.ts'

/** What a company is owed and owes, over all its orders. */
export function moneyRoutes(app: App): void {
  implement(app, calls.getMoney, async ({ viewer }) => {
    const today = new Date().toISOString().slice(0, 10)
    const { id } = companyOf(viewer)
    const [receivable, payable] = await Promise.all([
      readAgeing(app.db, id, 'receivable', today),
      readAgeing(app.db, id, 'payable', today),
    ])
    return { receivable, payable }
  })

  implement(app, calls.getStatement, async ({ viewer, params }) => ({
    data: await readStatement(app.db, companyOf(viewer).id, params.company, new Date()),
  }))

  implement(app, calls.getStatementFile, async (call) => {
    const { viewer, params, query, reply } = call
    const own = companyOf(viewer)
    const now = new Date()
    const statement = await readStatement(app.db, own.id, params.company, now)
    const day = now.toISOString().slice(0, 10)
    const name = `statement-${day}`
    if (query.format !== 'pdf')
      return sendTable(reply, query.format, name, writeTable(query.format, 'statement', listRows(statement)))
    const content = writeStatement({
      own: own.name,
      other: statement.company.name,
      day,
      marketplace: app.config.settings.name,
      accounts: statement.accounts,
      open: statement.open,
    })
    const size = query.size ?? paperSizeIn(await findCountryOf(app.db, viewer))
    const pdf = await renderDocument('deal-paper', { ...content, paper: size }, queuedFor(call))
    return sendPdf(call, pdf, name)
  })

  implement(app, calls.listInvoices, async ({ viewer, query }) => {
    const { page = 1, perPage = 20, side, state, changed_since } = query
    const today = new Date().toISOString().slice(0, 10)
    const where = sql`${isOf(companyOf(viewer).id, side)} and ${isIn(state, today)} and ${changedSince(changed_since)}`
    const order = changed_since ? sql`w.changed_at, w.id` : sql`w.id desc`
    const [data, total] = await Promise.all([
      findOwed(app.db, where, new Date(), { order, limit: perPage, offset: (page - 1) * perPage }),
      countUpTo(app.db, sql`money_owed w where ${where} and (w.paper_id is not null or w.amount > 0)`),
    ])
    return { data, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, calls.listPayments, async ({ viewer, query }) => {
    const { page = 1, perPage = 20, side, changed_since } = query
    const where = sql`${isOf(companyOf(viewer).id, side)} and ${changedSince(changed_since)}`
    const order = changed_since ? sql`w.changed_at, w.id` : sql`w.id desc`
    const [data, total] = await Promise.all([
      findPayments(app.db, where, { order, limit: perPage, offset: (page - 1) * perPage }),
      countUpTo(app.db, sql`order_payments w where ${where}`),
    ])
    return { data, pagination: { current_page: page, per_page: perPage, total } }
  })
}

function isOf(companyId: number, side: calls.MoneySide | undefined): RawBuilder<unknown> {
  if (side === 'receivable') return sql`w.seller_company_id = ${companyId}`
  if (side === 'payable') return sql`w.buyer_company_id = ${companyId}`
  return sql`(w.seller_company_id = ${companyId} or w.buyer_company_id = ${companyId})`
}

function changedSince(moment: string | undefined): RawBuilder<unknown> {
  return moment === undefined ? sql`true` : sql`w.changed_at >= ${new Date(moment)}`
}

/** The same as `dueStateOf` says of one. */
function isIn(state: string | undefined, today: string): RawBuilder<unknown> {
  switch (state) {
    case 'overdue':
      return sql`w.open > 0 and w.due_on < ${today}::date`
    case 'part_paid':
      return sql`w.open > 0 and w.due_on >= ${today}::date and w.paid > 0`
    case 'due':
      return sql`w.open > 0 and w.due_on >= ${today}::date and w.paid = 0`
    case 'paid':
      return sql`w.open = 0 and (w.credited < w.amount or w.amount = 0)`
    case 'credited':
      return sql`w.open = 0 and w.credited >= w.amount and w.amount > 0`
    default:
      return sql`true`
  }
}

async function countUpTo(db: Queryable, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${from} limit ${calls.mostCounted + 1}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

async function* listRows({ company, accounts }: Statement): TableRows {
  const { side, currency, day, what, number, order, reference, amount, balance } = statementTexts
  yield [side, currency, day, what, number, order, reference, amount, balance]
  for (const account of accounts)
    for (const entry of account.entries.toReversed())
      yield [
        statementTexts.sides[account.side](company.name),
        account.currency,
        entry.day,
        statementTexts.kinds[entry.kind],
        entry.number,
        entry.order,
        entry.reference,
        entry.amount,
        entry.balance,
      ]
}
