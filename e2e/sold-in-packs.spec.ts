import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { inspect } from './inspect.ts'
import { makeGoods } from './make-goods.ts'

const refused = 'This product is sold in cartons of 12 pieces; order 12 or 24.'

const boxOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` })

test('a seller sells in cartons of 12; a buyer who wants 20 is offered 24, and asks for them', async ({
  page,
  browser,
  request,
}) => {
  const name = `Stacking cup ${randomUUID().slice(0, 8)}`
  const { id, slug } = await makeGoods(request, { name, term: { minQty: 10 } })
  const shopper = await makeShopper(request)
  const line = { product_id: id, option_values: [], selected_price_id: null, quantity: 20 }
  const put = await request.put('/api/v1/cart', {
    headers: shopper.headers,
    data: { lines: [{ ...line, changed_at: new Date().toISOString() }] },
  })
  expect(put.ok()).toBe(true)

  await signIn(page, 'seller2@demo.test')
  await page.goto(`/#/products-parent/${id}`)
  await expect(page.getByLabel('One pack is called')).toHaveCount(0)
  await page.getByLabel('Sold in packs of').fill('1')
  await page.getByLabel('Lead time (days)').click()
  await expect(page.getByText('Goods are sold in packs of 2 to 1,000,000 units')).toBeVisible()
  await page.getByLabel('Sold in packs of').fill('12')
  await page.getByLabel('One pack is called').fill('Carton')
  await expect(page.getByText('Buyers order 12, 24, 36 …')).toBeVisible()
  expect((await inspect(page).include('#main').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  const guest = await browser.newPage()
  await guest.goto(`/#/product/${slug}`)
  await expect(guest.getByText('Minimum order 12 pieces · Sold in cartons of 12 pieces')).toBeVisible()
  await guest.close()

  // What lay in a cart before stays there, says what is wrong with it, and is put right with one press.
  const buyer = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await bringIn(buyer, shopper)
  await buyer.goto('/#/cart')
  await expect(buyer.getByText(refused)).toBeVisible()
  await expect(boxOf(buyer, name)).toHaveValue('20')
  expect((await inspect(buyer).analyze()).violations).toEqual([])
  await buyer.getByRole('button', { name: 'Order 24 pieces' }).click()
  await expect(boxOf(buyer, name)).toHaveValue('24')
  await expect(buyer.getByText('2 cartons = 24 pieces')).toBeVisible()
  await expect(buyer.getByText(refused)).toHaveCount(0)

  // The page of the product goes from carton to carton, and takes 20 for 24.
  await buyer.goto(`/#/product/${slug}`)
  await expect(boxOf(buyer, name)).toHaveValue('12')
  await boxOf(buyer, name).fill('20')
  await boxOf(buyer, name).press('Enter')
  await expect(boxOf(buyer, name)).toHaveValue('24')
  await expect(buyer.getByText(refused)).toBeVisible()
  await expect(buyer.getByText('Sold in cartons of 12 pieces · 2 cartons = 24 pieces')).toBeVisible()
  await buyer.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(boxOf(buyer, name)).toHaveValue('36')
  await expect(buyer.getByText(refused)).toHaveCount(0)
  expect((await inspect(buyer).analyze()).violations).toEqual([])

  await buyer.goto('/#/cart')
  await buyer.getByRole('checkbox', { name: `Select ${name}` }).check()
  await buyer.getByRole('button', { name: 'Send request' }).click()
  await buyer
    .getByRole('dialog', { name: 'Send purchase request?' })
    .getByRole('button', { name: 'Send request' })
    .click()
  await expect(buyer).toHaveURL(/#\/request/)
  await expect(buyer.getByRole('main')).toContainText('24 pieces')
  await buyer.close()
})
