import { findCountryByName } from '@fairquay/contract/countries.ts'
import { readMoney, readUnitPrice } from '@fairquay/contract/money.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import type { Deal } from '@fairquay/contract/trade/deal.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { insertRows } from '../insert-rows.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { takeNumber } from '../trade/take-number.ts'
import { findOrderedStock } from './find-ordered-stock.ts'
import { recordOrderEvent } from './record-order-event.ts'

/**
 * Makes the order of an accepted purchase, in the transaction of its acceptance: numbered by its seller, its lines those of the deal, which are set aside in the
 * seller's stock; refused where there is not enough. `by` is who said yes. Called once for each deal; the database holds one order a request.
 */
export async function openOrder(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  deal: Deal,
  by: { userId: number; companyId: number },
  now: Date,
): Promise<number> {
  const year = now.getUTCFullYear()
  const number = await takeNumber(tx, deal.seller.company_id, 'order', year)
  const { rows } = await sql<{ id: number }>`
    insert into orders (request_id, file_id, seller_company_id, buyer_company_id, buyer_user_id, year, number, currency, goods_total, incoterm, place,
      payment_terms, po_number, wanted_date, delivery, first_product, line_count, words, ordered_at, changed_at)
    select r.id, r.file_id, r.supplier_company_id, r.buyer_company_id, r.buyer_user_id, ${year}, ${number}, ${deal.currency},
      ${readMoney(deal.total, deal.currency)}, ${deal.incoterm ?? ''}, ${deal.place}, ${deal.payment_terms}, r.po_number, r.wanted_date,
      ${JSON.stringify(deal.addresses.shipping)}::jsonb, ${deal.lines[0]?.name ?? ''}, ${deal.lines.length},
      ${wordsOf(deal, writeOrderNumber(year, number))}, ${now}, ${now}
    from requests r where r.id = ${deal.request_id}
    returning id`.execute(tx)
  const orderId = rows[0]?.id
  if (orderId === undefined) throw new Error(`Request ${deal.request_id} became no order`)
  await insertRows(
    tx,
    'order_lines',
    lineColumns,
    deal.lines.map((line) => ({
      ...line,
      order_id: orderId,
      variant_key: line.variant_key ?? '',
      origin_code: line.origin_code ?? findCountryByName(line.origin)?.code ?? '',
      unit_price: readUnitPrice(line.unit_price),
      total: readMoney(line.total, deal.currency),
    })),
  )
  await reserveStock(tx, app, orderId, await findOrderedStock(tx, orderId), now)
  await recordOrderEvent(tx, app, { event: 'order.created', orderId, by, now })
  return orderId
}

const lineColumns = {
  order_id: 'integer',
  position: 'integer',
  product_id: 'integer',
  variant_key: 'text',
  name: 'text',
  options: 'jsonb',
  sku: 'text',
  barcode: 'text',
  hts: 'text',
  origin_code: 'text',
  origin: 'text',
  quantity: 'integer',
  order_measure: 'text',
  unit_price: 'bigint',
  price_unit: 'text',
  unit_weight: 'numeric',
  total: 'bigint',
  lead_time_days: 'integer',
}

/** What an order is found by: its number, both companies and its goods. */
function wordsOf({ buyer, seller, lines }: Deal, number: string): string {
  const goods = lines.flatMap(({ name, sku }) => [name, ...(sku ? [sku] : [])])
  return [number, buyer.company, seller.company, ...goods].join(' ')
}
