import type { ReportReason } from '../../contract/src/reviews/shapes.ts'
import type { Milestone } from '../../contract/src/shipments/milestones.ts'
import type { ShipmentMode } from '../../contract/src/shipments/modes.ts'

/** What became of an order, each so many days after the step before it. Days of plans are counted from the step itself. */
export type OrderStep =
  | { do: 'prepare'; after: number }
  | { do: 'complete'; after: number }
  | { do: 'invoice'; after: number }
  | { do: 'remind'; after: number }
  | { do: 'promise'; after: number; inDays: number }
  | { do: 'ask_cancel' | 'refuse_cancel' | 'cancel'; by: 'buyer' | 'seller'; after: number; reason: string }
  | { do: 'ship'; after: number; share: number; way: Way }
  /** Of the shipment made last. */
  | { do: 'station'; after: number; milestone: Milestone; place: string }
  | { do: 'expect'; after: number; milestone: Milestone; inDays: number; note: string }
  | { do: 'receive'; after: number; damaged?: number; short?: number; note?: string }
  /** Of what came damaged or not at all. */
  | { do: 'claim'; after: number; text: string }
  /** All of it, which the buyer asked for: agreed at once. */
  | { do: 'offer_credit'; after: number; text: string }
  | { do: 'refuse_claim'; after: number; text: string }
  | { do: 'credit'; after: number }
  /** A share of what was agreed. */
  | { do: 'pay'; after: number; share: number; reference: string }
  | ReviewStep

/** Of the goods at a place among those of the order, or of its seller. */
export type ReviewStep =
  | {
      do: 'review'
      after: number
      of: number | 'seller'
      stars: number
      title: string
      text: string
      isNamed?: boolean
    }
  | { do: 'answer_review'; after: number; of: number | 'seller'; text: string }
  /** By the seller. */
  | { do: 'report_review'; after: number; of: number | 'seller'; reason: ReportReason; text: string }

/** How a shipment travels, and on which days after it was prepared it leaves, arrives and is delivered. */
export type Way = {
  mode: ShipmentMode
  carrier: string
  tracking?: string
  document?: string
  vessel?: string
  container?: { number: string; seal: string }
  leaves: number
  arrives?: number
  delivers: number
}

export const prepare = (after: number): OrderStep => ({ do: 'prepare', after })
export const promise = (after: number, inDays: number): OrderStep => ({ do: 'promise', after, inDays })
export const ship = (after: number, way: Way, share = 1): OrderStep => ({ do: 'ship', after, way, share })
export const station = (after: number, milestone: Milestone, place: string): OrderStep => ({
  do: 'station',
  after,
  milestone,
  place,
})
export const receive = (after: number, more: { damaged?: number; short?: number; note?: string } = {}): OrderStep => ({
  do: 'receive',
  after,
  ...more,
})
export const invoice = (after: number): OrderStep => ({ do: 'invoice', after })
export const pay = (after: number, share: number, reference: string): OrderStep => ({
  do: 'pay',
  after,
  share,
  reference,
})
export const complete = (after: number): OrderStep => ({ do: 'complete', after })

export const byTruck: Way = {
  mode: 'truck',
  carrier: 'Maasbrug Forwarding',
  document: 'CMR 0471 2206',
  vessel: 'AX-41-RT',
  leaves: 1,
  delivers: 6,
}

export const byBoat: Way = {
  mode: 'boat',
  carrier: 'Alster Freight',
  document: 'ALSF2609114',
  vessel: 'Cabo Raso 2641N',
  container: { number: 'MSKU9070323', seal: 'PT-118204' },
  leaves: 2,
  arrives: 18,
  delivers: 22,
}

export const byAir: Way = {
  mode: 'air',
  carrier: 'Alster Freight',
  document: '020-12345675',
  vessel: 'KE 503',
  leaves: 1,
  arrives: 3,
  delivers: 5,
}

/** What becomes of an order that no story tells more of, as far as there has been time for it. */
export const usualCourse: readonly OrderStep[] = [
  pay(1.5, 0.3, 'Deposit'),
  prepare(0.5),
  promise(0.2, 8),
  ship(6, byTruck),
  station(0.8, 'picked_up', 'At the seller’s'),
  invoice(0.2),
  station(5, 'delivered', 'At the buyer’s'),
  receive(0.6),
  pay(9, 0.7, 'Balance'),
  complete(1),
]
