import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { isCharged, ratesOn, writeRate } from '@fairquay/contract/billing/vat.ts'
import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { sum, writeMoney } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { orderPartyOf, orderReaderOf } from '../orders/hold-order.ts'
import type { Viewer } from '../session.ts'
import { findOwed, findPayments } from './find-owed.ts'
import { findPaperOrder, type PaperOrder } from './find-paper-order.ts'
import { countLeft, findInvoiced, findShippedLeft } from './find-to-invoice.ts'
import { isOrderForWantOfNumber, totalWithVat, treatmentOf } from './make-facts.ts'
import { findPapers } from './read-papers.ts'
import { findInvoices, findPaidInAdvance, findStandingPayments } from './settle-money.ts'

/** The part somebody has in an order; another's answers like none. */
export async function partyOfOrder(db: Queryable, viewer: Viewer, orderId: number): Promise<OrderMoney['party']> {
  const { rows } = await sql<{ sellerId: number; buyerId: number }>`
    select seller_company_id as "sellerId", buyer_company_id as "buyerId" from orders where id = ${orderId}`.execute(db)
  const reader = orderReaderOf(viewer)
  const party = rows[0] && reader && orderPartyOf(rows[0], reader)
  if (!party) throw new Failure('not_found')
  return party
}

/** The money of an order as somebody sees who has a part in it. */
export async function readOrderMoney(db: Queryable, viewer: Viewer, orderId: number, now: Date): Promise<OrderMoney> {
  const party = await partyOfOrder(db, viewer, orderId)
  const order = await findPaperOrder(db, orderId)
  const { currency } = order.row
  const invoices = await findInvoices(db, orderId)
  const payments = await findStandingPayments(db, orderId)
  const money = (amount: number) => writeMoney(amount, currency)
  const today = now.toISOString().slice(0, 10)
  const vat = treatmentOf(order)
  const mayWrite = party === 'seller' && viewer.company !== undefined && isRoleEnough(viewer.company.role, 'editor')
  return {
    currency,
    terms: order.terms,
    is_plan_open: invoices.length === 0,
    total: money(totalWithVat(order, today)),
    vat: { category: vat.category, sentence: vat.sentence, is_for_want_of_number: isOrderForWantOfNumber(order) },
    vat_rates: party === 'seller' && isCharged(vat) ? listRates(order, today) : [],
    invoiced: money(sum(invoices.map(({ total, credited }) => total - credited))),
    paid: money(sum(payments.map(({ amount }) => amount))),
    in_advance: money(await findPaidInAdvance(db, orderId)),
    ...(await findLeft(db, order)),
    owed: await findOwed(db, sql`w.order_id = ${orderId}`, now),
    papers: await findPapers(db, orderId),
    payments: await findPayments(db, sql`w.order_id = ${orderId}`),
    party,
    may_write: mayWrite,
    is_profile_ready: order.seller.version > 0,
  }
}

/** Each percentage once, the usual one first. */
function listRates({ seller }: PaperOrder, today: string): number[] {
  const standing = ratesOn(seller.rates, today)
  const own = standing.find(({ is_own, is_standard }) => is_own && is_standard)
  return [...new Set([...(own ? [own] : []), ...standing].map(({ rate }) => writeRate(rate)))]
}

/** What invoices have asked for, and what they can still ask for. */
async function findLeft(db: Queryable, order: PaperOrder): Promise<Pick<OrderMoney, 'lines' | 'shipments_to_invoice'>> {
  const { row } = order
  const invoiced = await findInvoiced(db, row.id)
  const shipments = await findShippedLeft(db, order, invoiced)
  return {
    lines: order.lines.map((line) => {
      const { position, name, order_measure, quantity, total } = line
      const before = invoiced.get(position) ?? 0
      return {
        position,
        name,
        order_measure,
        quantity,
        total: writeMoney(total, row.currency),
        invoiced: before,
        ...countLeft(order, line, before),
      }
    }),
    shipments_to_invoice: shipments.map(({ shipment: { id, number, shipped_on }, lines }) => ({
      id,
      number,
      shipped_on,
      lines,
    })),
  }
}
