import { randomUUID } from 'node:crypto'
import { askDutiesOfDeal, askFreightOfDeal } from '@fairquay/contract/requests/deal/endpoints.ts'
import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { expect, type Page, test } from '@playwright/test'
import { askForOne, offerForIt } from './asked-deal.ts'
import { bringIn, makeShopper, type Shopper } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'

const delivery = {
  company: 'Pier 9 Stores',
  person: 'Joe Hall',
  phone: '+1 415 5550100',
  street: '9 Pier Street',
  zip: '94111',
  city: 'San Francisco',
  country_code: 'US',
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('freight and duties are asked for from an accepted deal, and whoever answers reads all of it', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const asked = await askForOne(request, shopper, { delivery })
  await offerForIt(request, asked)
  const send = async ({ headers }: Shopper, path: string, data: object) => {
    const sent = await request.post(path, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data })
    expect(sent.status()).toBe(201)
  }
  await send(shopper, `/api/v1/requests/${asked.id}/threads/${asked.sellerId}/acceptance`, { number: 1 })

  // The wizard begins with what was agreed.
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${asked.id}/freight`)
  await expect(title(page, 'Addressess Information')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('San Francisco')
  await expect(page.getByRole('textbox', { name: 'Company' }).last()).toHaveValue('Pier 9 Stores')
  await expect(page.getByRole('radio', { name: /Headquarters/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(title(page, 'Shipment data')).toBeVisible()
  await expect(page.getByLabel('Incoterm')).toHaveValue('FCA')
  await expect(page.getByLabel('Named place')).toHaveValue('Porto')
  await page.getByRole('radio', { name: /^EUR-1/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(title(page, 'Logistic Quote Review')).toBeVisible()
  await expect(page.getByRole('row', { name: asked.product.name })).toBeVisible()
  // An address of the web is a word wider than any screen.
  await page.getByLabel('Special Notes').fill(`Ring twice at gate 4. https://gate.test/${'4'.repeat(200)}`)
  const stored = page.waitForResponse((response) => response.url().endsWith('/freight-requests'))
  const asking = await loseAnswer(page, askFreightOfDeal)
  await asking.pressTwice(() => page.getByRole('button', { name: 'Send Request' }).click())
  const freight = ((await (await stored).json()) as { id: number }).id
  await page.getByRole('link', { name: `Open request #${freight}` }).click()
  await expect(page.getByRole('region', { name: 'Shipment' })).toContainText('Ring twice at gate 4.')

  // Duties for the whole deal.
  await page.goto(`/#/requests/${asked.id}`)
  await page.getByRole('button', { name: 'Ask for a duty estimate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Customs Import Duties' })
  await expect(dialog.getByRole('list', { name: 'Goods to be imported' })).toContainText(asked.product.name)
  await expect(dialog.getByLabel('Importing market')).toHaveValue('US')
  // Without it nothing is sent, and it comes by itself.
  await expect(dialog.getByLabel('Exporting market')).not.toHaveValue('')
  const sent = page.waitForResponse((response) => response.url().endsWith('/duty-requests'))
  const sending = await loseAnswer(page, askDutiesOfDeal)
  await sending.pressTwice(() => dialog.getByRole('button', { name: 'send request' }).click())
  const duties = ((await (await sent).json()) as { id: number }).id

  // What was agreed so far stands on the deal and on its order, each part with its paper.
  const provider = await findDemo(request, 'provider@demo.test')
  const carrierId = await companyOf(request, provider)
  await send(provider, `/api/v1/requests/${freight}/threads/${carrierId}/offers`, { base: 0, offer: logisticOfferOf() })
  await send(shopper, `/api/v1/requests/${freight}/threads/${carrierId}/acceptance`, { number: 1 })
  const { data: orders } = await (await request.get('/api/v1/orders', { headers: shopper.headers })).json()
  for (const path of [`/#/requests/${asked.id}`, `/#/orders/${orders[0].id}`]) {
    await page.goto(path)
    // The answers came from elsewhere.
    await page.reload()
    const agreed = page.getByRole('region', { name: 'Agreed so far' })
    await expect(agreed.getByRole('listitem')).toHaveText([/^Goods/, /^Freight/])
    for (const prefix of ['PRO', 'FRT'])
      await expect(agreed.getByRole('button', { name: new RegExp(`^Download ${prefix}-`) })).toBeVisible()
  }
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)

  const carrier = await openFor(browser, await findDemo(request, 'provider@demo.test'))
  await carrier.goto(`/#/requests/${freight}`)
  const shipment = carrier.getByRole('region', { name: 'Shipment' })
  for (const words of ['Ring twice at gate 4.', 'Porto', 'Joe Hall', '9 Pier Street, San Francisco 94111', ' cm, '])
    await expect(shipment).toContainText(words)
  await expectNoViolations(carrier)
  await carrier.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(carrier)
  const broker = await openFor(browser, await findDemo(request, 'broker@demo.test'))
  await broker.goto(`/#/requests/${duties}`)
  const facts = broker.getByRole('region', { name: 'Customs' })
  for (const words of [asked.product.name, 'FCA Porto', 'Freight agreed']) await expect(facts).toContainText(words)
})
