import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import { dueStates } from './money-owed.ts'
import { orderPaperKinds, paperFormats } from './order-paper.ts'
import { vatCategories } from './vat.ts'

/** Money is decimal in `currency`, days are ISO days, moments ISO moments. */

const company = Type.Object({ id: Type.Integer(), name: Type.String() })

/** A numbered paper of an order; `net`, `tax` and `total` are null where it names no money. */
export const orderPaper = Type.Object({
  id: Type.Integer(),
  order_id: Type.Integer(),
  /** 'ORD-2026-00012' */
  order: Type.String(),
  kind: Type.Enum(orderPaperKinds),
  /** 'INV-2026-00012' */
  number: Type.String(),
  shipment_id: nullable(Type.Integer()),
  /** Of a credit note: the invoice it is about. */
  corrects: nullable(Type.Object({ id: Type.Integer(), number: Type.String() })),
  currency: Type.String(),
  net: nullable(Type.Number()),
  tax: nullable(Type.Number()),
  total: nullable(Type.Number()),
  due_on: nullable(Type.String()),
  issued_at: Type.String(),
  /** The forms it can be had in. */
  formats: Type.Array(Type.Enum(paperFormats)),
})
export type OrderPaper = Type.Static<typeof orderPaper>

/** An invoice or credit note with its lines, as other programs are sent it; `vat_percent` is null where no VAT is charged. */
export const wholePaper = Type.Object({
  ...orderPaper.properties,
  seller: company,
  buyer: company,
  po_number: Type.String(),
  reason: Type.String(),
  vat: Type.Object({
    category: Type.Enum(vatCategories),
    sentence: Type.String(),
    code: nullable(Type.String()),
  }),
  prepaid: Type.Number(),
  payable: Type.Number(),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      name: Type.String(),
      sku: nullable(Type.String()),
      quantity: Type.Integer(),
      order_measure: Type.String(),
      net: Type.Number(),
      vat_percent: nullable(Type.Number()),
    }),
  ),
})
export type WholePaper = Type.Static<typeof wholePaper>

/** Something owed: the deposit of an order, or an invoice; `state` is as of today. */
export const owed = Type.Object({
  id: Type.Integer(),
  order_id: Type.Integer(),
  order: Type.String(),
  kind: Type.Enum(['deposit', 'invoice']),
  invoice_id: nullable(Type.Integer()),
  /** Of the invoice; '' for a deposit. */
  number: Type.String(),
  seller: company,
  buyer: company,
  currency: Type.String(),
  amount: Type.Number(),
  credited: Type.Number(),
  paid: Type.Number(),
  open: Type.Number(),
  due_on: Type.String(),
  state: Type.Enum(dueStates),
  reminders: Type.Integer(),
  reminded_at: nullable(Type.String()),
  changed_at: Type.String(),
})
export type OwedItem = Type.Static<typeof owed>

export const payment = Type.Object({
  id: Type.Integer(),
  order_id: Type.Integer(),
  order: Type.String(),
  invoice_id: nullable(Type.Integer()),
  /** Number of the invoice it was made for; '' where it was made for the order. */
  invoice: Type.String(),
  seller: company,
  buyer: company,
  currency: Type.String(),
  amount: Type.Number(),
  paid_on: Type.String(),
  reference: Type.String(),
  recorded_at: Type.String(),
  changed_at: Type.String(),
  reversed_at: nullable(Type.String()),
  reverse_reason: Type.String(),
})
export type Payment = Type.Static<typeof payment>

export const terms = Type.Object({ deposit_percent: Type.Integer(), net_days: Type.Integer() })

/** The money of one order as somebody who has a part in it sees it. */
export const orderMoney = Type.Object({
  currency: Type.String(),
  terms,
  /** Whether the terms can still be changed: no invoice has been issued. */
  is_plan_open: Type.Boolean(),
  /** All of the order with VAT, as it would be invoiced today; and how VAT is charged. */
  total: Type.Number(),
  vat: Type.Object({
    category: Type.Enum(vatCategories),
    sentence: Type.String(),
    /** VAT is charged on goods for another EU country only because the buyer has given no VAT number. */
    is_for_want_of_number: Type.Boolean(),
  }),
  /** Rates the seller may charge today, in percent, the usual one first; empty where no VAT is charged. */
  vat_rates: Type.Array(Type.Number()),
  /** Invoiced less credited, paid less taken back, and paid with nothing to pay for yet. */
  invoiced: Type.Number(),
  paid: Type.Number(),
  in_advance: Type.Number(),
  /** Units of each line that are in invoices, that can still be invoiced, and of these shipped ones; `total` is the net price of all its `quantity`. */
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      name: Type.String(),
      order_measure: Type.String(),
      quantity: Type.Integer(),
      total: Type.Number(),
      invoiced: Type.Integer(),
      to_invoice: Type.Integer(),
      shipped_to_invoice: Type.Integer(),
    }),
  ),
  /** Shipments that have left, with what of each is in no invoice; the oldest first. */
  shipments_to_invoice: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** 'ORD-2026-00012/1' */
      number: Type.String(),
      shipped_on: nullable(Type.String()),
      lines: Type.Array(Type.Object({ position: Type.Integer(), quantity: Type.Integer() })),
    }),
  ),
  owed: Type.Array(owed),
  papers: Type.Array(orderPaper),
  payments: Type.Array(payment),
  party: Type.Enum(['buyer', 'seller', 'admin']),
  /** Whether the reader may issue invoices and record payments. */
  may_write: Type.Boolean(),
  /** Whether the seller has said what stands on invoices. */
  is_profile_ready: Type.Boolean(),
})
export type OrderMoney = Type.Static<typeof orderMoney>

/** What of an invoice can still be credited. */
export const creditable = Type.Object({
  currency: Type.String(),
  /** Net. */
  left: Type.Number(),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      name: Type.String(),
      order_measure: Type.String(),
      quantity: Type.Integer(),
      /** Of all of the quantity. */
      net: Type.Number(),
      vat_category: Type.Enum(vatCategories),
      vat_percent: Type.Number(),
      /** Units that credit notes have named. */
      credited: Type.Integer(),
    }),
  ),
})
export type Creditable = Type.Static<typeof creditable>
