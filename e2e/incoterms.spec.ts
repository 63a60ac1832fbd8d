import { expect, test } from '@playwright/test'
import { bringIn, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations } from './deals.ts'
import { makeOrder } from './order-deal.ts'

test('anybody reads who pays what under a term, and mends what does not fit with one press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/incoterms?term=FOB&by=truck')
  await expect(page.getByLabel('Term')).toHaveValue('FOB')
  const findings = page.getByRole('list', { name: 'What to know' })
  await expect(findings).toContainText('FOB is made for sea and inland waterway only.')
  const route = page.getByRole('table', { name: 'The way of the goods under FOB' })
  await expect(route.getByRole('row', { name: 'Main carriage Buyer' })).toBeVisible()
  await expect(route).toContainText("the risk is the buyer's: on board the ship")
  await expectNoViolations(page)
  await expectNoSideways(page)
  await findings.getByRole('button', { name: 'Use FCA' }).click()
  await expect(page).toHaveURL(/term=FCA/)
  await expect(page.getByText('Nothing speaks against this term.')).toBeVisible()
  await page.getByLabel('Term').selectOption('CIP')
  await page.getByLabel('The goods are insured').uncheck()
  await findings.getByRole('button', { name: 'Insure the goods' }).click()
  await expect(page.getByLabel('The goods are insured')).toBeChecked()
})

test('an order says who pays what under the term that was agreed', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const { order } = await makeOrder(request, shopper)
  await bringIn(page, shopper)
  await page.goto(`/#/orders/${order.id}`)
  await page.getByText(/^Who pays what under /).click()
  await expect(page.getByRole('table', { name: /^The way of the goods under / })).toBeVisible()
  await expectNoViolations(page)
})
