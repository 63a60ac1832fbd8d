import * as calls from '@fairquay/contract/billing/endpoints.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { canBeElectronic, type OrderPaperFacts, type PaperFormat } from '@fairquay/contract/billing/order-paper.ts'
import { readMoney } from '@fairquay/contract/money.ts'
import { paperSizeIn } from '@fairquay/contract/trade/papers.ts'
import { sql } from 'kysely'
import { findCountryOf } from '../company/find-country.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, answered, implement, implementOnce } from '../http.ts'
import { type HeldOrder, lockOrder } from '../orders/hold-order.ts'
import { queuedFor } from '../queued-for.ts'
import type { Viewer } from '../session.ts'
import { makeWorkQueue } from '../work-queue.ts'
import { writeElectronic } from './e-invoice.ts'
import { readCreditable, refuseLines } from './find-creditable.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { partyOfOrder, readOrderMoney } from './read-money.ts'
import { findPaperFacts } from './read-papers.ts'
import { recordPayment, reversePayment } from './record-payment.ts'
import { remindOf } from './remind.ts'
import { renderPaper } from './render-paper.ts'
import { settleOrderMoney } from './settle-money.ts'

/** The money and the papers of one order: read by both sides, written by its seller. */
export function orderMoneyRoutes(app: App): void {
  implement(app, calls.getOrderMoney, async ({ viewer, params }) => ({
    data: await readOrderMoney(app.db, viewer, params.id, new Date()),
  }))

  implement(app, calls.changePlan, ({ viewer, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const now = new Date()
      const { order } = await holdAsSeller(tx, viewer, params.id)
      await changePlan(tx, order.id, body)
      await settleOrderMoney(tx, order.id, now)
      return { data: await readOrderMoney(tx, viewer, order.id, now) }
    }),
  )

  implementOnce(app, calls.issueInvoice, async (tx, { viewer, params, body }) => {
    const now = new Date()
    const { order, by } = await holdAsSeller(tx, viewer, params.id)
    const { lines, left, shipment_id: shipmentId, vat_rate: vatRate, due_on: dueOn, note } = body
    await issueInvoice(tx, app, { orderId: order.id, lines, left, shipmentId, vatRate, dueOn, note, by, now })
    return { data: await readOrderMoney(tx, viewer, order.id, now) }
  })

  implementOnce(app, calls.issueCreditNote, async (tx, { viewer, params, body }) => {
    const now = new Date()
    const { order, by } = await holdAsSeller(tx, viewer, params.id)
    const read = (amount: number | undefined) => (amount === undefined ? undefined : readMoney(amount, order.currency))
    const { invoice_id: invoiceId, reason } = body
    const amount = read(body.amount)
    const lines = body.lines?.map((line) => ({ ...line, amount: read(line.amount) }))
    if (lines) await refuseLines(tx, order.id, invoiceId, lines)
    await issueCreditNote(tx, app, { orderId: order.id, invoiceId, lines, amount, reason, by, now })
    return { data: await readOrderMoney(tx, viewer, order.id, now) }
  })

  implement(app, calls.getCreditable, async ({ viewer, params }) => {
    await partyOfOrder(app.db, viewer, params.id)
    return { data: await readCreditable(app.db, params.id, params.paper) }
  })

  implementOnce(app, calls.recordPayment, async (tx, { viewer, params, body }) => {
    const now = new Date()
    const { order, by } = await holdAsSeller(tx, viewer, params.id)
    const { amount, paid_on: paidOn, reference = '', invoice_id: invoiceId } = body
    const made = { amount: readMoney(amount, order.currency), paidOn, reference, invoiceId }
    await recordPayment(tx, app, order, made, { name: 'manual', ...by }, now)
    return { data: await readOrderMoney(tx, viewer, order.id, now) }
  })

  implementOnce(app, calls.reversePayment, async (tx, { viewer, params, body }) => {
    const now = new Date()
    const { order, by } = await holdAsSeller(tx, viewer, params.id)
    const asked = { paymentId: params.payment, reason: body.reason }
    await reversePayment(tx, app, order, asked, { name: 'manual', ...by }, now)
    return { data: await readOrderMoney(tx, viewer, order.id, now) }
  })

  implementOnce(app, calls.remindOfDebt, async (tx, { viewer, params, body }) => {
    const now = new Date()
    const { order, by } = await holdAsSeller(tx, viewer, params.id)
    await remindOf(tx, app, { orderId: order.id, owedId: body.owed_id, by, now })
    return { data: await readOrderMoney(tx, viewer, order.id, now) }
  })

  const runQueued = makeWorkQueue({
    most: 1,
    mostWaiting: 30,
    longestWait: 15_000,
    perPerson: 12,
    refuse: { code: 'unavailable', retryAfter: 10 },
  })
  implement(app, calls.getOrderPaper, async (call) => {
    const { viewer, params, query, reply } = call
    await partyOfOrder(app.db, viewer, params.id)
    const facts = await findPaperFacts(app.db, params.id, params.paper)
    if (!facts) throw new Failure('not_found')
    const { format = 'pdf' } = query
    if (format !== 'pdf' && !canBeElectronic(facts))
      throw new Failure('refused', { format: billingMessages.notElectronic }, billingMessages.notElectronic)
    const size = query.size ?? paperSizeIn(await findCountryOf(app.db, viewer))
    const of = queuedFor(call)
    const pdf =
      format === 'pdf' || format === 'facturx'
        ? await renderPaper(facts, { marketplace: app.config.settings.name, size }, of)
        : undefined
    const content =
      format === 'pdf' && pdf
        ? pdf
        : await runQueued(() => writeElectronic(facts, format as Exclude<PaperFormat, 'pdf'>, pdf), of)
    const { type, name } = describeFile(facts, format)
    reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`).send(content)
    return answered
  })
}

/** Holds an order for what only its seller does; the buyer, who sees it, is told so. */
async function holdAsSeller(tx: Queryable, viewer: Viewer, orderId: number): Promise<HeldOrder> {
  const held = await lockOrder(tx, viewer, orderId)
  if (held.party !== 'seller') throw new Failure('not_allowed', undefined, billingMessages.sellersOnly)
  return held
}

async function changePlan(
  tx: Queryable,
  orderId: number,
  { deposit_percent, net_days }: { deposit_percent: number; net_days: number },
): Promise<void> {
  const { rows } = await sql`
    select 1 from order_papers where order_id = ${orderId} and kind = 'commercial-invoice' limit 1`.execute(tx)
  if (rows.length > 0) throw new Failure('conflict', undefined, billingMessages.alreadyInvoiced)
  await sql`
    insert into order_terms (order_id, deposit_percent, net_days) values (${orderId}, ${deposit_percent}, ${net_days})
    on conflict (order_id) do update set deposit_percent = excluded.deposit_percent, net_days = excluded.net_days`.execute(
    tx,
  )
}

function describeFile({ number }: OrderPaperFacts, format: PaperFormat): { type: string; name: string } {
  if (format === 'ubl' || format === 'cii')
    return { type: 'application/xml; charset=utf-8', name: `${number}-${format}.xml` }
  return { type: 'application/pdf', name: `${number}${format === 'facturx' ? '-factur-x' : ''}.pdf` }
}
