import { readMoney, readUnitPrice } from '@fairquay/contract/money.ts'
import { agreedMessages } from '@fairquay/contract/requests/deal/messages.ts'
import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import { readStoredDeal } from '@fairquay/contract/requests/deal/stored.ts'
import type { DealLine } from '@fairquay/contract/trade/deal.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { Viewer } from '../../session.ts'
import type { LineToStore, RequestToStore } from '../../trade/lines-to-store.ts'
import { lockRequest } from '../thread/hold-thread.ts'

/** What the viewer's company agreed to buy, with the trade file it is in, ready to be asked about: prices and quantities of the deal. */
export type Agreed = { deal: DealSnapshot; fileId: number; order: RequestToStore }

/** Holds an own purchase request that a deal was made of. Its seller may not ask for it; others meet nothing. */
export async function lockAgreed(tx: Queryable, viewer: Viewer, requestId: number): Promise<Agreed> {
  const { request, side } = await lockRequest(tx, viewer, requestId)
  if (request.kind.role !== 'goods') throw new Failure('refused', undefined, agreedMessages.noGoods)
  if (side !== 'asking') throw new Failure('not_allowed', undefined, requestMessages.notYours)
  const { rows } = await sql<{ snapshot: DealSnapshot; file_id: number }>`
    select d.snapshot, r.file_id from request_deals d join requests r on r.id = d.request_id where d.request_id = ${requestId}`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Failure('conflict', { status: request.status }, agreedMessages.notAgreed)
  const deal = readStoredDeal(row.snapshot)
  return { deal, fileId: row.file_id, order: await readOrder(tx, deal) }
}

async function readOrder(tx: Queryable, deal: DealSnapshot): Promise<RequestToStore> {
  const { rows } = await sql<{ position: number; termId: number | null; productId: number | null }>`
    select position, sales_term_id as "termId", product_id as "productId" from request_lines where request_id = ${deal.request_id}`.execute(
    tx,
  )
  const lines = deal.lines.map((line) =>
    readLine(
      line,
      deal.currency,
      rows.find(({ position }) => position === line.position),
    ),
  )
  return {
    companyId: deal.seller.company_id,
    currency: deal.currency,
    total: readMoney(deal.total, deal.currency),
    lines,
  }
}

/** `now`: what is left of its product; a deleted one is named in the deal all the same. */
function readLine(
  line: DealLine,
  currency: string,
  now: { termId: number | null; productId: number | null } | undefined,
): LineToStore {
  const price = readUnitPrice(line.unit_price)
  return {
    productId: now?.productId ?? null,
    name: line.name,
    options: line.options,
    termId: now?.termId ?? null,
    quantity: line.quantity,
    orderMeasure: line.order_measure,
    unitPrice: price,
    originalUnitPrice: price,
    priceUnit: line.price_unit,
    unitWeight: line.unit_weight,
    total: readMoney(line.total, currency),
    codes: {
      variant_key: line.variant_key ?? '',
      sku: line.sku ?? null,
      barcode: line.barcode ?? null,
      hts: line.hts,
      origin_code: line.origin_code ?? null,
    },
  }
}
