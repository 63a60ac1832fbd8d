import { defineMessages } from './locale.ts'
/**
 * What an API token may be good for. A call that names none of them is for people signed in, not for tokens; where it is a company's own, the reason stands in
 * `for-people-alone.ts`.
 */
export const scopes = [
  'requests:read',
  'requests:answer',
  'requests:ask',
  'products:read',
  'products:write',
  'orders:read',
  'orders:write',
  'shipments:write',
  'billing:read',
  'billing:write',
  'claims:write',
  'company:read',
  'company:write',
  'statistics:read',
  'reviews:read',
  'reviews:write',
] as const
export type Scope = (typeof scopes)[number]

export const scopeNames: Record<Scope, string> = defineMessages({
  'requests:read': 'Read requests',
  'requests:answer': 'Answer requests: messages, offers, agree, decline',
  'requests:ask': 'Ask for goods, freight and duties, award and accept offers',
  'products:read': 'Read your own products, their stock and imports',
  'products:write': 'Change your own products: pictures, prices, stock, imports',
  'orders:read': 'Read orders, shipments and claims',
  'orders:write': 'Move orders: prepare, promise, cancel, complete',
  'shipments:write': 'Ship, report where shipments are, confirm receipt',
  'billing:read': 'Read invoices, payments and statements',
  'billing:write': 'Issue invoices and record payments',
  'claims:write': 'Open and answer claims',
  'company:read': 'Read how your company presents itself',
  'company:write': 'Change how your company presents itself',
  'statistics:read': 'Read figures of your company',
  'reviews:read': 'Read reviews',
  'reviews:write': 'Write and answer reviews',
})

/** What a program is told whose token is not good for a call. */
export const scopeMessages = defineMessages({
  /** `scope`: what the call needs; of none it is for people alone. */
  outOfScope: (scope: string | undefined) =>
    scope === undefined
      ? 'No API token is good for this call: it is for people who sign in.'
      : `This API token is not good for this call, which needs the scope ${scope}.`,
})
