import {
  type OrderPaperFacts,
  type OrderPaperKind,
  orderPapers,
  writeOrderPaperNumber,
} from '@fairquay/contract/billing/order-paper.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { takeNumber } from '../trade/take-number.ts'

export type StoredPaper = { id: number; kind: OrderPaperKind; number: string; facts: OrderPaperFacts }

/**
 * Numbers a paper and stores what it says, in the caller's transaction: a number that is taken is a paper that is stored, so that none is left out. It is never
 * changed again: the database refuses it.
 */
export async function storePaper(
  tx: Queryable,
  bare: Omit<OrderPaperFacts, 'number'>,
  by: { userId: number | undefined; now: Date; correctsId?: number },
): Promise<StoredPaper> {
  const { kind, seller, buyer, order, currency, sums, shipment } = bare
  const year = Number(bare.issued_on.slice(0, 4))
  const count = await takeNumber(tx, seller.company_id, kind, year)
  const facts: OrderPaperFacts = { ...bare, number: writeOrderPaperNumber(kind, year, count) }
  const money = orderPapers[kind].hasPrices ? sums : { net: null, tax: null, total: null }
  const { rows } = await sql<{ id: number }>`
    insert into order_papers (order_id, kind, seller_company_id, buyer_company_id, shipment_id, corrects_id, year, number, currency, net, tax, total, due_on,
      facts, issued_at, user_id)
    values (${order.id}, ${kind}, ${seller.company_id}, ${buyer.company_id}, ${shipment?.id ?? null}, ${by.correctsId ?? null}, ${year}, ${count}, ${currency},
      ${money.net}, ${money.tax}, ${money.total}, ${facts.due_on}::date, ${JSON.stringify(facts)}::jsonb, ${by.now}, ${by.userId ?? null})
    returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('A paper was not stored')
  if (orderPapers[kind].isInvoice) await storeLines(tx, id, facts)
  return { id, kind, number: facts.number, facts }
}

async function storeLines(tx: Queryable, paperId: number, { order, lines }: OrderPaperFacts): Promise<void> {
  const ofLines = lines.filter(({ position }) => position >= 0)
  await insertRows(
    tx,
    'order_paper_lines',
    { paper_id: 'integer', order_id: 'integer', position: 'integer', quantity: 'integer', net: 'bigint' },
    ofLines.map(({ position, quantity, net }) => ({
      paper_id: paperId,
      order_id: order.id,
      position,
      quantity,
      net,
    })),
  )
}
