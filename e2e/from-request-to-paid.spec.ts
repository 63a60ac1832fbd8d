import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import { logisticOfferOf, offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { setBilling } from './billing-profile.ts'
import { bringIn, fillCart, makeShopper, type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, findDemo, findGoodsOf, heading, openFor } from './deals.ts'
import { holdAnswers } from './hold-back.ts'

// A deal from its first word to its last cent, by three people in browsers of their own: who buys, who sells, who carries.

const region = (page: Page, name: string) => page.getByRole('region', { name })
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

async function post(request: APIRequestContext, { headers }: Shopper, path: string, data: object): Promise<void> {
  const sent = await request.post(path, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data })
  expect(sent.status(), await sent.text()).toBe(201)
}

async function keep(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await press()
  return readFile(await (await saving).path())
}

async function readPdf(page: Page, name: RegExp): Promise<string> {
  const papers = region(page, 'Money').getByRole('list', { name: 'Papers' })
  const content = await keep(page, () => papers.getByRole('button', { name }).first().click())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}

/** The station that is reported next, as reached today. */
async function report(page: Page, shipment: string, station: string): Promise<void> {
  const article = region(page, 'Shipments').getByRole('article', { name: `Shipment ${shipment}` })
  await article.getByRole('button', { name: /^Report: / }).click()
  await page.getByLabel('Station').selectOption(station)
  await inDialog(page, /^Report$/).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('from a request with a PO number to its last cent: freight and duties asked from the deal, two shipments, a shortage, a claim, a credit note', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const [shopper, seller, provider] = [
    await makeShopper(request),
    await findDemo(request, 'seller@demo.test'),
    await findDemo(request, 'provider@demo.test'),
  ]
  const sellerId = await companyOf(request, seller)
  await setBilling(request, seller)
  const product = (await findGoodsOf(request, shopper, sellerId, 12)).find(({ get_packaging }) =>
    hasCompletePackaging(get_packaging),
  )
  if (!product) throw new Error('no goods')
  const ordered = Math.max(4, smallestOrder(product))

  // A request that a seller can act on.
  await fillCart(request, shopper, [product])
  await bringIn(page, shopper)
  await page.goto('/#/cart?open=send')
  const asking = page.getByRole('dialog', { name: 'Send purchase request?' })
  await asking.getByText('For the order').click()
  await asking.getByLabel('PO number').fill('PO-2207')
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/purchase-requests'))
  await asking.getByRole('button', { name: 'Send request' }).click()
  const { requests } = (await (await answered).json()) as { requests: { id: number }[] }
  const id = requests[0]?.id ?? 0
  const line = offerLineOf({ tiers: [{ min_quantity: 1, price: 10 }], minimum_quantity: 1, quantity: ordered })
  await post(request, seller, `/api/v1/requests/${id}/threads/${sellerId}/offers`, {
    base: 0,
    offer: purchaseOfferOf({ currency: product.currency as 'EUR', lines: [line] }),
  })
  await page.goto(`/#/requests/${id}`)
  await page.reload()
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click()
  await inDialog(page, 'Accept').click()
  await expect(heading(page)).toContainText('Accepted')

  // Freight and duties of exactly what was agreed.
  await page.goto(`/#/requests/${id}/freight`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^EUR-1/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('row', { name: product.name })).toBeVisible()
  // What comes last moves the button down: a press that begins before it ends beside it.
  await expect(page.getByRole('heading', { name: 'Time on the way and CO₂e' })).toBeVisible()
  await expect(page.getByText('6 of 6 facts known')).toBeVisible()
  const stored = page.waitForResponse((response) => response.url().endsWith('/freight-requests'))
  await page.getByRole('button', { name: 'Send Request' }).click()
  const freight = ((await (await stored).json()) as { id: number }).id
  const carrierId = await companyOf(request, provider)
  const thread = `/api/v1/requests/${freight}/threads/${carrierId}`
  await post(request, provider, `${thread}/offers`, { base: 0, offer: logisticOfferOf(120) })
  await page.goto(`/#/requests/${id}?part=${freight}`)
  await page.reload()
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click()
  await inDialog(page, 'Accept').click()
  await expect(region(page, 'Agreed so far').getByRole('listitem')).toHaveText([/^Goods/, /^Freight/])

  // The seller invoices and ships a part; who carries it reports it.
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/orders?box=sold&search=PO-2207`)
  await sellerPage.getByRole('list', { name: 'Orders' }).getByRole('link').first().click()
  await expect(heading(sellerPage)).toContainText('ORD-')
  const number = /ORD-\d{4}-\d+/.exec((await heading(sellerPage).textContent()) ?? '')?.[0] ?? ''
  await region(sellerPage, 'Money').getByRole('button', { name: 'Issue invoice' }).click()
  await inDialog(sellerPage, 'Issue invoice').click()
  await expect(region(sellerPage, 'Money')).toContainText('Invoice INV-')
  await region(sellerPage, 'Shipments').getByRole('button', { name: 'Ship', exact: true }).click()
  await sellerPage
    .getByRole('dialog')
    .getByLabel(/^Quantity of /)
    .fill(String(ordered - 2))
  await inDialog(sellerPage, 'Prepare shipment').click()
  await expect(region(sellerPage, 'Shipments').getByRole('article')).toHaveCount(1)
  const carrierPage = await openFor(browser, provider)
  await carrierPage.goto(`/#/shipments?search=${number}`)
  await carrierPage.getByRole('list', { name: 'Shipments' }).getByRole('link', { name: number }).click()
  await expect(carrierPage.getByRole('main')).not.toContainText('€10')
  await carrierPage.getByRole('button', { name: /^Report: / }).click()
  await carrierPage.getByLabel('Station').selectOption('Delivered')
  await inDialog(carrierPage, /^Report$/).click()
  await expect(carrierPage.getByRole('article')).toContainText('Delivered')
  // Pressed before the page knows what is left to ship: the form opens as soon as it does.
  const letCome = await holdAnswers(sellerPage, '**/api/v1/orders/*/shipments')
  await sellerPage.reload()
  await region(sellerPage, 'Your turn').getByRole('button', { name: 'Ship' }).click()
  letCome()
  await inDialog(sellerPage, 'Prepare shipment').click()
  await expect(region(sellerPage, 'Shipments').getByRole('article')).toHaveCount(2)
  await report(sellerPage, `${number}/2`, 'Delivered')

  // The buyer receives both, one piece short, and claims it.
  await page.goto('/#/orders')
  await page.getByRole('list', { name: 'Orders' }).getByRole('link', { name: number }).click()
  await expect(heading(page)).toContainText('Shipped')
  const first = region(page, 'Shipments').getByRole('article', { name: `Shipment ${number}/1` })
  const second = region(page, 'Shipments').getByRole('article', { name: `Shipment ${number}/2` })
  await first.getByRole('button', { name: 'Confirm receipt' }).click()
  await inDialog(page, 'Confirm receipt').click()
  await expect(heading(page)).toContainText('Partly delivered')
  await second.getByRole('button', { name: 'Confirm receipt' }).click()
  await page.getByLabel(/^Whole/).fill('1')
  await page.getByRole('button', { name: 'The other 1 are missing' }).click()
  await inDialog(page, 'Confirm receipt').click()
  await expect(heading(page)).toContainText('Delivered')
  await expect(region(page, 'Your turn')).toContainText('1 missing. Claim it, or complete the order')
  await expect(region(page, 'Your turn').getByRole('button', { name: 'Complete order' })).toBeVisible()
  await region(page, 'Your turn').getByRole('button', { name: 'Open a claim' }).click()
  await inDialog(page, 'Send claim').click()
  await expect(region(page, 'Claims').getByRole('article')).toHaveCount(1)

  // The seller credits it, and is paid the rest.
  await sellerPage.reload()
  await region(sellerPage, 'Your turn').getByRole('button', { name: 'Show claims' }).click()
  await region(sellerPage, 'Claims').getByRole('button', { name: 'Offer a remedy' }).click()
  await inDialog(sellerPage, 'Send answer').click()
  await expect(region(sellerPage, 'Claims').getByRole('button', { name: 'Give the credit' })).toBeVisible()
  await page.reload()
  await expect(region(page, 'Next step')).toContainText('gives the credit that was agreed')
  await region(sellerPage, 'Claims').getByRole('button', { name: 'Give the credit' }).click()
  await inDialog(sellerPage, 'Give the credit').click()
  await expect(region(sellerPage, 'Claims')).toContainText('CRN-')
  await region(sellerPage, 'Money').getByRole('button', { name: 'Record payment' }).click()
  await inDialog(sellerPage, 'Record payment').click()
  await expect(heading(sellerPage)).toContainText('Paid')

  // What customs and bookkeepers accept.
  await page.reload()
  await expect(heading(page)).toContainText('Paid')
  const invoice = await readPdf(page, /Download INV-.* as PDF/)
  for (const words of ['Commercial invoice', number, 'PO-2207', product.name, 'FCA']) expect(invoice).toContain(words)
  const packing = await readPdf(page, /Download PCK-.* as PDF/)
  expect(packing).toContain(product.name)
  expect(packing).not.toContain('€')
  expect(await readPdf(page, /Download CRN-.* as PDF/)).toContain(number)
  const papers = region(page, 'Money').getByRole('list', { name: 'Papers' })
  await papers.getByRole('button', { name: /E-invoice of CRN-/ }).click()
  const xml = String(await keep(page, () => page.getByRole('menuitem', { name: 'XML (CII)' }).click()))
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
  await page.getByRole('button', { name: 'Complete order' }).click()
  await inDialog(page, 'Complete order').click()
  await expect(heading(page)).toContainText('Completed')
})
