import {
  canBeElectronic,
  type OrderPaperFacts,
  type OrderPaperKind,
  paperFormats,
  writeOrderPaperNumber,
} from '@fairquay/contract/billing/order-paper.ts'
import type { OrderPaper, WholePaper } from '@fairquay/contract/billing/shapes.ts'
import { writeRate } from '@fairquay/contract/billing/vat.ts'
import { type Amount, writeMoney } from '@fairquay/contract/money.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'

type PaperRow = {
  id: number
  order_id: number
  order_year: number
  order_number: number
  kind: OrderPaperKind
  year: number
  number: number
  shipment_id: number | null
  corrects_id: number | null
  corrects_year: number | null
  corrects_number: number | null
  currency: string
  net: Amount | null
  tax: Amount | null
  total: Amount | null
  due_on: string | null
  issued_at: Date
}

const select = sql`p.id, p.order_id, o.year as order_year, o.number as order_number, p.kind, p.year, p.number, p.shipment_id, p.corrects_id,
  c.year as corrects_year, c.number as corrects_number, p.currency, p.net, p.tax, p.total, p.due_on, p.issued_at`
const from = sql`order_papers p join orders o on o.id = p.order_id left join order_papers c on c.id = p.corrects_id`

/** The papers of an order, the newest first. */
export async function findPapers(db: Queryable, orderId: number): Promise<OrderPaper[]> {
  return (await selectPapers(db, sql`p.order_id = ${orderId}`)).map(presentPaper)
}

async function selectPapers(db: Queryable, where: RawBuilder<unknown>): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`select ${select} from ${from} where ${where} order by p.id desc`.execute(db)
  return rows
}

/** What a paper of an order says; undefined where the order has none of this id. */
export async function findPaperFacts(
  db: Queryable,
  orderId: number,
  paperId: number,
): Promise<OrderPaperFacts | undefined> {
  const { rows } = await sql<{ facts: OrderPaperFacts }>`
    select facts from order_papers where id = ${paperId} and order_id = ${orderId}`.execute(db)
  return rows[0]?.facts
}

/** An invoice or credit note with its lines and where it is found, as webhooks carry it. */
export async function getPaperForPrograms(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  paperId: number,
): Promise<WholePaper & { api: string }> {
  const [row] = await selectPapers(tx, sql`p.id = ${paperId}`)
  const facts = row && (await findPaperFacts(tx, row.order_id, paperId))
  if (!row || !facts) throw new Error(`Paper ${paperId} is not there`)
  return {
    ...presentWhole(row, facts),
    api: `${config.publicUrl}/api/v1/orders/${row.order_id}/papers/${paperId}`,
  }
}

function presentPaper(row: PaperRow): OrderPaper {
  const { id, order_id, kind, currency, shipment_id, corrects_id, corrects_year, corrects_number } = row
  const money = (amount: Amount | null) => (amount === null ? null : writeMoney(amount, currency))
  return {
    id,
    order_id,
    order: writeOrderNumber(row.order_year, row.order_number),
    kind,
    number: writeOrderPaperNumber(kind, row.year, row.number),
    shipment_id,
    corrects:
      corrects_id === null || corrects_year === null || corrects_number === null
        ? null
        : { id: corrects_id, number: writeOrderPaperNumber('commercial-invoice', corrects_year, corrects_number) },
    currency,
    net: money(row.net),
    tax: money(row.tax),
    total: money(row.total),
    due_on: row.due_on,
    issued_at: row.issued_at.toISOString(),
    formats: canBeElectronic({ kind, currency }) ? [...paperFormats] : ['pdf'],
  }
}

function presentWhole(row: PaperRow, facts: OrderPaperFacts): WholePaper {
  const { seller, buyer, sums, currency, vat } = facts
  return {
    ...presentPaper(row),
    seller: { id: seller.company_id, name: seller.company },
    buyer: { id: buyer.company_id, name: buyer.company },
    po_number: facts.order.po_number,
    reason: facts.reason,
    vat,
    prepaid: writeMoney(sums.prepaid, currency),
    payable: writeMoney(sums.payable, currency),
    lines: facts.lines.map(({ position, name, sku, quantity, order_measure, net, category, rate }) => ({
      position,
      name,
      sku,
      quantity,
      order_measure,
      net: writeMoney(net, currency),
      vat_percent: category === 'S' ? writeRate(rate) : null,
    })),
  }
}
