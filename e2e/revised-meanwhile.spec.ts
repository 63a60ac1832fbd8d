import { randomUUID } from 'node:crypto'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { askForOne, offerForIt } from './asked-deal.ts'
import { askToCarry } from './carried-deal.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { findDemo, openFor, readNewTerms } from './deals.ts'
import { makeOrder, post } from './order-deal.ts'

/** A buyer who is about to accept the offer that was made for what they asked. */
async function openAcceptance(page: Page, request: APIRequestContext) {
  const shopper = await makeShopper(request)
  const asked = await askForOne(request, shopper)
  await offerForIt(request, asked)
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${asked.id}`)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  return asked
}

test('an offer that is revised while its buyer is about to accept it says so before it is accepted', async ({
  page,
  request,
}) => {
  const asked = await openAcceptance(page, request)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('revision 1')
  await expect(dialog).not.toContainText('newer revision')
  const line = offerLineOf({ tiers: [{ min_quantity: 1, price: 20 }], minimum_quantity: 1 })
  const revised = await request.post(`/api/v1/requests/${asked.id}/threads/${asked.sellerId}/offers`, {
    headers: { ...asked.seller.headers, 'Idempotency-Key': randomUUID() },
    data: { base: 1, offer: purchaseOfferOf({ currency: asked.product.currency as 'EUR', lines: [line] }) },
  })
  expect(revised.status()).toBe(201)
  // Nobody presses anything: the open page looks again by itself.
  await expect(dialog).toContainText('revision 2')
  await expect(dialog.getByRole('alert').filter({ hasText: 'There is a newer revision.' })).toBeVisible()
  // A press that was meant for the price before is not taken for the new one.
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Accept', exact: true })).toBeEnabled()
  await expect(dialog).toBeVisible()
  await readNewTerms(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accepted')
})

test('an acceptance that comes too late is told of, although the offer takes its dialog along', async ({
  page,
  request,
}) => {
  const asked = await openAcceptance(page, request)
  await page.route(/\/acceptance$/, async (route) => {
    await post(request, asked.seller, `/api/v1/requests/${asked.id}/threads/${asked.sellerId}/decline`, {
      reason: 'Sold out.',
    })
    await route.continue()
  })
  const answer = page.waitForResponse(/\/acceptance$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  const refused = await answer
  expect(refused.status()).toBe(409)
  const { message } = await refused.json()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Declined')
  // Long enough to be read, wherever it stands.
  await page.waitForTimeout(1500)
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
})

test('what is begun for one company stays with it when another opens the request meanwhile', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const made = await makeOrder(request, shopper)
  const freight = await askToCarry(request, shopper, made)
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${freight}`)
  const box = page.getByPlaceholder('Write to Almarinho Trading House')
  await box.fill('Our carrier must not read this.')
  const carrier = await openFor(browser, await findDemo(request, 'provider@demo.test'))
  await carrier.goto(`/#/requests/${freight}`)
  // Nobody presses anything: the open page looks again by itself.
  await expect(page.getByLabel('Write to', { exact: true })).toContainText('Maasbrug Forwarding (Freight)')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('Our carrier must not read this.')
})

test('a request that is opened again a moment later shows what was written meanwhile', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const asked = await askForOne(request, shopper)
  await bringIn(page, shopper)
  await page.goto('/#/requests')
  const open = page.getByRole('main').getByRole('link', { name: /Purchase request/ })
  await open.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Purchase request ${asked.id}`)
  await page.goBack()
  await expect(open).toBeVisible()
  await post(request, asked.seller, `/api/v1/requests/${asked.id}/threads/${asked.sellerId}/messages`, {
    text: 'When?',
  })
  await open.click()
  // Before the open page looks again by itself.
  await expect(page.getByText('When?')).toBeVisible({ timeout: 8000 })
})

test('an open list of requests marks what comes in', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const asked = await askForOne(request, shopper)
  await bringIn(page, shopper)
  const hears = page.waitForResponse(/\/notifications\/stream/)
  await page.goto('/#/requests')
  const row = page.getByRole('main').getByRole('link', { name: /Purchase request/ })
  await expect(row).toBeVisible()
  await hears
  // What it hears first is what is there already.
  await page.waitForTimeout(500)
  await expect(row).not.toContainText('Unread')
  await post(request, asked.seller, `/api/v1/requests/${asked.id}/threads/${asked.sellerId}/messages`, {
    text: 'When?',
  })
  await expect(row).toContainText('Unread')
})
