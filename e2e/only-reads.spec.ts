import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { makeViewer, newPassword } from './accounts.ts'
import { makeShopper } from './cart-goods.ts'
import { openFor } from './deals.ts'
import { makeGoods } from './make-goods.ts'
import { signInThere } from './outbox.ts'

test('who only reads for a buyer is offered nothing that would be refused, and told whom to ask', async ({
  request,
  browser,
}) => {
  const owner = await makeShopper(request)
  const email = await makeViewer(request, owner)
  const token = await signInThere(request, email, newPassword)
  const headers = { Authorization: `Bearer ${token}` }
  const goods = await makeGoods(request, { name: `Read goods ${randomUUID().slice(0, 8)}`, term: {} })
  const page = await openFor(browser, { email, token, headers })
  const why = page.getByText('Ask one of its owners for the editor role.', { exact: false })

  await page.goto(`/#/product/${goods.slug}`)
  await expect(why).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ask (a question|for a sample)$/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask several sellers' })).toHaveCount(0)

  const line = { product_id: goods.id, option_values: [], selected_price_id: null, quantity: 3 }
  const changed = { ...line, changed_at: new Date().toISOString() }
  expect((await request.put('/api/v1/cart', { headers, data: { lines: [changed] } })).ok()).toBe(true)
  await page.goto('/#/cart')
  await page.reload()
  await expect(why).toBeVisible()
  for (const name of ['Send request', 'Logistic Quote']) await expect(page.getByRole('button', { name })).toBeDisabled()

  await page.goto('/#/sourcing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask several sellers' })).toHaveCount(0)
  // By its address all the same: said before anything is typed in vain.
  await page.goto('/#/sourcing/new')
  await expect(why).toBeVisible()
})
