import { expect, type Page, test } from '@playwright/test'
import { setBilling } from './billing-profile.ts'
import { makeShopper } from './cart-goods.ts'
import { openFor } from './deals.ts'
import { makeOrder } from './order-deal.ts'

const moneyOf = (page: Page) => page.getByRole('region', { name: 'Money' })

test('a dialog whose code does not come says so, and opens when it is pressed again', async ({ browser, request }) => {
  const { order, seller } = await makeOrder(request, await makeShopper(request))
  await setBilling(request, seller)
  const page = await openFor(browser, seller)
  const asked: string[] = []
  await page.route('**/assets/payment-dialog-*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto(`/#/orders/${order.id}`)
  const record = moneyOf(page).getByRole('button', { name: 'Record payment' })
  await expect(record).toBeVisible()
  expect(asked, 'fetched before anybody wanted it').toEqual([])
  await record.click()
  await expect(page.getByText('This could not be opened.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Record payment' })).toBeHidden()

  await page.unroute('**/assets/payment-dialog-*.js')
  await record.click()
  const dialog = page.getByRole('dialog', { name: 'Record payment' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(record).toBeFocused()
})
