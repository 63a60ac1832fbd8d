import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, day, id, moment, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { shipmentGroups } from './address.ts'
import { milestones } from './milestones.ts'
import { mostShipmentLines, shipmentDetail, shipmentForm, shipmentSummary, transportFields } from './shapes.ts'

const ofOne = { params: Type.Object({ id }) }
const version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const mostShipmentsCounted = 1000

export const listShipments = endpoint({
  method: 'GET',
  path: '/api/v1/shipments',
  access: 'signedIn',
  scope: 'orders:read',
  summary:
    'The shipments the own company sends, expects or carries, newest first; an admin sees all. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(Type.Enum(shipmentGroups)),
    /** Late, or at risk of it, and not delivered. */
    late: Type.Optional(Type.Literal('true')),
    /** The number of the shipment's order, of its tracking, its container or document, or a part of a company's name. */
    search: Type.Optional(text(100)),
    changed_since: Type.Optional(moment),
  }),
  answer: Type.Object({ data: Type.Array(shipmentSummary), pagination }),
})

/** Where a line of an order is counted, and how it travels (`pack`: one full pack, in millimetres and grams). */
const goodsOnHand = {
  position: Type.Integer(),
  /** How many of them are counted at which branch or warehouse. */
  places: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), on_hand: Type.Integer() })),
  pack: nullable(
    Type.Object({
      type: Type.String(),
      units: Type.Integer(),
      width: Type.Number(),
      height: Type.Number(),
      depth: Type.Number(),
      grams_each: Type.Number(),
    }),
  ),
}

/** A line of the order that the seller can still ship some of. */
const shippableGoods = Type.Object({
  ...goodsOnHand,
  name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  sku: nullable(Type.String()),
  order_measure: Type.String(),
  open: Type.Integer(),
})
export type ShippableGoods = Type.Static<typeof shippableGoods>

export const listOrderShipments = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/orders/:id/shipments',
  access: 'signedIn',
  scope: 'orders:read',
  summary:
    'The shipments of an order; for its seller also what can still be shipped, and of every line where it is counted (`on_hand`), for what is sent once more',
  answer: Type.Object({
    data: Type.Array(shipmentDetail),
    to_ship: Type.Array(shippableGoods),
    on_hand: Type.Array(Type.Object(goodsOnHand)),
  }),
})

export const getShipment = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/shipments/:id',
  access: 'signedIn',
  scope: 'orders:read',
  summary: 'One shipment, for its seller, its buyer, who carries it and the admin',
  answer: Type.Object({ data: shipmentDetail }),
})

const example = {
  body: {
    mode: 'boat',
    carrier: 'Maersk',
    tracking_number: '',
    tracking_link: '',
    document_number: 'MAEU123456789',
    vessel: 'Emma Maersk 512W',
    containers: [{ number: 'MSKU9070323', type: '22G1', seal: 'ML-IT0012345' }],
    lines: [{ position: 0, quantity: 1200 }],
    packages: [
      {
        type: 'Carton',
        count: 100,
        length: 400,
        width: 300,
        height: 250,
        gross_grams: 7500,
        net_grams: 6900,
        marks: '',
        contents: [{ position: 0, quantity: 12 }],
      },
    ],
    plan: {
      ready: '2026-12-01',
      picked_up: '2026-12-02',
      departed: '2026-12-05',
      arrived: '2026-12-28',
      delivered: '2027-01-04',
    },
    note: '',
  },
}

export const createShipment = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/orders/:id/shipments',
  access: 'signedIn',
  needs: 'editor',
  scope: 'shipments:write',
  summary:
    'Prepare a shipment of an order of the own company, whole or in part. Its goods count as shipped from the first station after `ready`',
  body: shipmentForm,
  answer: Type.Object({ data: shipmentDetail }),
  status: 201,
  idempotent: true,
  bodyLimit: 512 * 1024,
  example,
})

export const changeShipment = endpoint({
  ...ofOne,
  method: 'PUT',
  path: '/api/v1/shipments/:id',
  access: 'signedIn',
  needs: 'editor',
  scope: 'shipments:write',
  summary: 'Change what is in a shipment that has not left; `version` is the one it was read in',
  body: closed({ version, shipment: shipmentForm }),
  answer: Type.Object({ data: shipmentDetail }),
  bodyLimit: 512 * 1024,
})

/** The seller, or who carries it. */
export const changeTransport = endpoint({
  ...ofOne,
  method: 'PUT',
  path: '/api/v1/shipments/:id/transport',
  access: 'signedIn',
  needs: 'editor',
  scope: 'shipments:write',
  summary: 'Change how a shipment travels and the numbers it is found by, until it is received',
  body: closed({ version, transport: closed(transportFields) }),
  answer: Type.Object({ data: shipmentDetail }),
})

export const stationReport = closed({
  milestone: Type.Enum(milestones),
  /** `expected`: a new date for what has not happened. */
  kind: Type.Enum(['happened', 'expected']),
  on: day,
  place: text(120),
  note: text(500),
})
export type StationReportForm = Type.Static<typeof stationReport>

export const reportStation = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/shipments/:id/reports',
  access: 'signedIn',
  needs: 'editor',
  scope: 'shipments:write',
  summary: 'Report a station of a shipment, reached or expected: by its seller or who carries it',
  body: stationReport,
  answer: Type.Object({ data: shipmentDetail }),
  idempotent: true,
  example: { body: { milestone: 'departed', kind: 'happened', on: '2026-12-05', place: 'Livorno', note: '' } },
})

export const takeBackForm = closed({
  /** The station reached last. */
  milestone: Type.Enum(milestones),
  reason: text(500),
})
export type TakeBackForm = Type.Static<typeof takeBackForm>

export const takeBackStation = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/shipments/:id/reports/withdrawals',
  access: 'signedIn',
  needs: 'editor',
  scope: 'shipments:write',
  summary:
    'Take back a mistaken report of the station reached last, by who reported it or the seller, while nothing hangs on it: then everything is as before',
  body: takeBackForm,
  answer: Type.Object({ data: shipmentDetail }),
  idempotent: true,
  example: { body: { milestone: 'picked_up', reason: 'The lorry comes tomorrow.' } },
})

export const cancelShipment = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/shipments/:id/cancellation',
  access: 'signedIn',
  needs: 'editor',
  scope: 'shipments:write',
  summary: 'Cancel a shipment that has not left: its goods can be shipped anew',
  body: closed({ reason: text(500) }),
  answer: Type.Object({ data: shipmentDetail }),
  idempotent: true,
})

const count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

export const receiptForm = closed({
  /** The day it came. */
  on: day,
  note: text(1000),
  lines: Type.Array(
    closed({
      position: Type.Integer({ minimum: 0, maximum: 10_000 }),
      received: count,
      damaged: count,
      short: count,
      note: text(300),
    }),
    { minItems: 1, maxItems: mostShipmentLines },
  ),
})
export type ReceiptForm = Type.Static<typeof receiptForm>

export const receiveShipment = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/shipments/:id/receipts',
  access: 'signedIn',
  needs: 'editor',
  scope: 'shipments:write',
  summary:
    'Say what of a shipment has come, line by line: whole, damaged, missing. What is not mentioned is still to come',
  body: receiptForm,
  answer: Type.Object({ data: shipmentDetail }),
  idempotent: true,
  example: {
    body: {
      on: '2027-01-04',
      note: '',
      lines: [{ position: 0, received: 1176, damaged: 12, short: 12, note: 'One carton wet' }],
    },
  },
})
