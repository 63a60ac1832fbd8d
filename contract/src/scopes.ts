import { defineMessages } from './locale.ts'
/** What an API token may be good for. A call that names none of them is for people signed in, not for tokens. */
export const scopes = [
  'requests:read',
  'requests:answer',
  'products:read',
  'products:write',
  'orders:read',
  'orders:write',
  'shipments:write',
  'billing:read',
  'billing:write',
  'claims:write',
] as const
export type Scope = (typeof scopes)[number]

export const scopeNames: Record<Scope, string> = defineMessages({
  'requests:read': 'Read requests',
  'requests:answer': 'Answer requests',
  'products:read': 'Read your own products',
  'products:write': 'Create and change your own products',
  'orders:read': 'Read orders, shipments and claims',
  'orders:write': 'Move orders: prepare, promise, cancel, complete',
  'shipments:write': 'Ship, report where shipments are, confirm receipt',
  'billing:read': 'Read invoices, payments and statements',
  'billing:write': 'Issue invoices and record payments',
  'claims:write': 'Open and answer claims',
})
