import type { Readable } from 'node:stream'
import { type UnitPrice, writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import { mostOrdersExported } from '@fairquay/contract/orders/endpoints.ts'
import { orderColumnsOfFile as titles } from '@fairquay/contract/orders/file-columns.ts'
import { orderMessages, orderStatusNames } from '@fairquay/contract/orders/messages.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { paymentStateNames } from '@fairquay/contract/orders/payment-state.ts'
import { sql } from 'kysely'
import type { Database, Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type TableFormat, type TableRows, writeTable } from '../write-table.ts'
import { countOrders, findOrders, type OrderFilter } from './find-orders.ts'
import type { OrderReader } from './hold-order.ts'
import { presentFacts } from './present-order.ts'
import type { OrderRow } from './queries.ts'

const atOnce = 200

/**
 * The orders of a list, newest first, a row for each line; read a few hundred at a time while they are sent. The first of them are read at once, so that what
 * cannot be read is refused instead of cut off.
 */
export async function exportOrders(
  db: Database,
  reader: OrderReader,
  filter: OrderFilter,
  format: TableFormat,
  now: Date,
): Promise<Readable> {
  const today = now.toISOString().slice(0, 10)
  const total = await countOrders(db, reader, filter, today, { limit: 1, offset: mostOrdersExported })
  if (total > mostOrdersExported)
    throw new Failure('refused', undefined, orderMessages.tooManyToExport(mostOrdersExported))
  const read = (offset: number) => readSome(db, reader, filter, today, offset)
  return writeTable(format, 'Orders', rowsOf(await read(0), read, now))
}

type Some = { orders: OrderRow[]; lines: ReadonlyMap<number, FileLine[]> }

async function readSome(
  db: Database,
  reader: OrderReader,
  filter: OrderFilter,
  today: string,
  offset: number,
): Promise<Some> {
  const orders = await findOrders(db, reader, filter, today, { limit: atOnce, offset })
  return { orders, lines: await findLines(db, orders) }
}

async function* rowsOf(first: Some, read: (offset: number) => Promise<Some>, now: Date): TableRows {
  yield Object.values(titles)
  let some = first
  for (let offset = 0; some.orders.length > 0; ) {
    for (const order of some.orders) for (const line of some.lines.get(order.id) ?? []) yield cellsOf(order, line, now)
    if (some.orders.length < atOnce) return
    offset += atOnce
    some = await read(offset)
  }
}

type FileLine = {
  order_id: number
  name: string
  options: { name: string; value: string }[]
  sku: string | null
  barcode: string | null
  hts: string | null
  origin: string
  quantity: number
  order_measure: string
  unit_price: UnitPrice
  total: number
  shipped: number
  received: number
  damaged: number
  short: number
  cancelled: number
}

async function findLines(db: Queryable, orders: readonly OrderRow[]): Promise<ReadonlyMap<number, FileLine[]>> {
  const ids = orders.map(({ id }) => id)
  const { rows } = await sql<FileLine>`
    select order_id, name, options, sku, barcode, hts, origin, quantity, order_measure, unit_price, total, shipped, received, damaged, short, cancelled
    from order_lines where order_id = any(${ids}::integer[]) order by order_id, position`.execute(db)
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

/** In the order of the titles. */
function cellsOf(order: OrderRow, line: FileLine, now: Date): (string | number)[] {
  const facts = presentFacts(order, now)
  const cells: Record<keyof typeof titles, string | number> = {
    number: writeOrderNumber(order.year, order.number),
    po_number: facts.po_number,
    ordered: facts.ordered_at.slice(0, 10),
    status: orderStatusNames[facts.status],
    seller: facts.seller.name,
    buyer: facts.buyer.name,
    name: [line.name, ...line.options.map(({ value }) => value)].join(', '),
    sku: line.sku ?? '',
    barcode: line.barcode ?? '',
    hts: line.hts ?? '',
    origin: line.origin,
    quantity: line.quantity,
    unit: line.order_measure,
    unit_price: writeUnitPrice(line.unit_price),
    line_total: writeMoney(line.total, order.currency),
    currency: order.currency,
    shipped: line.shipped,
    received: line.received,
    damaged: line.damaged,
    short: line.short,
    cancelled: line.cancelled,
    wanted: facts.wanted_date ?? '',
    ready: facts.ready_on ?? '',
    order_total: facts.total,
    invoiced: facts.invoiced,
    paid: facts.paid,
    payment: paymentStateNames[facts.payment],
    due: facts.due_on ?? '',
  }
  return Object.keys(titles).map((name) => cells[name as keyof typeof titles])
}
