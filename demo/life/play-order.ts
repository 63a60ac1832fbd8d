import { sql } from 'kysely'
import { proposePackages } from '../../contract/src/shipments/packages.ts'
import type { ShipmentForm } from '../../contract/src/shipments/shapes.ts'
import { issueInvoice } from '../../server/src/billing/issue-invoice.ts'
import { recordPayment } from '../../server/src/billing/record-payment.ts'
import { remindOf } from '../../server/src/billing/remind.ts'
import { settleOrderMoney } from '../../server/src/billing/settle-money.ts'
import { actOnClaim } from '../../server/src/claims/act-on-claim.ts'
import { openClaim } from '../../server/src/claims/open-claim.ts'
import type { Queryable } from '../../server/src/database.ts'
import type { App } from '../../server/src/http.ts'
import { actOnOrder } from '../../server/src/orders/act-on-order.ts'
import { lockOrder } from '../../server/src/orders/hold-order.ts'
import { createShipment } from '../../server/src/shipments/create-shipment.ts'
import { findGoods } from '../../server/src/shipments/find-goods-to-ship.ts'
import { receiveShipment } from '../../server/src/shipments/receive-shipment.ts'
import { reportStation } from '../../server/src/shipments/report-station.ts'
import type { House } from './cast.ts'
import type { OrderStep, Way } from './order-steps.ts'
import { playReview } from './play-review.ts'

type OrderRun = {
  tx: Queryable
  app: Pick<App, 'jobs' | 'config'>
  buyer: House
  seller: House
  requestId: number
}

const dayLength = 86_400_000

/** Does one step of what became of the order of a request. */
export async function playOrder(run: OrderRun, step: OrderStep, now: Date): Promise<void> {
  const { tx, app, buyer, seller } = run
  const orderId = await findOnly(tx, sql`select id from orders where request_id = ${run.requestId}`)
  switch (step.do) {
    case 'prepare':
      return actOnOrder(tx, app, seller.viewer, orderId, { action: 'prepare' }, now)
    case 'promise':
      return actOnOrder(tx, app, seller.viewer, orderId, { action: 'promise', ready_on: dayOf(now, step.inDays) }, now)
    case 'complete':
      return actOnOrder(tx, app, buyer.viewer, orderId, { action: 'complete' }, now)
    case 'ask_cancel':
    case 'refuse_cancel':
    case 'cancel': {
      const who = step.by === 'buyer' ? buyer : seller
      await actOnOrder(tx, app, who.viewer, orderId, { action: step.do, reason: step.reason }, now)
      if (step.do === 'cancel') await settleOrderMoney(tx, orderId, now)
      return
    }
    case 'invoice':
    case 'pay':
    case 'remind':
      return playMoney(run, orderId, step, now)
    case 'review':
    case 'answer_review':
    case 'report_review':
      return playReview({ tx, app, buyer, seller, orderId }, step, now)
    case 'claim':
    case 'offer_credit':
    case 'refuse_claim':
    case 'credit':
      return playClaim(run, orderId, step, now)
    default:
      return playShipment(run, orderId, step, now)
  }
}

type StepOf<Name> = Extract<OrderStep, { do: Name }>

async function playShipment(
  { tx, app, buyer, seller }: OrderRun,
  orderId: number,
  step: StepOf<'ship' | 'station' | 'expect' | 'receive'>,
  now: Date,
): Promise<void> {
  if (step.do === 'ship') {
    await createShipment(tx, app, seller.viewer, orderId, await writeShipment(tx, orderId, step, now), now)
    return
  }
  const id = await findOnly(tx, sql`select id from shipments where order_id = ${orderId} order by id desc limit 1`)
  if (step.do === 'receive')
    return receiveShipment(tx, app, buyer.viewer, id, await writeReceipt(tx, id, step, now), now)
  const { milestone } = step
  const report =
    step.do === 'station'
      ? ({ milestone, kind: 'happened', on: dayOf(now), place: step.place, note: '' } as const)
      : ({ milestone, kind: 'expected', on: dayOf(now, step.inDays), place: '', note: step.note } as const)
  return reportStation(tx, app, seller.viewer, id, report, now)
}

async function writeShipment(
  tx: Queryable,
  orderId: number,
  { way, share }: StepOf<'ship'>,
  now: Date,
): Promise<ShipmentForm> {
  const goods = await findGoods(tx, orderId)
  const lines = goods.flatMap(({ position, quantity, shipped, cancelled, packed }) => {
    const left = quantity - shipped - cancelled - packed
    return left > 0 ? [{ position, quantity: Math.max(1, Math.floor(left * share)) }] : []
  })
  const { mode, carrier, tracking = '', document = '', vessel = '', container } = way
  return {
    mode,
    carrier,
    tracking_number: tracking,
    tracking_link: '',
    document_number: document,
    vessel,
    containers: container ? [{ number: container.number, type: '22G1', seal: container.seal }] : [],
    lines,
    packages: lines.flatMap(({ position, quantity }) => {
      const pack = goods.find((one) => one.position === position)?.pack
      const load = pack && { ...pack, packs: 0, isLastPackPartial: false, grams: 0, litres: 0 }
      return proposePackages(position, quantity, load ?? null)
    }),
    plan: planOf(way, now),
    note: '',
  }
}

function planOf({ leaves, arrives, delivers }: Way, now: Date): ShipmentForm['plan'] {
  return {
    ready: dayOf(now),
    picked_up: dayOf(now, leaves),
    departed: arrives === undefined ? null : dayOf(now, leaves + 1),
    arrived: arrives === undefined ? null : dayOf(now, arrives),
    delivered: dayOf(now, delivers),
  }
}

/** Everything whole, but for what the first line lacks. */
async function writeReceipt(
  tx: Queryable,
  shipmentId: number,
  { damaged = 0, short = 0, note = '' }: StepOf<'receive'>,
  now: Date,
) {
  const { rows } = await sql<{ position: number; quantity: number }>`
    select position, quantity from shipment_lines where shipment_id = ${shipmentId} order by position`.execute(tx)
  return {
    on: dayOf(now),
    note,
    lines: rows.map(({ position, quantity }, index) => {
      const lacks = index === 0 ? { damaged, short } : { damaged: 0, short: 0 }
      return { position, received: quantity - lacks.damaged - lacks.short, ...lacks, note: '' }
    }),
  }
}

async function playClaim(
  { tx, app, buyer, seller }: OrderRun,
  orderId: number,
  step: StepOf<'claim' | 'offer_credit' | 'refuse_claim' | 'credit'>,
  now: Date,
): Promise<void> {
  if (step.do === 'claim') {
    const { rows } = await sql<{ position: number; damaged: number; short: number }>`
      select position, damaged, short from order_lines where order_id = ${orderId} and damaged + short > 0 order by position`.execute(
      tx,
    )
    const lines = rows.map(({ position, damaged, short }) => ({
      position,
      quantity: damaged + short,
      reason: damaged > 0 ? ('damaged' as const) : ('short' as const),
    }))
    const form = { shipment_id: null, lines, wanted: 'credit' as const, text: step.text, file_ids: [] }
    await openClaim(tx, app, buyer.viewer, orderId, form, now)
    return
  }
  const id = await findOnly(tx, sql`select id from claims where order_id = ${orderId} order by id desc limit 1`)
  const done = { id, now }
  if (step.do === 'credit') return actOnClaim(tx, app, seller.viewer, done, { action: 'credit', reference: '' })
  if (step.do === 'refuse_claim') return actOnClaim(tx, app, seller.viewer, done, { action: 'refuse', text: step.text })
  return actOnClaim(tx, app, seller.viewer, done, {
    action: 'offer',
    remedy: 'credit',
    credits: await findCredits(tx, id),
    is_returned: false,
    text: step.text,
  })
}

/** What was paid for what is claimed. */
async function findCredits(tx: Queryable, claimId: number): Promise<{ position: number; amount: number }[]> {
  const { rows } = await sql<{ position: number; amount: number }>`
    select c.position, round(sum(l.total * c.quantity / l.quantity::numeric) / 100, 2)::float8 as amount
    from claim_lines c join claims k on k.id = c.claim_id join order_lines l on l.order_id = k.order_id and l.position = c.position
    where c.claim_id = ${claimId} group by c.position`.execute(tx)
  return rows
}

async function playMoney(
  { tx, app, seller }: OrderRun,
  orderId: number,
  step: StepOf<'invoice' | 'pay' | 'remind'>,
  now: Date,
): Promise<void> {
  const { order, by } = await lockOrder(tx, seller.viewer, orderId)
  if (step.do === 'invoice') {
    await issueInvoice(tx, app, { orderId, left: 'ordered', by, now })
    return
  }
  if (step.do === 'remind') {
    const owedId = await findOnly(
      tx,
      sql`select id from money_owed where order_id = ${orderId} order by id desc limit 1`,
    )
    return remindOf(tx, app, { orderId, owedId, by, now })
  }
  const owed = await findOnly(
    tx,
    sql`select case when invoiced > 0 then invoiced else goods_total end as id from orders where id = ${orderId}`,
  )
  const made = { amount: Math.round(owed * step.share), paidOn: dayOf(now), reference: step.reference }
  return recordPayment(tx, app, order, made, { name: 'manual', ...by }, now)
}

async function findOnly(tx: Queryable, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await query.execute(tx)) as { rows: { id: number }[] }
  return rows[0]?.id ?? 0
}

function dayOf(now: Date, days = 0): string {
  return new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10)
}
