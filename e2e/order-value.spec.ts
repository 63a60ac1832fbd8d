import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { type Currency, formatMoney, readUnitPrice, spellMoney, totalOf, writeMoney } from '@fairquay/contract/money.ts'
import { lowerPrice, reachValue } from '@fairquay/contract/order-value/steps.ts'
import { expect, test } from '@playwright/test'
import { bringIn, fillCart, makeShopper, smallestOrder } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, findGoodsOf, heading, openFor } from './deals.ts'

/** A seller whose goods no other journey asks for. */
const house = 'export@bergmann-werkzeug.example'

function lineOf({ prices = [], currency }: Product, quantity: number) {
  const tier = prices.toSorted((a, b) => a.min_qty - b.min_qty).findLast(({ min_qty }) => min_qty <= quantity)
  const unitPrice = readUnitPrice(tier?.price_value ?? 0)
  return { unitPrice, quantity, unitWeight: null, total: totalOf(unitPrice, quantity, currency) }
}

test('a seller gives better prices to bigger orders, and a cart, its request, the offer and the order hold them', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const seller = await findDemo(request, house)
  const [one, other] = await findGoodsOf(request, shopper, await companyOf(request, seller), 2)
  if (!one || !other) throw new Error('no goods')
  const currency = one.currency as Currency
  const write = (amount: number) => formatMoney(amount, currency)
  const small = [one, other].map((product) => lineOf(product, smallestOrder(product)))
  const listed = small.reduce((sum, { total }) => sum + total, 0)
  const missing = totalOf(small[0]?.unitPrice ?? readUnitPrice(0), 1, currency)
  const value = { currency, steps: [{ from: listed + missing, share: 350 }] }

  // The seller says from when on; what is wrong stands at its field, and nothing typed is lost.
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto('/#/products-parent')
  await sellerPage.getByRole('link', { name: 'Bigger orders' }).click()
  await expect(heading(sellerPage)).toHaveText('Better prices for bigger orders')
  await sellerPage.getByLabel('Currency').selectOption(currency)
  for (const remove of await sellerPage.getByRole('button', { name: /^Remove step/ }).all()) await remove.click()
  await sellerPage.getByRole('button', { name: 'Add a step' }).click()
  const step = sellerPage.getByRole('group', { name: 'Step 1' })
  await step.getByLabel(/^Orders from/).fill(spellMoney(writeMoney(listed + missing, currency), currency))
  await step.getByLabel('Percent off').fill('100')
  await sellerPage.getByRole('button', { name: 'Save' }).click()
  await expect(step.getByText('Please enter a percentage above 0 and below 100')).toBeVisible()
  await expectNoViolations(sellerPage)
  await step.getByLabel('Percent off').fill('3,5')
  await sellerPage.reload()
  await expect(step.getByLabel('Percent off')).toHaveValue('3.5')
  await sellerPage.getByRole('button', { name: 'Save' }).click()
  await expect(sellerPage.getByText('Your prices for bigger orders are saved.')).toBeVisible()
  await sellerPage.reload()
  await expect(step.getByLabel('Percent off')).toHaveValue('3.5')

  // The cart says what is missing; one more, and it says what is taken off.
  await fillCart(request, shopper, [one, other])
  await bringIn(page, shopper)
  const says = `Orders from ${write(listed + missing)}: 3.5% off`
  await page.goto(`/#/product/${one.slug}`)
  await expect(page.getByRole('region', { name: 'Better prices for bigger orders' })).toContainText(says)
  await page.goto(`/#/showroom/${one.get_supplier.slug}`)
  await expect(page.getByRole('region', { name: 'Better prices for bigger orders' })).toContainText(says)
  await page.goto('/#/cart')
  const lines = page.getByRole('region', { name: one.get_supplier.name })
  await expect(lines.getByText(`${write(missing)} more for 3.5% off`)).toBeVisible()
  const quantity = lines.getByRole('textbox', { name: `Quantity of ${one.name}`, exact: true })
  await quantity.fill(String(smallestOrder(one) * 2))
  await quantity.press('Tab')
  const ordered = [lineOf(one, smallestOrder(one) * 2), ...small.slice(1)]
  const reached = reachValue(ordered, currency, value)
  if (!reached) throw new Error('There is a step.')
  await expect(lines.getByText(`3.5% off: −${write(reached.discount)}`)).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(`Discount for the order value−${write(reached.discount)}`)
  await expect(summary).toContainText(`Total${write(reached.total)}`)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  // What was promised goes with the request.
  await summary.getByRole('button', { name: 'Send request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send purchase request?' })
  await expect(dialog.getByText(`3.5% off: −${write(reached.discount)}`)).toBeVisible()
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/v1/purchase-requests'))
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const { requests } = (await (await answer).json()) as { requests: { id: number; total_price: number }[] }
  expect(requests[0]?.total_price).toBe(writeMoney(reached.total, currency))
  const id = requests[0]?.id ?? 0
  const promise = `${says}. ${write(reached.discount)} less than the price list`
  await expect(page.getByRole('region', { name: 'For the order value' })).toContainText(promise)

  // The answer begins with it, and the deal comes to what the cart said.
  await sellerPage.goto(`/#/requests/${id}`)
  await expect(sellerPage.getByRole('region', { name: 'For the order value' })).toContainText(promise)
  await sellerPage.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(sellerPage.getByText(promise)).toBeVisible()
  const row = sellerPage.getByRole('row').filter({ has: sellerPage.getByText(one.name, { exact: true }) })
  const first = lowerPrice(small[0]?.unitPrice ?? readUnitPrice(0), 350)
  await expect(row.getByLabel(/^Unit price/).first()).toHaveValue(spellMoney(first / 1_000_000, currency))
  await sellerPage.getByLabel('Incoterm').selectOption('FCA')
  await sellerPage.getByLabel('Named place').fill('Remscheid')
  await sellerPage.getByLabel('Payment terms').fill('30 days net')
  for (const lead of await sellerPage.getByLabel(/^Lead time/).all()) await lead.fill('14')
  await expect(sellerPage.getByRole('complementary', { name: 'Total' })).toContainText(write(reached.total))
  await sellerPage.getByRole('button', { name: 'Send answer' }).click()
  await expect(heading(sellerPage)).toContainText('Offer made')
  await page.reload()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  const accept = page.getByRole('dialog', { name: 'Accept this offer?' })
  await expect(accept).toContainText(write(reached.total))
  await accept.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(heading(page)).toContainText('Accepted')
  const detail = await request.get(`/api/v1/requests/${id}`, { headers: shopper.headers })
  const { data } = (await detail.json()) as { data: { order: { id: number } } }
  await page.goto(`/#/orders/${data.order.id}`)
  await expect(page.getByText(write(reached.total)).first()).toBeVisible()
  await sellerPage.context().close()
})
