import * as calls from '@fairquay/contract/billing/money-endpoints.ts'
import { statementTexts, writeStatement } from '@fairquay/contract/billing/write-statement.ts'
import { paperSizeIn } from '@fairquay/contract/trade/papers.ts'
import { findCountryOf } from '../company/find-country.ts'
import { renderDocument } from '../documents.ts'
import { type App, implement } from '../http.ts'
import { queuedFor } from '../queued-for.ts'
import { companyOf } from '../session.ts'
import { sendPdf } from '../trade/send-pdf.ts'
import { sendTable, type TableRows, writeTable } from '../write-table.ts'
import { listInvoices, listPayments, type Slice } from './list-money.ts'
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
    const slice = sliceOf(query)
    const { rows, total } = await listInvoices(app.db, companyOf(viewer).id, query, slice, new Date())
    return { data: rows, pagination: { current_page: slice.page, per_page: slice.perPage, total } }
  })

  implement(app, calls.listPayments, async ({ viewer, query }) => {
    const slice = sliceOf(query)
    const { rows, total } = await listPayments(app.db, companyOf(viewer).id, query, slice)
    return { data: rows, pagination: { current_page: slice.page, per_page: slice.perPage, total } }
  })
}

function sliceOf({ page = 1, perPage = 20 }: Partial<Slice>): Slice {
  return { page, perPage }
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
