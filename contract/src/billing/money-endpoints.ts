import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { pdfType, tableTypes } from '../file-types.ts'
import { pageQuery, pagination } from '../paging.ts'
import { paperSizes } from '../trade/papers.ts'
import { ageBuckets, dueStates } from './money-owed.ts'
import { owed, payment } from './shapes.ts'

/** Which way money goes: what others owe the own company, and what it owes others. */
export const moneySides = ['receivable', 'payable'] as const
export type MoneySide = (typeof moneySides)[number]

const company = Type.Object({ id: Type.Integer(), name: Type.String() })

/** What is open in one currency, by how long it is overdue. */
const ageing = Type.Object({
  currency: Type.String(),
  total: Type.Number(),
  buckets: Type.Record(Type.Enum(ageBuckets), Type.Number()),
})
export type Ageing = Type.Static<typeof ageing>

const debtor = Type.Object({
  company,
  currency: Type.String(),
  open: Type.Number(),
  overdue: Type.Number(),
  /** The day the longest due part was due. */
  oldest: Type.String(),
})
const side = Type.Object({ ageing: Type.Array(ageing), companies: Type.Array(debtor) })
export type MoneyOfSide = Type.Static<typeof side>

/** Companies that one answer holds on a side, the longest due first; the sums count all. */
export const mostDebtors = 200

export const getMoney = endpoint({
  method: 'GET',
  path: '/api/v1/money',
  access: 'signedIn',
  whileWaiting: true,
  scope: 'billing:read',
  summary: 'What is open, by age and by company: owed to the own company, and by it',
  answer: Type.Object({ receivable: side, payable: side }),
})

/** One line of a statement: an invoice, a credit note or a payment, and what was open after it. */
const entry = Type.Object({
  day: Type.String(),
  kind: Type.Enum(['invoice', 'credit', 'payment']),
  order_id: Type.Integer(),
  order: Type.String(),
  number: Type.String(),
  reference: Type.String(),
  /** Above zero what is owed more, below what is owed less. */
  amount: Type.Number(),
  balance: Type.Number(),
})
const account = Type.Object({
  side: Type.Enum(moneySides),
  currency: Type.String(),
  balance: Type.Number(),
  /** The newest first. */
  entries: Type.Array(entry),
  /** Older ones are not listed; their sum. */
  before: Type.Number(),
})
export type Account = Type.Static<typeof account>

/** Entries that a statement lists of an account; what is older is summed up. */
export const mostEntries = 500

const ofCompany = { params: Type.Object({ company: id }), access: 'signedIn', scope: 'billing:read' } as const

export const getStatement = endpoint({
  ...ofCompany,
  method: 'GET',
  path: '/api/v1/money/:company',
  summary:
    'The account of the own company with another one: invoices, credits and payments, and what is open after each',
  answer: Type.Object({ data: Type.Object({ company, accounts: Type.Array(account), open: Type.Array(owed) }) }),
})

export const getStatementFile = endpoint({
  ...ofCompany,
  method: 'GET',
  path: '/api/v1/money/:company/file',
  summary: 'The same as a file: a PDF or a table',
  file: [pdfType, ...tableTypes],
  query: Type.Object({ format: Type.Enum(['pdf', 'csv', 'xlsx']), size: Type.Optional(Type.Enum(paperSizes)) }),
})
export type StatementFormat = 'pdf' | 'csv' | 'xlsx'

const listing = { access: 'signedIn', whileWaiting: true, scope: 'billing:read' } as const

export const listInvoices = endpoint({
  ...listing,
  method: 'GET',
  path: '/api/v1/invoices',
  summary:
    'What is and was owed to the own company and by it, invoices and deposits, newest first. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({
    ...pageQuery,
    side: Type.Optional(Type.Enum(moneySides)),
    state: Type.Optional(Type.Enum(dueStates)),
    changed_since: Type.Optional(moment),
  }),
  answer: Type.Object({ data: Type.Array(owed), pagination }),
})

export const listPayments = endpoint({
  ...listing,
  method: 'GET',
  path: '/api/v1/payments',
  summary:
    'Payments to the own company and by it, newest first. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({
    ...pageQuery,
    side: Type.Optional(Type.Enum(moneySides)),
    changed_since: Type.Optional(moment),
  }),
  answer: Type.Object({ data: Type.Array(payment), pagination }),
})

/** Totals of lists are counted no further than this. */
export const mostCounted = 1000
