import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { bringIn, makeShopper, type Shopper } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, heading, openFor } from './deals.ts'
import { readDemoGoods } from './demo-goods.ts'

/** A product of a seller that was measured, so that its transport can be asked about. */
async function findMeasured(request: APIRequestContext, { headers }: Shopper, sellerId: number): Promise<Product> {
  const data = await readDemoGoods(request, headers, { sellerId })
  const found = data.find(
    ({ options, prices = [], get_packaging }) =>
      options.length === 0 &&
      hasCompletePackaging(get_packaging) &&
      prices.every(
        ({ type, available_qty, min_qty, measuring_unit_type }) =>
          type === 'by_qty' && available_qty >= min_qty && measuring_unit_type === 'quantity',
      ),
  )
  if (!found) throw new Error('The demo seller has no measured product')
  return found
}

const nextStep = (page: Page) => page.getByRole('region', { name: /^(Your turn|Next step)$/ })
const goods = (page: Page) => page.getByRole('table', { name: 'Goods' })
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' })
const current = (page: Page) =>
  page.getByRole('list', { name: 'Where this deal stands' }).locator('[aria-current="step"]')

test('a deal from the first search to its papers, in three browsers, on one page', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const shopper = await makeShopper(request)
  const seller = await findDemo(request, 'seller@demo.test')
  const product = await findMeasured(request, shopper, await companyOf(request, seller))

  // The buyer searches, finds, and asks.
  await bringIn(page, shopper)
  await page.goto('/#/')
  const box = page.getByRole('combobox', { name: 'Search', exact: true })
  await box.fill(product.name)
  await box.press('Enter')
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'start order' }).click()
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/v1/purchase-requests'))
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  const { requests } = (await (await stored).json()) as { requests: { id: number }[] }
  const id = requests[0]?.id ?? 0
  await expect(page).toHaveURL(new RegExp(`/requests/${id}$`))
  await expect(page.getByRole('status').filter({ hasText: `#${id}` })).toBeVisible()
  await expect(heading(page)).toContainText('Almarinho Trading House →')
  await expect(heading(page)).toContainText(`Purchase request ${id}`)
  await expect(current(page)).toHaveText(/Ask/)
  await expect(nextStep(page)).toContainText('Waiting for')
  await expect(goods(page).getByRole('row', { name: product.name })).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Can it leave in March?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(timeline(page)).toContainText('Can it leave in March?')
  // On a wide screen the parts stand beside their documents: no sheet of an earlier page lies over that of this one.
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
  expect(new Set(sheets).size).toBe(sheets.length)

  // The seller answers, the buyer counters, the seller agrees.
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/requests/${id}`)
  await expect(nextStep(sellerPage)).toContainText('with an offer')
  await expect(timeline(sellerPage)).toContainText('Can it leave in March?')
  await sellerPage.getByRole('link', { name: 'Answer', exact: true }).click()
  await sellerPage.getByLabel('Incoterm').selectOption('FCA')
  await sellerPage.getByLabel('Named place').fill('Porto')
  await sellerPage.getByLabel('Payment terms').fill('30 days net')
  await sellerPage
    .getByLabel(/^Unit price/)
    .first()
    .fill('10.00')
  await sellerPage
    .getByLabel(/^Lead time/)
    .first()
    .fill('14')
  await sellerPage.getByRole('button', { name: 'Send answer' }).click()
  await expect(nextStep(sellerPage)).toContainText(/Waiting for .*, by /)

  await page.reload()
  await expect(current(page)).toHaveText(/Agree/)
  await expect(nextStep(page).getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(goods(page).getByRole('columnheader', { name: 'Offered' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Propose other terms' }).click()
  await page
    .getByLabel(/^Unit price/)
    .first()
    .fill('9.50')
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await expect(page).toHaveURL(new RegExp(`/requests/${id}\\b`))
  await expect(goods(page).getByRole('row', { name: product.name })).toContainText('9.50')

  await sellerPage.reload()
  await nextStep(sellerPage).getByRole('button', { name: 'Agree' }).click()
  await sellerPage.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(heading(sellerPage)).toContainText('Accepted')

  // The buyer asks for freight of the same goods, and comes back to the deal.
  await page.reload()
  await expect(goods(page).getByRole('columnheader', { name: 'Agreed' })).toBeVisible()
  await expect(current(page)).toHaveText(/Ship/)
  await expect(page.getByRole('button', { name: 'Ask for a duty estimate' })).toHaveCount(0)
  await nextStep(page).getByRole('link', { name: 'Ask for freight' }).click()
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Ann')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Incoterms').selectOption('FCA - Free Carrier')
  await page.getByRole('radio', { name: /^EUR-1/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main')).toContainText(product.name)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Open request #/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/requests/${id}\\?part=\\d+$`))
  const freightId = Number(new URL(page.url()).hash.split('part=')[1])
  await expect(heading(page)).toContainText(`Logistic quote ${freightId}`)
  await expect(goods(page).getByRole('row', { name: product.name })).toHaveCount(1)
  const parts = page.getByRole('navigation', { name: 'Parts of this deal' })
  await expect(parts.getByRole('listitem')).toHaveCount(2)

  // The forwarder sees what is to be carried and no prices of the goods.
  const forwarder = await openFor(browser, await findDemo(request, 'provider@demo.test'))
  await forwarder.goto(`/#/requests/${freightId}`)
  await expect(forwarder.getByRole('region', { name: 'Shipment' })).toContainText('Loading address')
  await expect(forwarder.getByRole('region', { name: 'Shipment' })).toContainText('Delivery address')
  await expect(goods(forwarder).getByRole('row', { name: product.name })).toBeVisible()
  await expect(goods(forwarder)).not.toContainText(/[$€£]\s?\d/)
  await expect(timeline(forwarder)).not.toContainText('Can it leave in March?')
  // What was opened and not answered still waits on the desk.
  await forwarder.goto('/#/dashboard')
  await expect(
    forwarder.getByRole('list', { name: 'Requests' }).getByRole('link', { name: `Logistic quote ${freightId}` }),
  ).toContainText('Seen')
  await forwarder.goto(`/#/requests/${freightId}`)
  await forwarder.getByRole('link', { name: 'Answer', exact: true }).click()
  // What is to be carried stands above the answer too.
  await expect(forwarder.getByRole('heading', { level: 1 })).toHaveText('Answer the request')
  await expect(forwarder.getByRole('region', { name: 'Shipment' })).toContainText('Delivery address')
  await forwarder.getByLabel('Currency').selectOption('EUR')
  for (const leg of ['Pick-up', 'Origin charges', 'Destination charges', 'Delivery', 'Insurance', 'Surcharges'])
    await forwarder.getByLabel(`${leg}: state`).selectOption('Included')
  const clearance = forwarder.getByLabel('Customs clearance: state')
  if ((await clearance.count()) > 0) await clearance.selectOption('Included')
  await forwarder.getByLabel('Main carriage: state').selectOption('Priced')
  await forwarder.getByLabel(/^Main carriage: price/).fill('1040')
  await forwarder.getByLabel('Transit days, at least').fill('4')
  await forwarder.getByLabel('Transit days, at most').fill('6')
  await forwarder.getByRole('button', { name: 'Send answer' }).click()
  await expect(heading(forwarder)).toContainText('Offer made')

  // The seller of the goods sees the offer when the buyer shows it, and not before.
  await sellerPage.goto(`/#/requests/${freightId}`)
  await expect(heading(sellerPage)).toContainText(`Logistic quote ${freightId}`)
  await expect(sellerPage.getByRole('main')).not.toContainText('1,040')
  await page.reload()
  await expect(parts.getByRole('link', { name: /Freight/ })).toContainText('€1,040.00 offered')
  await page.getByRole('checkbox', { name: 'Show the seller' }).check()
  await expect(timeline(page)).toContainText('shown to the seller')
  await sellerPage.reload()
  await expect(sellerPage.getByRole('region', { name: 'Offers' })).toContainText('€1,040.00')

  // Accepted from the same page, by telephone: the next step needs no scrolling.
  await page.setViewportSize({ width: 390, height: 844 })
  const accept = nextStep(page).getByRole('button', { name: 'Accept' })
  await expect(accept).toBeInViewport()
  await expectNoSideways(page)
  await expectNoViolations(page)
  await accept.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(parts.getByRole('link', { name: /Freight/ })).toContainText('€1,040.00 agreed')
  await expect(page.getByText(/€1,040\.00 freight/)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  // Its papers, of all parts, in one place; and everything that was written and done in one order.
  const papers = page.getByRole('region', { name: 'Documents' })
  for (const number of [/^Download PRO-/, /^Download FRT-/]) {
    const saved = page.waitForEvent('download')
    await papers.getByRole('button', { name: number }).first().click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  }
  await expect(timeline(page).getByRole('listitem').filter({ hasText: 'Freight' }).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/requests/${id}\\?part=${freightId}$`))
  await sellerPage.context().close()
  await forwarder.context().close()
})
