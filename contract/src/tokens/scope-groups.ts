import { defineMessages } from '../locale.ts'
import { type Scope, scopes } from '../scopes.ts'

/** What the scopes of a token are about, as its form shows them together. */
export const scopeGroups = ['requests', 'products', 'orders', 'money', 'reviews', 'company'] as const
export type ScopeGroup = (typeof scopeGroups)[number]

export const scopeGroupNames: Record<ScopeGroup, string> = defineMessages({
  requests: 'Requests',
  products: 'Products',
  orders: 'Orders and shipments',
  money: 'Invoices and payments',
  company: 'Company and figures',
  reviews: 'Reviews',
})

const groupOf: Record<string, ScopeGroup> = {
  requests: 'requests',
  products: 'products',
  orders: 'orders',
  shipments: 'orders',
  claims: 'orders',
  billing: 'money',
  company: 'company',
  statistics: 'company',
  reviews: 'reviews',
}

/** The scopes of a group, in their order; every scope is in one. */
export function scopesOf(group: ScopeGroup): Scope[] {
  return scopes.filter((scope) => groupOf[scope.split(':')[0] ?? ''] === group)
}
