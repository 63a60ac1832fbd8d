import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Shopper } from './cart-goods.ts'

/** What stands on the demo seller's invoices, whatever it was. */
export async function setBilling(request: APIRequestContext, { headers }: Shopper): Promise<void> {
  const { version } = await (await request.get('/api/v1/own-company/billing', { headers })).json()
  const form = { ...emptyBilling, holder: 'Demo Seller', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  const stored = await request.put('/api/v1/own-company/billing', { headers, data: { version, form } })
  // Another journey may have stored the same a moment ago.
  expect([200, 409], await stored.text()).toContain(stored.status())
}
