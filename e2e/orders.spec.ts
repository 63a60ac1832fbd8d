import { actOnOrder } from '@fairquay/contract/orders/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { bringIn, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, heading, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'
import { makeOrder } from './order-deal.ts'

const next = (page: Page) => page.getByRole('region', { name: /Your turn|Next step/ })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('an order is found from its request, prepared, promised for a day, and called off when the seller agrees', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { id, order, seller } = await makeOrder(request, shopper)
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}`)
  await page.getByRole('link', { name: order.number }).click()
  await expect(heading(page)).toContainText(order.number)
  await expect(heading(page)).toContainText('Confirmed')
  await expect(page.getByRole('table', { name: 'Goods' })).toContainText('€10.00')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(`Order ${order.number} was made`)
  await expectNoViolations(page)

  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto('/#/orders?box=sold&status=confirmed')
  await sellerPage.getByRole('searchbox', { name: 'Search orders' }).fill(order.number)
  // The words stand in the address after a pause.
  await expect(sellerPage).toHaveURL(/search=ORD/)
  await sellerPage.getByRole('list', { name: 'Orders' }).getByRole('link', { name: order.number }).click()
  await expect(next(sellerPage)).toContainText('Start preparing this order')
  const preparing = await loseAnswer(sellerPage, actOnOrder)
  await sellerPage.getByRole('button', { name: 'Start preparing' }).click()
  await preparing.pressTwice(() => inDialog(sellerPage, 'Start preparing').click())
  await expect(heading(sellerPage)).toContainText('In preparation')

  await sellerPage.getByRole('button', { name: 'Name the day' }).click()
  await inDialog(sellerPage, 'Name the day').click()
  await expect(sellerPage.getByRole('dialog')).toContainText('Please name a day.')
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await sellerPage.getByLabel('Ready on').fill(day)
  await inDialog(sellerPage, 'Name the day').click()
  await expect(sellerPage.getByRole('region', { name: 'What happened' })).toContainText('ready on')

  // The buyer is told, and cannot cancel alone any more.
  await page.reload()
  await page.getByRole('button', { name: 'Ask to cancel' }).click()
  await page.getByLabel('Reason').fill('The shop closes.')
  await inDialog(page, 'Ask to cancel').click()
  await expect(next(page)).toContainText('is asked to cancel')

  await sellerPage.reload()
  await expect(next(sellerPage)).toContainText('The shop closes.')
  await sellerPage.getByRole('button', { name: 'Cancel order' }).click()
  await sellerPage.getByLabel('Reason').fill('Agreed.')
  await inDialog(sellerPage, 'Cancel order').click()
  await expect(heading(sellerPage)).toContainText('Cancelled')
  await expect(next(sellerPage)).toContainText('Agreed.')
  await expectNoViolations(sellerPage)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/orders')
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('link')).toHaveCount(1)
  await expectNoSideways(page)
})

test('the list of orders is narrowed in its address and taken as a file', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const { order } = await makeOrder(request, shopper)
  await bringIn(page, shopper)
  await page.goto('/#/orders')
  const list = page.getByRole('list', { name: 'Orders' })
  await expect(list.getByRole('link', { name: order.number })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV file' }).click()
  expect((await saving).suggestedFilename()).toBe('orders.csv')
  await page.getByLabel('State', { exact: true }).selectOption('Completed')
  await expect(page).toHaveURL(/status=completed/)
  await expect(page.getByText('No order is like this')).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('link', { name: order.number })).toBeVisible()
})

test('another’s order is not there', async ({ page, request }) => {
  const [one, other] = [await makeShopper(request), await makeShopper(request)]
  const { order } = await makeOrder(request, one)
  await bringIn(page, other)
  await page.goto(`/#/orders/${order.id}`)
  await expect(page.getByText('There is no such order')).toBeVisible()
  await page.goto('/#/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('a row pressed right after typing opens and stays open; what was typed is there on the way back', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { order } = await makeOrder(request, shopper)
  await bringIn(page, shopper)
  await page.clock.install()
  await page.goto('/#/orders')
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('link', { name: order.number })
  const search = page.getByRole('searchbox', { name: 'Search orders' })
  await expect(row).toBeVisible()
  // The page of the order is on its way for longer than the pause after which the address says what was typed.
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/order-page-*', async (route) => {
    await held
    await route.continue()
  })
  // However busy the machine is, no time goes by between typing and pressing.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await search.fill(order.number)
  await row.click()
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(new RegExp(`#/orders/${order.id}$`))
  await page.clock.resume()
  letCome()
  await expect(heading(page)).toContainText(order.number)
  await page.goBack()
  await expect(search).toHaveValue(order.number)
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(/orders\?search=ORD/)
  await expect(row).toBeVisible()
})

test('a notice stands in a dialog above its buttons, never over them', async ({ browser, request }) => {
  const shopper = await makeShopper(request)
  const { order, seller } = await makeOrder(request, shopper)
  const sellerPage = await openFor(browser, seller)
  await sellerPage.setViewportSize({ width: 390, height: 844 })
  await sellerPage.goto(`/#/orders/${order.id}`)
  await sellerPage.getByRole('button', { name: 'Start preparing' }).click()
  await inDialog(sellerPage, 'Start preparing').click()
  const notice = sellerPage.getByText('The order is in preparation.')
  await expect(notice).toBeVisible()
  // Somebody rests on it, or on a busy machine it has left before the dialog is there.
  await notice.hover()
  await sellerPage.getByRole('button', { name: 'Name the day' }).press('Enter')
  await expect(sellerPage.getByRole('dialog').filter({ has: notice })).toBeVisible()
  await notice.hover()
  const [lower, button] = [await notice.boundingBox(), await inDialog(sellerPage, 'Name the day').boundingBox()]
  expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  // By the keyboard it is reached and taken away, and it leaves the dialog where it is.
  await sellerPage.getByRole('dialog').getByRole('button', { name: 'Close this notice' }).press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(inDialog(sellerPage, 'Name the day')).toBeVisible()
})
