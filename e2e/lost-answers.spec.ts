import { randomUUID } from 'node:crypto'
import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { inviteMember, resendInvitation } from '@fairquay/contract/members/endpoints.ts'
import {
  changeManyProducts,
  copyOwnProduct,
  createOwnProduct,
  deleteProducts,
  restoreProducts,
} from '@fairquay/contract/products/endpoints.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { createProductPlan } from '@fairquay/contract/products/plan-endpoints.ts'
import { createProductTemplate } from '@fairquay/contract/products/template-endpoints.ts'
import { createPurchaseRequests } from '@fairquay/contract/purchase/endpoints.ts'
import { acceptOffer, declineThread, makeOffer, sendMessage } from '@fairquay/contract/requests/thread/endpoints.ts'
import { awardRfq, createRfq } from '@fairquay/contract/sourcing/endpoints.ts'
import { createApiToken } from '@fairquay/contract/tokens/endpoints.ts'
import { createWebhook, pingWebhook, replayDelivery, rotateSecret } from '@fairquay/contract/webhooks/endpoints.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { bringIn, fillCart, makeShopper, type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, findDemo, findGoodsOf, heading, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'

// The answer to what was sent never arrives, the person presses again, and it has happened once.

const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click()
const pressIn = (page: Page, dialog: string, name: string) => () =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click()

async function post(request: APIRequestContext, { headers }: Shopper, path: string, data: object) {
  const answer = await request.post(path, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

async function read(request: APIRequestContext, { headers }: Shopper, path: string) {
  return (await request.get(path, { headers })).json()
}

/** A purchase request of a new buyer to the demo seller, about one product. */
async function askSeller(request: APIRequestContext) {
  const [shopper, seller] = [await makeShopper(request), await findDemo(request, 'seller@demo.test')]
  const sellerId = await companyOf(request, seller)
  const [goods] = await findGoodsOf(request, shopper, sellerId, 1)
  if (!goods) throw new Error('no goods')
  const line = { product_id: goods.id, quantity: smallestOrder(goods), selected_price_id: goods.prices?.[0]?.id }
  const { requests } = await post(request, shopper, '/api/v1/purchase-requests', { lines: [line] })
  return { shopper, seller, sellerId, goods, id: requests[0].id as number }
}

function offerFor(currency: string, price: number) {
  const line = {
    position: 0,
    included: true,
    tiers: [{ min_quantity: 1, price }],
    minimum_quantity: 1,
    lead_time_days: 14,
    packing: '',
  }
  const valid = { day: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), time_zone: 'UTC' }
  const terms = { incoterm: 'FCA', place: 'Porto', payment_terms: '30 days net', valid, note: '' }
  return { base: 0, offer: { kind: 'purchase', currency, lines: [line], ...terms } }
}

test('a purchase request is sent once, and once by a double click', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const sellerId = await companyOf(request, await findDemo(request, 'seller@demo.test'))
  const goods = await findGoodsOf(request, shopper, sellerId, 2)
  await fillCart(request, shopper, goods)
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const send = pressIn(page, 'Send purchase request?', 'Send request')
  const sending = await loseAnswer(page, createPurchaseRequests)
  await press(page, 'Send request')()
  await sending.pressTwice(send, () =>
    expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be reached'),
  )
  await expect(page.getByText('Your request was sent')).toBeVisible()
  expect((await read(request, shopper, '/api/v1/requests')).data).toHaveLength(1)

  await fillCart(request, shopper, goods)
  await page.goto('/#/cart')
  await page.reload()
  await press(page, 'Send request')()
  await page
    .getByRole('dialog', { name: 'Send purchase request?' })
    .getByRole('button', { name: 'Send request', exact: true })
    .dblclick()
  await expect(page.getByText('Your request was sent')).toBeVisible()
  expect((await read(request, shopper, '/api/v1/requests')).data).toHaveLength(2)
})

test('an offer, a message and an acceptance have happened once', async ({ browser, page, request }) => {
  test.slow()
  const { shopper, seller, sellerId, goods, id } = await askSeller(request)
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/requests/${id}/answer`)
  await sellerPage.getByLabel('Incoterm').selectOption('FCA')
  await sellerPage.getByLabel('Named place').fill('Porto')
  await sellerPage.getByLabel('Payment terms').fill('30 days net')
  const part = sellerPage.getByRole('row').filter({ has: sellerPage.getByText(goods.name, { exact: true }) })
  await part.getByLabel(/^Unit price/).fill('10.00')
  await part.getByLabel(/^Lead time/).fill('14')
  const offering = await loseAnswer(sellerPage, makeOffer)
  // What was stored is the newest offer by now, and the draft is still there.
  await offering.pressTwice(
    async () => sellerPage.getByRole('button', { name: /^Send (answer|revision)$/ }).click(),
    async () => {
      await expect(sellerPage.getByText('could not be reached')).toBeVisible()
      await sellerPage.reload()
      await expect(sellerPage.getByLabel('Named place')).toHaveValue('Porto')
    },
  )
  await expect(heading(sellerPage)).toContainText('Offer made')
  const { data } = await read(request, shopper, `/api/v1/requests/${id}`)
  expect(data.threads[0].offers).toHaveLength(1)

  const talk = sellerPage.getByRole('textbox', { name: 'Message' })
  await talk.fill('It leaves on Friday.')
  const writing = await loseAnswer(sellerPage, sendMessage)
  await writing.pressTwice(
    () => talk.press('Control+Enter'),
    async () => {
      await expect(sellerPage.getByText('could not be reached')).toBeVisible()
      await sellerPage.reload()
      await expect(talk).toHaveValue('It leaves on Friday.')
    },
  )
  await expect(talk).toHaveValue('')
  const messages = await read(request, seller, `/api/v1/requests/${id}/threads/${sellerId}/messages`)
  expect(messages.data).toHaveLength(1)

  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}`)
  await press(page, 'Accept')()
  const accepting = await loseAnswer(page, acceptOffer)
  await accepting.pressTwice(pressIn(page, 'Accept this offer?', 'Accept'))
  await expect(heading(page)).toContainText('Accepted')
  await sellerPage.context().close()
})

test('an offer is declined once', async ({ page, request }) => {
  const { shopper, seller, sellerId, goods, id } = await askSeller(request)
  await post(request, seller, `/api/v1/requests/${id}/threads/${sellerId}/offers`, offerFor(goods.currency, 10))
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}`)
  await press(page, 'Decline')()
  await page.getByRole('dialog').getByLabel('Reason').fill('Too dear.')
  const declining = await loseAnswer(page, declineThread)
  await declining.pressTwice(() =>
    page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click(),
  )
  await expect(heading(page)).toContainText('Declined')
})

test('an RFQ is sent and awarded once', async ({ page, request }) => {
  test.slow()
  const buyer = await makeShopper(request)
  const seller = await findDemo(request, 'seller@demo.test')
  const sellerId = await companyOf(request, seller)
  const [goods] = await findGoodsOf(request, seller, sellerId, 1)
  if (!goods) throw new Error('no goods')
  await bringIn(page, buyer)
  await page.goto(`/#/product/${goods.slug}`)
  await page.getByRole('link', { name: 'Ask several sellers' }).click()
  const choice = page.getByRole('region', { name: /^Sellers/ })
  await expect(choice.getByText('1 seller chosen')).toBeVisible()
  await choice.getByRole('checkbox', { checked: false }).first().check()
  await page.getByLabel('Quantity').fill('1000')
  const asking = await loseAnswer(page, createRfq)
  await asking.pressTwice(press(page, 'Ask 2 sellers'), async () => {
    await expect(page.getByText('could not be reached')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Quantity')).toHaveValue('1000')
  })
  await expect(page).toHaveURL(/#\/sourcing\/\d+$/)
  expect((await read(request, buyer, '/api/v1/sourcing')).data).toHaveLength(1)

  const id = page.url().split('/').at(-1)
  const { data: rfq } = await read(request, buyer, `/api/v1/sourcing/${id}`)
  const answer = rfq.answers.find((one: { seller: { id: number } }) => one.seller.id === sellerId)
  const path = `/api/v1/requests/${answer.request_id}/threads/${sellerId}/offers`
  await post(request, seller, path, offerFor(rfq.currency, 4))
  await page.reload()
  await page.getByLabel(`Quantity for ${answer.seller.name}`).fill('600')
  await press(page, 'Award')()
  const awarding = await loseAnswer(page, awardRfq)
  await awarding.pressTwice(pressIn(page, 'Award this RFQ?', 'Award'))
  await expect(heading(page)).toContainText('Awarded')
})

test('a seller’s goods are made, dearer, deleted and brought back once', async ({ page, request }) => {
  test.slow()
  const seller = await findDemo(request, 'seller2@demo.test')
  const name = `Tray ${randomUUID().slice(0, 8)}`
  const form = toProductForm({ ...emptyDraft(name, 'PT'), terms: [plainTerm(10)] })
  const { id } = await post(request, seller, '/api/v1/own-products', { form })
  await bringIn(page, seller)
  await page.goto(`/#/products-parent?search=${encodeURIComponent(name)}`)
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('checkbox').check()
  await press(page, 'Prices')()
  await page.getByLabel('By how many percent').fill('10')
  const raising = await loseAnswer(page, changeManyProducts)
  await raising.pressTwice(pressIn(page, 'Change prices', 'Change prices'))
  await expect(page.getByText('1 product changed.')).toBeVisible()
  const stored = await read(request, seller, `/api/v1/own-products/${id}`)
  expect(stored.form.terms[0].price).toBe(11)

  await rows.getByRole('checkbox').check()
  await (await loseAnswer(page, deleteProducts)).pressTwice(press(page, 'Delete'))
  await expect(page.getByText('1 product deleted.')).toBeVisible()
  await (await loseAnswer(page, restoreProducts)).pressTwice(press(page, 'Undo'))
  await expect(rows).toHaveCount(1)

  const other = `Tray ${randomUUID().slice(0, 8)}`
  await page.goto('/#/products-parent/new')
  await page.getByLabel('Name', { exact: true }).fill(other)
  await page.getByLabel('Country of origin').selectOption({ label: 'Portugal' })
  await (await loseAnswer(page, createOwnProduct)).pressTwice(press(page, 'Save'))
  await expect(page).toHaveURL(/#\/products-parent\/\d+$/)
  const found = await read(request, seller, `/api/v1/own-products?search=${encodeURIComponent(other)}`)
  expect(found.data).toHaveLength(1)

  await (await loseAnswer(page, copyOwnProduct)).pressTwice(async () => {
    await press(page, `More for ${other}`)()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  })
  await expect(heading(page)).toHaveText(`${other} (copy)`)
  const copies = await read(request, seller, `/api/v1/own-products?search=${encodeURIComponent(`${other} (copy)`)}`)
  expect(copies.data).toHaveLength(1)

  await page.goto(`/#/products-parent/${id}`)
  await press(page, 'Planned')()
  await pressIn(page, 'Planned', 'Plan publishing or prices')()
  await page.getByLabel('From', { exact: true }).fill('2027-06-01T08:00')
  await (await loseAnswer(page, createProductPlan)).pressTwice(pressIn(page, 'Plan publishing or prices', 'Plan it'))
  await expect(page.getByRole('list', { name: 'Planned' }).getByRole('listitem')).toHaveCount(1)
  await page.goto(`/#/products-parent/${copies.data[0].id}`)

  await press(page, `More for ${other} (copy)`)()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  await (await loseAnswer(page, createProductTemplate)).pressTwice(
    pressIn(page, 'Save as template', 'Save as template'),
  )
  const templates = await read(request, seller, '/api/v1/product-templates')
  expect(templates.data.filter((one: { name: string }) => one.name === `${other} (copy)`)).toHaveLength(1)
  await page.getByRole('link', { name: 'My Products' }).first().click()
  await press(page, 'Templates')()
  await page.getByRole('link', { name: `New product from ${other} (copy)` }).click()
  await expect(page.getByLabel('Country of origin')).toHaveValue('PT')
})

test('webhooks, their secrets, tests and tokens are made once', async ({ page, request }) => {
  test.slow()
  const shopper = await makeShopper(request)
  await bringIn(page, shopper)
  await page.goto('/#/integrations')
  await press(page, 'New webhook')()
  await page.getByRole('dialog').getByLabel('Address').fill('http://127.0.0.1:9/hook')
  await (await loseAnswer(page, createWebhook)).pressTwice(pressIn(page, 'New webhook', 'Save'))
  await expect(page.getByTestId('secret')).toHaveText(/^whsec_/)
  await press(page, 'I have copied it')()
  expect((await read(request, shopper, '/api/v1/webhooks')).data).toHaveLength(1)

  await page.getByRole('link', { name: /^Log of/ }).click()
  await (await loseAnswer(page, pingWebhook)).pressTwice(press(page, 'Send a test'))
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log.getByRole('listitem')).not.toHaveCount(0)
  await log.getByText('ping').first().click()
  await (await loseAnswer(page, replayDelivery)).pressTwice(press(page, 'Send again'))
  await (await loseAnswer(page, rotateSecret)).pressTwice(async () => {
    await press(page, 'New secret')()
    await pressIn(page, 'Make a new secret?', 'Make a new secret')()
  })
  await expect(page.getByTestId('secret')).toHaveText(/^whsec_/)

  await page.goto('/#/integrations')
  await press(page, 'New API token')()
  await page.getByRole('dialog').getByLabel('Name').fill('Our ERP')
  await (await loseAnswer(page, createApiToken)).pressTwice(pressIn(page, 'New API token', 'Make token'))
  const token = (await page.getByTestId('secret').textContent()) ?? ''
  expect((await read(request, shopper, '/api/v1/api-tokens')).data).toHaveLength(1)
  const scoped = await request.get('/api/v1/requests', { headers: { Authorization: `Bearer ${token}` } })
  expect(scoped.status()).toBe(200)
})

test('somebody is invited, and invited again, by one mail each', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  await bringIn(page, shopper)
  await page.goto('/#/profile/members')
  const email = `nuno-${randomUUID().slice(0, 8)}@journeys.test`
  await page.getByRole('form', { name: 'Invite somebody' }).getByLabel('E-mail').fill(email)
  await (await loseAnswer(page, inviteMember)).pressTwice(press(page, 'Send invitation'))
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(email)).toBeVisible()
  await (await loseAnswer(page, resendInvitation)).pressTwice(press(page, `Send again to ${email}`))
})
