import { readFile } from 'node:fs/promises'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { makeTariffRow } from '@fairquay/contract/tariffs/make-row.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { haveCarried } from './carried-deal.ts'
import { bringIn, fillCart, findPlainGoods, makeShopper, smallestOrder } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo } from './deals.ts'
import { makeOrder } from './order-deal.ts'

/** An operator says what New Zealand takes of these goods: 5 percent. */
async function setDuty(request: APIRequestContext, { product_data, country }: Product): Promise<void> {
  const admin = await findDemo(request, 'admin@demo.test')
  const row = makeTariffRow({
    country: 'NZ',
    hs: (product_data.hts ?? '').replace(/\D/g, ''),
    origin: country.code,
    kind: 'duty',
    name: 'Duty',
    percent: 5,
    valid_from: new Date().toISOString().slice(0, 10),
    source: 'A tariff of the journey',
  })
  const added = await request.post('/api/v1/operator/tariffs', { headers: admin.headers, data: row })
  expect(added.status()).toBe(201)
}

async function goTo(page: Page, country: string): Promise<void> {
  await page.getByLabel('Country of the door').first().selectOption(country)
  await page.getByLabel('Town').first().fill('Auckland')
}

test('a buyer learns on the product page what goods cost at their door, and compares the ship with the plane', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const product = (await findPlainGoods(request, shopper, 6)).find(({ product_data }) => product_data.hts)
  if (!product) throw new Error('No product of the demo has a customs code')
  await setDuty(request, product)
  await bringIn(page, shopper)
  await page.goto(`/#/product/${product.slug}`)
  const line = page.getByRole('link', { name: /At your door in/ })
  await expect(line).toContainText(new RegExp(`per .+ at ${smallestOrder(product)}\\b`))
  await line.click()
  await expect(page).toHaveURL(/#\/landed-cost\?product=/)
  await goTo(page, 'NZ')
  const result = page.getByRole('region', { name: 'How it gets there' })
  await expect(result).toContainText('At your door in Auckland')
  await expect(result.getByRole('region', { name: 'Not known yet' })).toContainText(
    'What the freight costs is not known',
  )
  await page.getByLabel('Freight to the border').fill('300')
  await page.getByLabel('From the border to the door').fill('50')
  await expect(result.getByRole('region', { name: 'Not known yet' })).toHaveCount(0)
  await expect(result.getByRole('region', { name: 'Due at the border' })).toContainText('5 % of')
  await expect(result.getByRole('region', { name: 'Due at the border' })).toContainText('A tariff of the journey')
  await expect(result.getByRole('status')).not.toContainText('at least')
  await expectNoViolations(page)

  // Two ways side by side; the cheaper one says by how much.
  await page.getByRole('button', { name: 'Compare with another way' }).click()
  const other = page.getByRole('region', { name: 'Another way', exact: true })
  await expect(other.getByLabel('Transport')).toHaveValue('air')
  await other.getByLabel('Freight to the border').fill('900')
  await other.getByLabel('From the border to the door').fill('50')
  await expect(page.getByRole('region', { name: 'One way', exact: true })).toContainText(/ less than the other/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectNoViolations(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('By sea')
  expect(text).toContain('By air')
  expect(text).toContain('A tariff of the journey')

  // What was typed is there again, also on the product page; other goods know nothing of it.
  await page.reload()
  await expect(page.getByLabel('Freight to the border').first()).toHaveValue('300.00')
  await page.goto(`/#/product/${product.slug}`)
  await expect(page.getByRole('link', { name: /At your door in Auckland/ })).not.toContainText('at least')
})

test('goods of another seller stand beside those of the first, with what is paid for them', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [product, rival] = await findPlainGoods(request, shopper, 2)
  if (!product || !rival) throw new Error('The demo has too few goods')
  await bringIn(page, shopper)
  await page.goto(`/#/landed-cost?product=${product.slug}`)
  await goTo(page, 'NO')
  await page.getByLabel('Freight to the border').fill('300')
  await page.getByLabel('From the border to the door').fill('50')
  const finder = page.getByRole('combobox', { name: 'Compare with other goods' })
  await finder.fill(rival.name)
  await page.getByRole('option', { name: rival.name }).first().click()
  const beside = page.getByRole('region', { name: `${rival.name} ·` }).first()
  await expect(beside.getByLabel('Transport')).toHaveValue('boat')
  await expect(beside.getByLabel('Freight to the border')).toHaveValue('')
  await beside.getByLabel('Freight to the border').fill('10')
  await expect(
    page
      .getByRole('region', { name: `${product.name} ·` })
      .first()
      .getByLabel('Freight to the border'),
  ).toHaveValue('300.00')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await page.reload()
  await expect(beside.getByLabel('Freight to the border')).toHaveValue('10.00')
  await page.getByRole('button', { name: 'Leave out the other way' }).click()
  await expect(beside).toHaveCount(0)
  await expect(page).not.toHaveURL(/with=/)
})

test('the cart and an order say it too, the order under the term that was agreed', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const goods = await findPlainGoods(request, shopper, 2)
  await fillCart(request, shopper, goods)
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  await page.getByRole('link', { name: /At your door in/ }).click()
  await expect(page).toHaveURL(/#\/landed-cost\?from=cart$/)
  const lines = page.getByRole('region', { name: 'By goods' }).first()
  for (const { name } of goods) await expect(lines).toContainText(name)
  // What one costs is money, of what they are sold by.
  await expect(lines.getByText(/^Per \p{Ll}+/u)).toHaveCount(goods.length)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const made = await makeOrder(request, shopper)
  await page.goto(`/#/orders/${made.order.id}`)
  await page.getByRole('link', { name: /At your door in/ }).click()
  await expect(page.getByRole('link', { name: `Goods of order ${made.order.number}` })).toBeVisible()
  await expect(page.getByText(/^Agreed: /)).toBeVisible()
  // What the deal froze of their packing is what they weigh.
  await expect(page.getByText('The weight is not known')).toHaveCount(0)
  await expect(page.getByText(/CO₂e/)).toBeVisible()

  // Once a carrier is agreed on, the way and its price are that one; what its offer leaves out is still asked for.
  await haveCarried(request, shopper, made)
  await page.reload()
  await expect(page.getByText(/^By road to Milano, as agreed with /)).toContainText(/freight €1/)
  await expect(page.getByLabel('Freight to the border')).toHaveCount(0)
  await expect(page.getByLabel('From the border to the door')).toBeVisible()
  await page.goto(`/#/orders/${made.order.id}`)
  await expect(page.getByRole('link', { name: /At your door in Milano/ })).toBeVisible()
})

test('goods that are typed are calculated and kept; a guest sees nothing that depends on a price', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await makeShopper(request)
  await bringIn(page, shopper)
  await page.goto('/#/landed-cost')
  await page.getByRole('textbox', { name: 'What it is' }).fill('Shirts')
  await page.getByLabel('Customs code').fill('6109.10')
  await page.getByLabel('From', { exact: true }).selectOption('TR')
  await page.getByLabel('Quantity').fill('4800')
  await page.getByLabel('Price of one').fill('9,5')
  await page.getByLabel('Country of the door').selectOption('DE')
  await page.getByLabel('Freight to the border').fill('3200')
  await page.getByLabel('From the border to the door').fill('450')
  await expect(page.getByRole('region', { name: 'What it is made of' })).toContainText('€45,600.00')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'What it is' })).toHaveValue('Shirts')

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/#/product/${(await findPlainGoods(request, shopper, 1))[0]?.slug}`)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.getByText(/At your door/)).toHaveCount(0)
  await guest.goto('/#/landed-cost')
  await expect(guest).toHaveURL(/login/)
})
