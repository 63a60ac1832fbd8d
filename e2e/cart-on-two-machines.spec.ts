import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { expect, test } from '@playwright/test'
import { bringIn, fillCart, findPlainGoods, makeShopper, smallestOrder, writesCart } from './cart-goods.ts'

test('what is put into the cart on one machine is there on the other, and the later change of a line wins', async ({
  browser,
  page: desk,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [first, second] = await findPlainGoods(request, shopper, 2)
  if (!first || !second) throw new Error('no goods')
  await bringIn(desk, shopper)
  await desk.goto(`/#/product/${first.slug}`)
  const stored = desk.waitForResponse((answer) => answer.url().endsWith('/api/v1/cart') && answer.ok())
  // A double click puts the goods in once.
  await desk.getByRole('button', { name: 'Add to cart' }).dblclick()
  await expect(desk.getByRole('dialog', { name: 'Product Added to cart' })).toBeVisible()
  await stored

  const laptop = await (await browser.newContext()).newPage()
  await bringIn(laptop, shopper)
  await laptop.goto('/#/cart')
  const quantity = laptop.getByRole('textbox', { name: `Quantity of ${first.name}` })
  await expect(quantity).toHaveValue(String(smallestOrder(first)))
  const more = Number(await quantity.inputValue()) + 3
  const told = laptop.waitForResponse((answer) => writesCart(answer.request(), `"quantity":${more}`))
  await quantity.fill(String(more))
  await quantity.blur()
  await told

  await desk.goto('/#/cart')
  await desk.reload()
  await expect(desk.getByRole('textbox', { name: `Quantity of ${first.name}` })).toHaveValue(String(more))
  const gone = desk.waitForResponse((answer) => writesCart(answer.request(), '"quantity":0'))
  await desk.getByRole('button', { name: `Remove ${first.name}` }).click()
  await expect(desk.getByText('1 product removed.')).toBeVisible()
  await gone
  await laptop.reload()
  await expect(laptop.getByText('Your shopping cart is empty...')).toBeVisible()

  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('textbox', { name: `Quantity of ${first.name}` })).toHaveValue(String(more))
  await laptop.context().close()
})

test('an undo puts sellers and lines back where they stood, also after a reload', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const goods = await findPlainGoods(request, shopper, 3)
  for (const one of goods.toReversed()) await fillCart(request, shopper, [one])
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const boxes = page.getByRole('main').getByRole('textbox', { name: /^Quantity of / })
  const readOrder = () => boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')))
  const before = goods.toReversed().map(({ name }) => `Quantity of ${name}`)
  await expect.poll(readOrder).toEqual(before)
  await page.getByRole('checkbox', { name: `Select ${goods[0]?.name}` }).uncheck()
  const gone = page.waitForResponse((answer) => writesCart(answer.request(), '"quantity":0'))
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await gone
  await expect(boxes).toHaveCount(1)
  const back = page.waitForResponse((answer) => writesCart(answer.request(), '"is_back":true'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(readOrder).toEqual(before)
  await back
  await page.reload()
  await expect.poll(readOrder).toEqual(before)

  // Taken out one by one, they come back one by one.
  for (const { name } of goods.slice(1)) await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('2 products removed.')).toBeVisible()
  await expect(boxes).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 product removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(readOrder).toEqual(before)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('a line says of what its quantity is, and what one costs where the price is for a weight', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const answer = await request.get('/api/v1/marketplace/product/ash-line-morning-cheese-6-kg', {
    headers: shopper.headers,
  })
  const cheese: Product = (await answer.json()).data.product
  await fillCart(request, shopper, [cheese])
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const main = page.getByRole('main')
  await expect(main.getByText(countUnits(smallestOrder(cheese), 'Wheel'), { exact: true })).toBeVisible()
  await expect(main).toContainText(/One wheel weighs 6 kg and costs [$€£][\d,]+\.\d\d/)
})

test('the quantity box keeps the limits and says which one it met', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const [goods] = await findPlainGoods(request, shopper, 1)
  if (!goods) throw new Error('no goods')
  await fillCart(request, shopper, [goods])
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${goods.name}` })
  const least = String(smallestOrder(goods))
  for (const typed of ['many', '', '0', '-4']) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue(least)
  }
  await page.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(page.getByText("You've reached the minimum quantity allowed per order of this product.")).toBeVisible()
  await quantity.fill('999999999')
  await quantity.blur()
  await expect(quantity).not.toHaveValue('999999999')
  await expect(
    page.getByText(
      /^(You've reached the maximum quantity allowed per order of this product\.|There are no items in stock to satisfy the specifed quantity\.)$/,
    ),
  ).toBeVisible()
})

test('a price that has changed is told on the line and in the confirmation, with the total before and now', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [goods] = await findPlainGoods(request, shopper, 1)
  if (!goods) throw new Error('no goods')
  await fillCart(request, shopper, [goods], { price: 0.01, currency: goods.currency })
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const notice = page.getByText('The price has changed since you put this into your cart.')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('0.01')
  await page.getByRole('button', { name: 'Send request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send purchase request?' })
  await expect(dialog).toContainText('The price of 1 product has changed since you put it into your cart.')
  await expect(dialog.getByRole('listitem').first()).toContainText(/before .*\d\.\d\d/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: `Keep at new price: ${goods.name}` }).click()
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog).not.toContainText('has changed')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Your request was sent')).toBeVisible()
})

test('goods that are sold out or off the market are marked and cannot be selected', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const [sound, soldOut, gone] = await findPlainGoods(request, shopper, 3)
  if (!sound || !soldOut || !gone) throw new Error('no goods')
  await fillCart(request, shopper, [sound, soldOut, gone])
  // What the sellers do meanwhile; the server's own answer to that is tested there.
  await page.route('**/api/v1/cart', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { lines: { product_id: number; product: unknown }[] }
    for (const line of answer.lines) {
      const { prices } = line.product as { prices: { available_qty: number }[] }
      if (line.product_id === soldOut.id) for (const price of prices) price.available_qty = 0
      if (line.product_id === gone.id) Object.assign(line, { product: null, is_gone_for_good: true })
    }
    await route.fulfill({ response, json: answer })
  })
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const offMarket = page.getByRole('region', { name: 'No longer on the market' })
  await expect(offMarket).toContainText(gone.name)
  await expect(offMarket).toContainText('cannot be ordered any more: their sellers have left')
  await expect(offMarket).not.toContainText('come back')
  await expect(page.getByRole('checkbox', { name: `Select ${soldOut.name}` })).toBeDisabled()
  await expect(page.getByText('Product Out of Stock')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Select ${sound.name}` })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Select all', exact: true })).toBeChecked()
  // The header counts what is here to be selected, as the summary does.
  await expect(page.getByRole('button', { name: 'Cart, 2 products' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Summary/ })).toContainText('1 of 2 products')
  await page.getByRole('button', { name: `Remove ${gone.name}` }).click()
  await expect(offMarket).toBeHidden()
})
