import * as Type from 'typebox'
import { closed, day, id, nullable, text } from '../fields.ts'
import { dealAddress } from '../trade/deal-address.ts'
import { containerTypes } from './container-number.ts'
import { milestones } from './milestones.ts'
import { shipmentModes } from './modes.ts'
import { shipmentStatuses } from './statuses.ts'

/** Who has a part in a shipment: its seller, its buyer, the freight provider whose offer the buyer took, and the operator, who looks on. */
export const shipmentParties = ['seller', 'buyer', 'carrier', 'admin'] as const
export type ShipmentParty = (typeof shipmentParties)[number]

export const mostShipmentLines = 200
export const mostPackages = 200
export const mostContainers = 50

const quantity = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const position = Type.Integer({ minimum: 0, maximum: 10_000 })

/** Of one package: millimetres up to 30 m, grams up to 100 t. */
const millimetres = Type.Integer({ minimum: 1, maximum: 30_000 })
const grams = Type.Integer({ minimum: 1, maximum: 100_000_000 })

export const shippedGoods = closed({ position, quantity })

/** Packages that are alike; `contents` are those of one of them. */
export const shipmentPackage = closed({
  type: text(60),
  count: Type.Integer({ minimum: 1, maximum: 100_000 }),
  length: nullable(millimetres),
  width: nullable(millimetres),
  height: nullable(millimetres),
  gross_grams: nullable(grams),
  net_grams: nullable(grams),
  marks: text(60),
  contents: Type.Array(closed({ position, quantity }), { maxItems: mostShipmentLines }),
})

export const shipmentContainer = closed({
  number: text(20, 1),
  type: nullable(Type.Enum(containerTypes.map(({ value }) => value))),
  seal: text(30),
})
export type ShipmentContainer = Type.Static<typeof shipmentContainer>

/** How it travels, and by which numbers it is found. Nothing of it has to be known. */
export const transportFields = {
  mode: Type.Enum(shipmentModes),
  carrier: text(80),
  tracking_number: text(60),
  /** An own page; without it the carrier's is linked where it is known. */
  tracking_link: text(500),
  /** Of the bill of lading, air waybill, CMR or CIM note. */
  document_number: text(40),
  /** Ship and voyage, flight, or number plate. */
  vessel: text(80),
  containers: Type.Array(shipmentContainer, { maxItems: mostContainers }),
}
const transport = closed(transportFields)
export type TransportForm = Type.Static<typeof transport>

/** Planned days; null where nobody knows. */
export const plan = closed({
  ready: nullable(day),
  picked_up: nullable(day),
  departed: nullable(day),
  arrived: nullable(day),
  delivered: nullable(day),
})
export type ShipmentPlan = Type.Static<typeof plan>

export const shipmentForm = closed({
  ...transportFields,
  lines: Type.Array(shippedGoods, { maxItems: mostShipmentLines }),
  packages: Type.Array(shipmentPackage, { maxItems: mostPackages }),
  plan,
  note: text(1000),
  /** The branch or warehouse of one's own that counted stock is taken off when it leaves; left out or null, what lies at no place goes first, then the place that has most. */
  loads_from: Type.Optional(nullable(id)),
})
export type ShipmentForm = Type.Static<typeof shipmentForm>

/** One station: first planned, expected now, happened; `by` is the company that said so last. Days where the goods are. */
export const station = Type.Object({
  milestone: Type.Enum(milestones),
  planned_on: nullable(Type.String()),
  expected_on: nullable(Type.String()),
  happened_on: nullable(Type.String()),
  place: Type.String(),
  note: Type.String(),
  by: Type.String(),
})

/** Whether it comes in time; see findLateness. Null where no day is known. */
export const lateness = nullable(
  Type.Object({
    state: Type.Enum(['on_time', 'at_risk', 'late']),
    /** The same in words. */
    words: Type.String(),
  }),
)

const address = nullable(dealAddress)

const company = Type.Object({ id: Type.Integer(), name: Type.String() })

/** A shipment as lists show it. Days ISO, moments ISO. No prices: who carries goods is not told what they cost. */
export const shipmentFacts = {
  id: Type.Integer(),
  /** 'ORD-2026-00012/1': the order's, counted from 1. */
  number: Type.String(),
  order_id: Type.Integer(),
  order_number: Type.String(),
  /** The buyer's own number of the order, '' where there is none. */
  po_number: Type.String(),
  status: Type.Enum(shipmentStatuses),
  mode: Type.Enum(shipmentModes),
  seller: company,
  buyer: company,
  first_product: Type.String(),
  carrier: Type.String(),
  tracking_number: Type.String(),
  /** Where it can be followed: the seller's own link, or the carrier's page; null where neither is known. */
  tracking_page: nullable(Type.String()),
  from: address,
  to: address,
  /** Whether a border with customs is crossed. */
  is_cleared: Type.Boolean(),
  /** The station reached last, and when. */
  latest: nullable(Type.Object({ milestone: Type.Enum(milestones), on: Type.String(), place: Type.String() })),
  /** When delivery is expected now; when it was wanted. */
  expected_on: nullable(Type.String()),
  due_on: nullable(Type.String()),
  delivered_on: nullable(Type.String()),
  lateness,
  packages: Type.Integer(),
  gross_grams: nullable(Type.Integer()),
  created_at: Type.String(),
  changed_at: Type.String(),
}

export const shipmentSummary = Type.Object({ ...shipmentFacts, party: Type.Enum(shipmentParties) })
export type ShipmentSummary = Type.Static<typeof shipmentSummary>

/** A line of it, and what the buyer has said of it. */
const shipmentLine = Type.Object({
  position: Type.Integer(),
  name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  sku: nullable(Type.String()),
  barcode: nullable(Type.String()),
  hts: nullable(Type.String()),
  origin: Type.String(),
  order_measure: Type.String(),
  quantity: Type.Integer(),
  received: Type.Integer(),
  damaged: Type.Integer(),
  short: Type.Integer(),
})
export type ShipmentLine = Type.Static<typeof shipmentLine>

const receiptLine = Type.Object({
  position: Type.Integer(),
  received: Type.Integer(),
  damaged: Type.Integer(),
  short: Type.Integer(),
  note: Type.String(),
})

/** The whole of the packages; null where one of them does not say. */
const totals = Type.Object({
  count: Type.Integer(),
  gross_grams: nullable(Type.Integer()),
  net_grams: nullable(Type.Integer()),
  litres: nullable(Type.Integer()),
})

/** A shipment whole, but for who looks at it: what other programs are sent. */
export const shipment = Type.Object({
  ...shipmentFacts,
  /** Of a replacement nothing counts as shipped again. */
  is_replacement: Type.Boolean(),
  tracking_link: Type.String(),
  document_number: Type.String(),
  vessel: Type.String(),
  containers: Type.Array(shipmentContainer),
  note: Type.String(),
  lines: Type.Array(shipmentLine),
  package_list: Type.Array(shipmentPackage),
  totals,
  stations: Type.Array(station),
  receipts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      on: Type.String(),
      at: Type.String(),
      person: Type.String(),
      note: Type.String(),
      lines: Type.Array(receiptLine),
    }),
  ),
  version: Type.Integer(),
})
export type Shipment = Type.Static<typeof shipment>

/** What somebody may do with a shipment now. */
export const shipmentActions = ['change', 'transport', 'report', 'take_back', 'cancel', 'receive'] as const
export type ShipmentAction = (typeof shipmentActions)[number]

export const shipmentDetail = Type.Object({
  ...shipment.properties,
  party: Type.Enum(shipmentParties),
  actions: Type.Array(Type.Enum(shipmentActions)),
  /** Of which of its places the goods are taken; null where nobody said, and for everybody but the seller. */
  loads_from: nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
})
export type ShipmentDetail = Type.Static<typeof shipmentDetail>
