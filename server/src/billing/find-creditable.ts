import { type CreditPart, refuseCreditParts } from '@fairquay/contract/billing/credit.ts'
import type { OrderPaperFacts } from '@fairquay/contract/billing/order-paper.ts'
import type { Creditable } from '@fairquay/contract/billing/shapes.ts'
import { writeRate } from '@fairquay/contract/billing/vat.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { findPaperFacts } from './read-papers.ts'
import { findInvoices } from './settle-money.ts'

/** Units of each line of an invoice that credit notes have named. */
export async function findCredited(tx: Queryable, invoiceId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; quantity: number }>`
    select l.position, sum(l.quantity)::integer as quantity
    from order_paper_lines l join order_papers p on p.id = l.paper_id where p.corrects_id = ${invoiceId} group by l.position`.execute(
    tx,
  )
  return new Map(rows.map(({ position, quantity }) => [position, quantity]))
}

/** What of an invoice can still be credited; another paper of the order has nothing of it. */
export async function readCreditable(db: Queryable, orderId: number, invoiceId: number): Promise<Creditable> {
  const facts = await getInvoiceFacts(db, orderId, invoiceId)
  const credited = await findCredited(db, invoiceId)
  const invoice = (await findInvoices(db, orderId)).find(({ id }) => id === invoiceId)
  if (!invoice) throw new Failure('not_found')
  const { currency, lines } = facts
  return {
    currency,
    left: writeMoney(Math.max(0, invoice.net - invoice.creditedNet), currency),
    lines: lines.map(({ position, name, order_measure, quantity, net, category, rate }) => ({
      position,
      name,
      order_measure,
      quantity,
      net: writeMoney(net, currency),
      vat_category: category,
      vat_percent: writeRate(rate),
      credited: credited.get(position) ?? 0,
    })),
  }
}

/** Refuses parts of an invoice that ask for more than it does. */
export async function refuseLines(
  tx: Queryable,
  orderId: number,
  invoiceId: number,
  parts: readonly CreditPart[],
): Promise<void> {
  const { lines } = await getInvoiceFacts(tx, orderId, invoiceId)
  const credited = await findCredited(tx, invoiceId)
  const faults = refuseCreditParts(
    lines.map((line) => ({ ...line, credited: credited.get(line.position) ?? 0 })),
    parts,
  )
  const [first] = Object.values(faults)
  if (first !== undefined) throw new Failure('refused', faults, first)
}

async function getInvoiceFacts(tx: Queryable, orderId: number, invoiceId: number): Promise<OrderPaperFacts> {
  const facts = await findPaperFacts(tx, orderId, invoiceId)
  if (facts?.kind !== 'commercial-invoice') throw new Failure('not_found')
  return facts
}
