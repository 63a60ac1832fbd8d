import * as Type from 'typebox'
import { closed, id, nullable, text } from '../fields.ts'
import { amount } from '../trade/offer-parts.ts'
import { claimReasons } from './claim-lines.ts'
import { claimActions, claimSides, claimStatuses, remedies } from './states.ts'

export const mostClaimLines = 200
export const mostClaimFiles = 10
/** Bytes of one picture or PDF. */
export const largestClaimFile = 10 * 1024 * 1024

/** What the buyer would like; `any` leaves it to the seller. */
export const wantedRemedies = [...remedies, 'any'] as const

const position = Type.Integer({ minimum: 0, maximum: 10_000 })
const quantity = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })

export const claimForm = closed({
  /** What they came with; null where it is about several or none. */
  shipment_id: nullable(id),
  /** A line of the order once for each reason: of some goods a part is missing and another damaged. */
  lines: Type.Array(closed({ position, quantity, reason: Type.Enum(claimReasons) }), { maxItems: mostClaimLines }),
  wanted: Type.Enum(wantedRemedies),
  text: text(2000),
  /** Files that were sent before, see `uploadClaimFile`. */
  file_ids: Type.Array(id, { maxItems: mostClaimFiles, uniqueItems: true }),
})
export type ClaimForm = Type.Static<typeof claimForm>

const words = text(2000)

/** What people do to a claim; see states.ts for whose turn each is. Amounts are decimals in the currency of the order. */
export const claimAct = Type.Union([
  closed({ action: Type.Literal('say'), text: words }),
  closed({
    action: Type.Literal('offer'),
    remedy: Type.Enum(remedies),
    /** Of a credit: how much of which line; those not named get nothing. */
    credits: Type.Array(closed({ position, amount }), { maxItems: mostClaimLines }),
    /** Whether the goods are to be sent back first. */
    is_returned: Type.Boolean(),
    text: words,
  }),
  closed({ action: Type.Enum(['refuse', 'insist', 'withdraw']), text: words }),
  closed({ action: Type.Literal('accept') }),
  /** `text`: the parcel's number, or how they come back. */
  closed({ action: Type.Literal('send_back'), text: words }),
  closed({
    action: Type.Literal('receive_back'),
    lines: Type.Array(
      closed({
        position,
        quantity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
        /** How many of them can be sold again. */
        to_stock: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      }),
      { maxItems: mostClaimLines },
    ),
    /** The branch or warehouse that what can be sold again lies at; left out or null, at none. */
    place_id: Type.Optional(nullable(id)),
    text: words,
  }),
  /** Issues the credit note; with a `reference` it was written elsewhere, under that number. */
  closed({ action: Type.Literal('credit'), reference: text(60) }),
])
export type ClaimAct = Type.Static<typeof claimAct>

const claimLine = Type.Object({
  position: Type.Integer(),
  name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  sku: nullable(Type.String()),
  order_measure: Type.String(),
  quantity: Type.Integer(),
  /** How many of them for which reason. */
  reasons: Type.Array(Type.Object({ reason: Type.Enum(claimReasons), quantity: Type.Integer() })),
  /** What the claimed part costs: the most that can be credited; and what was offered. */
  value: Type.Number(),
  credit: Type.Number(),
  returned: Type.Integer(),
})
export type ClaimLine = Type.Static<typeof claimLine>

const claimFile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  kind: Type.Enum(['picture', 'pdf']),
  bytes: Type.Integer(),
})
export type ClaimFile = Type.Static<typeof claimFile>

const company = Type.Object({ id: Type.Integer(), name: Type.String() })

export const claimFacts = {
  id: Type.Integer(),
  /** 'ORD-2026-00012/C1': the order's, counted from 1. */
  number: Type.String(),
  order_id: Type.Integer(),
  order_number: Type.String(),
  status: Type.Enum(claimStatuses),
  seller: company,
  buyer: company,
  first_product: Type.String(),
  wanted: Type.Enum(wantedRemedies),
  /** What the seller offered, or what was agreed. */
  remedy: nullable(Type.Enum(remedies)),
  currency: Type.String(),
  /** What the goods claimed cost, and what is or was credited. */
  value: Type.Number(),
  credit: Type.Number(),
  created_at: Type.String(),
  changed_at: Type.String(),
}

export const claimSummary = Type.Object({
  ...claimFacts,
  party: Type.Enum([...claimSides, 'admin']),
  waits_for: nullable(Type.Enum(claimSides)),
})
export type ClaimSummary = Type.Static<typeof claimSummary>

/** A claim whole, but for who looks at it: what other programs are sent. */
export const claim = Type.Object({
  ...claimFacts,
  shipment_id: nullable(Type.Integer()),
  lines: Type.Array(claimLine),
  is_returned: Type.Boolean(),
  /** What goods that go back are marked with: 'RMA-' and the claim's number. Null where nothing goes back. */
  rma: nullable(Type.String()),
  sent_back_at: nullable(Type.String()),
  /** The number of the credit note, '' until there is one; the shipment sent instead. */
  credit_reference: Type.String(),
  replacement_shipment_id: nullable(Type.Integer()),
  settled_at: nullable(Type.String()),
  /** What was said and done, the oldest first. */
  entries: Type.Array(
    Type.Object({
      id: Type.Integer(),
      action: Type.Enum(['open', ...claimActions]),
      at: Type.String(),
      by: Type.String(),
      side: Type.Enum(claimSides),
      person: Type.String(),
      text: Type.String(),
    }),
  ),
  files: Type.Array(claimFile),
})
export type Claim = Type.Static<typeof claim>

export const claimDetail = Type.Object({
  ...claim.properties,
  party: Type.Enum([...claimSides, 'admin']),
  actions: Type.Array(Type.Enum(claimActions)),
  waits_for: nullable(Type.Enum(claimSides)),
})
export type ClaimDetail = Type.Static<typeof claimDetail>
