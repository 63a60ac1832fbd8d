import { findLimits } from '@fairquay/contract/catalogue/prices.ts'
import { checkQuantity } from '@fairquay/contract/catalogue/quantity.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { readTerms } from '@fairquay/contract/catalogue/term.ts'
import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { findPack } from '@fairquay/contract/trade/load.ts'
import { findFullLoads } from '@fairquay/planner/shipment/full-loads.ts'
import { expect, test } from '@playwright/test'
import { bringIn, fillCart, makeShopper, smallestOrder } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations } from './deals.ts'
import { readDemoGoods } from './demo-goods.ts'
import { makeOrder } from './order-deal.ts'

test('an order says how it is loaded, and opens its plan for both sides alone', async ({ page, request, browser }) => {
  const shopper = await makeShopper(request)
  const { order, product } = await makeOrder(request, shopper)
  await bringIn(page, shopper)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/orders/${order.id}`)
  const goods = page.getByRole('region', { name: 'Goods' })
  const line = goods.getByRole('link', { name: /See how it is loaded/ })
  await expect(line).toContainText(/\d+ pallets? · .+ · .+ % of an? /)
  await expectNoSideways(page)
  await line.click()
  await expect(page).toHaveURL(new RegExp(`#/load-planner\\?order=${order.id}$`))
  const plan = page.getByRole('region', { name: 'The plan' })
  await expect(plan).toContainText(product.name)
  await page.getByLabel('Transport').selectOption('truck')
  await expect(plan).toContainText('of a trailer of 13.6 m')
  await expectNoViolations(page)
  await page.getByRole('link', { name: `Order ${order.number}` }).click()
  await expect(page).toHaveURL(new RegExp(`#/orders/${order.id}$`))

  const other = await (await browser.newContext()).newPage()
  await bringIn(other, await makeShopper(request))
  await other.goto(`/#/load-planner?order=${order.id}`)
  await expect(other.getByRole('heading', { name: 'There is no such order' })).toBeVisible()
})

test('what carrying an order costs is asked for goods in packs alone', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const { order } = await makeOrder(request, shopper)
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().endsWith('/freight-prices')) asked += 1
  })
  await bringIn(page, shopper)
  await page.goto(`/#/orders/${order.id}`)
  const goods = page.getByRole('region', { name: 'Goods' })
  await expect(goods.getByRole('link', { name: /^Freight to / })).toBeVisible()
  // The same for the line and for what the order costs at the door.
  await expect.poll(() => asked).toBe(1)

  await page.route(/\/orders\/\d+\/load$/, async (route) => {
    const { data } = await (await route.fetch()).json()
    const lines = data.lines.map((line: object) => ({ ...line, load: null }))
    await route.fulfill({ json: { data: { ...data, lines } } })
  })
  const comes = page.waitForResponse(/\/orders\/\d+\/load$/)
  await page.reload()
  await comes
  await expect(goods.getByRole('link', { name: /^Freight to |See how it is loaded/ })).toHaveCount(0)
  // Long after it was asked the first time.
  await page.waitForTimeout(1500)
  expect(asked).toBe(1)
})

/** Units on a full pallet of a product, where two of them can be ordered. */
function findPallet(product: Product): number | undefined {
  const pack = findPack(product.get_packaging)
  const limits = findLimits(readTerms(product), [])
  if (!pack || !limits || limits.step || product.options.length > 0) return undefined
  const rules = { pallet: 'EUR-1', max_height_mm: 1800, types: [] } as const
  const { pallet } = findFullLoads(cartonOf({ id: 'A', name: '', pack, quantity: 1 }), rules)
  const units = (pallet?.cartons ?? 0) * pack.units
  return units > pack.units && pack.units > 1 && checkQuantity(2 * units, limits) === undefined ? units : undefined
}

test('a full pallet is a press away, on the page of a product and in the cart', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const goods = await readDemoGoods(request, shopper.headers)
  const product = goods.find((one) => findPallet(one) !== undefined && smallestOrder(one) < (findPallet(one) ?? 0))
  const units = product && findPallet(product)
  if (!product || !units) throw new Error('Of no goods of the demo marketplace there is a full pallet')
  const name = `Full pallet (${new Intl.NumberFormat('en-US').format(units)})`
  await fillCart(request, shopper, [product])
  await bringIn(page, shopper)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/product/${product.slug}`)
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` })
  await page.getByRole('button', { name }).click()
  await expect(quantity).toHaveValue(String(units))
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name })).toBeFocused()
  await expectNoSideways(page)
  await expectNoViolations(page)
  // One more is a second pallet, and a carton that is not full.
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByRole('group', { name: 'Full loads' })).toContainText('2 full pallets')
  await expect(page.getByRole('button', { name: /^Full cartons/ })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/#/cart')
  await page.getByRole('button', { name }).click()
  await expect(quantity).toHaveValue(String(units))
  await expect(page.getByRole('link', { name: /See how it is loaded/ })).toContainText('1 pallet · ')
  await expectNoViolations(page)
})

test('the order pad says what is filled in comes to on the road', async ({ page, request }) => {
  await bringIn(page, await makeShopper(request))
  await page.goto('/#/shop/almarinho-trading-house')
  const first = page.getByRole('textbox', { name: /^Quantity of / }).first()
  await first.fill('480')
  await first.press('Enter')
  const line = page.getByText(/^\d+ pallets? · .+ · .+ % of an? /)
  await expect(line).toBeVisible()
  const before = await line.textContent()
  await first.fill('960')
  await first.press('Enter')
  await expect(line).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(line).toHaveCount(0)
})
