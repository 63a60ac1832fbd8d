import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, day, id, mostRequestLines, text } from '../fields.ts'
import { pdfType } from '../file-types.ts'
import { paperSizes } from '../trade/papers.ts'
import { paperFormats } from './order-paper.ts'
import { creditable, orderMoney } from './shapes.ts'
import { mostNetDays } from './terms.ts'

/** Calls about the money and the papers of one order. All that change something answer the money of the order as it is then. */

const ofOrder = { params: Type.Object({ id }), access: 'signedIn' } as const
const money = Type.Object({ data: orderMoney })
const writing = {
  ...ofOrder,
  needs: 'editor',
  scope: 'billing:write',
  idempotent: true,
  status: 201,
  answer: money,
} as const
const amount = Type.Number({ exclusiveMinimum: 0, maximum: 1e15 })
const quantity = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const position = Type.Integer({ minimum: 0, maximum: 10_000 })
const percent = Type.Number({ minimum: 0, maximum: 50 })

export const getOrderMoney = endpoint({
  ...ofOrder,
  method: 'GET',
  path: '/api/v1/orders/:id/money',
  scope: 'billing:read',
  summary: 'Invoices, payments and what is owed for one order',
  answer: money,
})

/** A PDF, or XML of EN 16931; `facturx` is a PDF that carries the XML. What a paper cannot be had in answers `refused`. */
export const getOrderPaper = endpoint({
  method: 'GET',
  path: '/api/v1/orders/:id/papers/:paper',
  access: 'signedIn',
  scope: 'billing:read',
  summary: 'A numbered paper of an order as a file: PDF, UBL, CII, or a PDF with the XML in it (Factur-X, ZUGFeRD)',
  file: [pdfType, 'application/xml'],
  refuses: ['refused'],
  params: Type.Object({ id, paper: id }),
  query: Type.Object({ format: Type.Optional(Type.Enum(paperFormats)), size: Type.Optional(Type.Enum(paperSizes)) }),
})

export const changePlan = endpoint({
  ...ofOrder,
  method: 'PUT',
  path: '/api/v1/orders/:id/payment-plan',
  needs: 'editor',
  scope: 'billing:write',
  summary: 'Set the deposit and the days of payment of an order; until its first invoice, by the seller',
  body: closed({
    deposit_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    net_days: Type.Integer({ minimum: 0, maximum: mostNetDays }),
  }),
  answer: money,
})

export const issueInvoice = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/orders/:id/invoices',
  summary:
    'Issue an invoice of an order: of lines, of a shipment, of what was shipped and is not invoiced yet, or of all that is left',
  body: closed({
    lines: Type.Optional(
      Type.Array(closed({ position, quantity, vat_rate: Type.Optional(percent) }), {
        minItems: 1,
        maxItems: mostRequestLines,
      }),
    ),
    left: Type.Optional(Type.Enum(['shipped', 'ordered'])),
    /** A shipment that has left: it is named on the invoice, and no line of it is asked for beyond what it holds. */
    shipment_id: Type.Optional(id),
    /** In percent; one of the rates that hold today. Left out: the standard rate. */
    vat_rate: Type.Optional(percent),
    due_on: Type.Optional(day),
    note: Type.Optional(text(500)),
  }),
  example: { body: { left: 'shipped' } },
})

export const getCreditable = endpoint({
  method: 'GET',
  path: '/api/v1/orders/:id/papers/:paper/creditable',
  access: 'signedIn',
  scope: 'billing:read',
  summary: 'The lines of an invoice, and what of them credit notes have not named yet',
  params: Type.Object({ id, paper: id }),
  answer: Type.Object({ data: creditable }),
})

export const issueCreditNote = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/orders/:id/credit-notes',
  summary:
    'Issue a credit note about an invoice: of lines, or of a net amount; never for more than the invoice asks for',
  body: closed({
    invoice_id: id,
    /** `amount` is net, for all of the quantity; left out: the price of the invoice. */
    lines: Type.Optional(
      Type.Array(closed({ position, quantity, amount: Type.Optional(amount) }), { maxItems: mostRequestLines }),
    ),
    amount: Type.Optional(amount),
    reason: text(500, 1),
  }),
  example: { body: { invoice_id: 12, lines: [{ position: 0, quantity: 3 }], reason: 'Three bottles arrived broken' } },
})

export const recordPayment = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/orders/:id/payments',
  summary: 'Record money that has come for an order; for one of its invoices, or for whichever is the oldest',
  body: closed({ amount, paid_on: day, reference: Type.Optional(text(140)), invoice_id: Type.Optional(id) }),
  example: { body: { amount: 500, paid_on: '2026-12-18', reference: 'Transfer 4711' } },
})

export const reversePayment = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/orders/:id/payments/:payment/reversal',
  params: Type.Object({ id, payment: id }),
  summary: 'Take back a payment that was recorded by mistake or has been called back',
  body: closed({ reason: text(500, 1) }),
})

export const remindOfDebt = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/orders/:id/reminders',
  summary: 'Remind the buyer by mail of something open; once a day at most',
  body: closed({ owed_id: id }),
})
