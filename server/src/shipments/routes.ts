import { refuseOrderAction } from '@fairquay/contract/orders/states.ts'
import * as shipments from '@fairquay/contract/shipments/endpoints.ts'
import { mostShipmentsCounted } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentParty } from '@fairquay/contract/shipments/shapes.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { orderPartyOf, orderReaderOf } from '../orders/hold-order.ts'
import { findOrder } from '../orders/queries.ts'
import type { Viewer } from '../session.ts'
import { cancelShipment } from './cancel-shipment.ts'
import { changeShipment, changeTransport } from './change-shipment.ts'
import { createShipment } from './create-shipment.ts'
import { findGoods, presentGoods, presentOnHand } from './find-goods-to-ship.ts'
import { countShipments, findShipments } from './find-shipments.ts'
import { presentFacts } from './present-shipment.ts'
import { findShipmentsOf } from './queries.ts'
import { presentFor, readShipment } from './read-shipment.ts'
import { receiveShipment } from './receive-shipment.ts'
import { reportStation } from './report-station.ts'
import { takeBackStation } from './take-back-station.ts'

const defaultPerPage = 20

/** Parts of orders on their way. */
export function shipmentRoutes(app: App): void {
  implement(app, shipments.listShipments, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage, ...filter } = query
    const rows = await findShipments(app.db, viewer, filter, perPage, (page - 1) * perPage)
    const total = await countShipments(app.db, viewer, filter)
    const now = new Date()
    const data = rows.map((row) => ({ ...presentFacts(row, now), party: partyOf(row, viewer) }))
    return { data, pagination: { current_page: page, per_page: perPage, total: Math.min(total, mostShipmentsCounted) } }
  })

  implement(app, shipments.listOrderShipments, ({ viewer, params }) => readOfOrder(app, viewer, params.id))

  implement(app, shipments.getShipment, async ({ viewer, params }) => ({
    data: await readShipment(app.db, viewer, params.id, new Date()),
  }))

  implementOnce(app, shipments.createShipment, async (tx, { viewer, params, body }) => {
    const now = new Date()
    const id = await createShipment(tx, app, viewer, params.id, body, now)
    return { data: await readShipment(tx, viewer, id, now) }
  })

  implement(app, shipments.changeShipment, async ({ viewer, params: { id }, body: { version, shipment } }) => {
    const now = new Date()
    await inTransaction(app.db, (tx) => changeShipment(tx, app, viewer, { id, version, now }, shipment))
    return { data: await readShipment(app.db, viewer, id, now) }
  })

  implement(app, shipments.changeTransport, async ({ viewer, params: { id }, body: { version, transport } }) => {
    const now = new Date()
    await inTransaction(app.db, (tx) => changeTransport(tx, app, viewer, { id, version, now }, transport))
    return { data: await readShipment(app.db, viewer, id, now) }
  })

  implementOnce(app, shipments.reportStation, async (tx, { viewer, params, body }) => {
    const now = new Date()
    await reportStation(tx, app, viewer, params.id, body, now)
    return { data: await readShipment(tx, viewer, params.id, now) }
  })

  implementOnce(app, shipments.takeBackStation, async (tx, { viewer, params, body }) => {
    const now = new Date()
    await takeBackStation(tx, app, viewer, params.id, body, now)
    return { data: await readShipment(tx, viewer, params.id, now) }
  })

  implementOnce(app, shipments.cancelShipment, async (tx, { viewer, params: { id }, body: { reason } }) => {
    const now = new Date()
    await cancelShipment(tx, app, viewer, { id, reason, now })
    return { data: await readShipment(tx, viewer, id, now) }
  })

  implementOnce(app, shipments.receiveShipment, async (tx, { viewer, params, body }) => {
    const now = new Date()
    await receiveShipment(tx, app, viewer, params.id, body, now)
    return { data: await readShipment(tx, viewer, params.id, now) }
  })
}

/** Of a list nobody sees what they have no part in: who neither sells nor buys carries. */
function partyOf({ seller_id, buyer_id }: { seller_id: number; buyer_id: number }, viewer: Viewer): ShipmentParty {
  if (viewer.role === 'admin') return 'admin'
  if (viewer.company?.id === seller_id) return 'seller'
  return viewer.company?.id === buyer_id ? 'buyer' : 'carrier'
}

async function readOfOrder({ db }: App, viewer: Viewer, orderId: number) {
  const order = await findOrder(db, orderId)
  const reader = orderReaderOf(viewer)
  const party = order && reader && orderPartyOf({ sellerId: order.seller_id, buyerId: order.buyer_id }, reader)
  if (!order || !party) throw new Failure('not_found')
  const now = new Date()
  const standing = { status: order.status, isCancelAsked: false, openClaims: 0 }
  const mayShip = refuseOrderAction('ship', party, standing) === undefined
  const rows = await findShipmentsOf(db, orderId)
  // Nobody but the seller is told where what is kept.
  const goods = party === 'seller' ? await findGoods(db, orderId) : []
  return {
    data: rows.map((row) => presentFor(row, viewer, party, now)),
    to_ship: mayShip ? presentGoods(goods) : [],
    on_hand: presentOnHand(goods),
  }
}
