import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { addresses, reachedOtherwise } from './all-addresses.ts'
import { setBilling } from './billing-profile.ts'
import { bringIn, fillCart, makeShopper, type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, findDemo, findGoodsOf } from './deals.ts'
import { makeOrder } from './order-deal.ts'
import { findFaults, findShifts, moveTo, openHome, openInPseudoLanguage, readAs, settle } from './pseudo-language.ts'

// Every page of the application on a phone, in a language whose words are marked and longer by 40 %: what has no mark was not translated, and what
// does not fit would not fit in German.

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 10_000 })

test('every address of the application is opened in another language', async () => {
  const tables = ['routes.tsx', 'first-routes.tsx', 'secured-routes.tsx', 'desk-routes.tsx'].map((name) =>
    join(import.meta.dirname, '../web/src/app', name),
  )
  const routes = (await Promise.all(tables.map((table) => readFile(table, 'utf8')))).join('\n')
  const paths = [...routes.matchAll(/getParentRoute: in(\w+),\s*path: '([^']+)'/g)].map(([, within, path = '']) =>
    within === 'Secured' ? `/secured${path}` : path,
  )
  expect(paths.length).toBeGreaterThan(40)
  const opened = [...Object.values(addresses).flat(), ...reachedOtherwise]
  const forgotten = paths.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/?]+')}(\\?|$)`)
    return !opened.some((address) => pattern.test(address))
  })
  expect(forgotten, 'routes that no journey here opens').toEqual([])
})

test('a guest reads nothing that was not translated, and nothing is cut off', async ({ page, request }) => {
  const [product] = await findGoods(request)
  await openInPseudoLanguage(page)
  await look(page, 'the home page')
  await press(page, 'Menu')
  await look(page, 'the menu')
  await close(page)
  await visitAll(page, addresses.guest, { product: product.slug, seller: await findSlug(request) })

  await moveTo(page, '/products')
  await press(page, 'Filters')
  await look(page, 'the filters')
  await moveTo(page, '/secured/login')
  await press(page, 'Login')
  await look(page, 'a refused login')
  await moveTo(page, '/secured/register')
  await press(page, 'Register')
  await look(page, 'a refused registration')
  await page.route('**/api/**', (route) => route.abort())
  await moveTo(page, '/showroom/elsewhere')
  await expect(page.getByRole('button', { name: readAs('Try again') })).toBeVisible()
  await look(page, 'a page that could not be loaded')
})

test('people of a trade read nothing that was not translated, and nothing is cut off', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const trade = await makeTrade(request)
  await bringIn(page, trade.buyer)
  await openInPseudoLanguage(page)
  await look(page, 'the home page of a buyer')
  await visitAll(page, addresses.buyer, trade.places)
  // The server's sentences are English: the page says them in its own language.
  await moveTo(page, `/orders/${trade.places.order}`)
  await expect(page.getByRole('list', { name: readAs('What happened') }).getByText(readAs('Order …'))).toBeVisible()
  await askForMore(page)
  const quote = await askForTransport(page)
  const places = { ...trade.places, quote }

  for (const [who, email] of [
    ['seller', 'seller@demo.test'],
    ['provider', 'provider@demo.test'],
    ['broker', 'broker@demo.test'],
  ] as const) {
    const other = await openFor(browser, await findDemo(request, email))
    await visitAll(other, addresses[who], places)
    if (who === 'seller') {
      await writeProducts(other)
      await writeInvoices(other, trade.places)
    } else {
      await press(other, 'Send answer')
      await look(other, `a refused answer of a ${who}`)
    }
    await other.context().close()
  }
})

test('an operator reads nothing that was not translated, and nothing is cut off', async ({ page, request }) => {
  await bringIn(page, await findDemo(request, 'admin@demo.test'))
  await openInPseudoLanguage(page)
  await visitAll(page, addresses.admin, {})
})

/** Opens one address after another and looks at each. */
async function visitAll(
  page: Page,
  all: readonly string[],
  places: Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const address of all) {
    const place = address.replace(/:(\w+)/, (_, name) => String(places[name]))
    await moveTo(page, place)
    await look(page, address)
    expect.soft(await findJumps(page, place), `what moved on ${address}`).toEqual([])
  }
}

/** What moves at every visit: what others write meanwhile comes into an open list too, and moves it once. */
async function findJumps(page: Page, place: string): Promise<string[]> {
  if ((await findShifts(page)).length === 0) return []
  await openHome(page)
  await moveTo(page, place)
  return findShifts(page)
}

async function look(page: Page, what: string): Promise<void> {
  await settle(page)
  expect.soft(await findFaults(page), what).toEqual([])
}

/** Presses the button of these English words, in the dialog where one is open. */
async function press(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const within = (await dialog.count()) > 0 ? dialog : page
  await within
    .getByRole('button', { name: readAs(words) })
    .first()
    .click()
}

/** Closes what has opened over the page. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Another person's phone. */
async function openFor(browser: Browser, person: Shopper): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await bringIn(page, person)
  await openInPseudoLanguage(page)
  return page
}

async function findGoods(request: APIRequestContext): Promise<[Product, Product]> {
  const seller = await findDemo(request, 'seller@demo.test')
  const [first, second] = await findGoodsOf(request, seller, await companyOf(request, seller), 2)
  if (!first || !second) throw new Error('The demo seller has nothing in stock')
  return [first, second]
}

async function findSlug(request: APIRequestContext): Promise<string> {
  const { headers } = await findDemo(request, 'seller@demo.test')
  const { user } = await (await request.get('/api/v1/user-details', { headers })).json()
  return user.company.slug
}

type Trade = { buyer: Shopper; places: Record<string, string | number> }

/** A buyer with a cart, requests that were answered, an order with a shipment, an RFQ and a webhook. */
async function makeTrade(request: APIRequestContext): Promise<Trade> {
  const [buyer, seller] = [await makeShopper(request), await findDemo(request, 'seller@demo.test')]
  const sellerId = await companyOf(request, seller)
  const [first, second] = await findGoods(request)
  const send = async ({ headers }: Shopper, path: string, data: object) => {
    const answer = await request.post(path, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const valid = { day: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), time_zone: 'Europe/Lisbon' }

  const line = { product_id: first.id, quantity: smallestOrder(first), selected_price_id: first.prices?.[0]?.id }
  const { requests } = await send(buyer, '/api/v1/purchase-requests', { lines: [line] })
  const purchase: number = requests[0].id
  await send(buyer, `/api/v1/requests/${purchase}/threads/${sellerId}/messages`, { text: 'Do you pack in cartons?' })
  const offered = {
    position: 0,
    included: true,
    tiers: [{ min_quantity: 1, price: 10 }],
    minimum_quantity: 1,
    lead_time_days: 14,
    packing: '',
  }
  const terms = { incoterm: 'FCA', place: 'Porto', payment_terms: '30 days net', valid, note: '' }
  const offer = { kind: 'purchase', currency: first.currency, lines: [offered], ...terms }
  await send(seller, `/api/v1/requests/${purchase}/threads/${sellerId}/offers`, { base: 0, offer })

  const { id: customs } = await send(buyer, '/api/v2/pdf/custom-fee-request', {
    product_id: first.id,
    exporting_market: 'PT',
    importing_market: 'DE',
    broker: 'ttw_broker',
    buyer_company_id: await companyOf(request, buyer),
    seller_company_id: sellerId,
  })
  const goods = {
    product_id: first.id,
    title: first.name,
    quantity: 1000,
    unit: 'Jars',
    target_price: 4.5,
    currency: 'EUR',
  }
  const { id: rfq } = await send(buyer, '/api/v1/sourcing', {
    ...goods,
    deadline: valid,
    note: '',
    sellers: [sellerId],
  })
  const hook = { url: 'http://127.0.0.1:9/hook', description: '', events: ['request.created'], is_active: true }
  const { data } = await send(buyer, '/api/v1/webhooks', hook)
  const feed = await send(seller, '/api/v1/feeds', {
    ...{ name: 'Warehouse', url: 'http://127.0.0.1:9/goods.csv', user_name: '', tell: 'never', missing: 'keep' },
    ...{ rhythm: 'weekly', hour: 3, weekday: 1, time_zone: 'Europe/Lisbon', most_missing: 20 },
    ...{ publish_incomplete: false, is_active: true },
  })
  const { order } = await makeOrder(request, buyer)
  await setBilling(request, seller)
  await send(seller, `/api/v1/orders/${order.id}/invoices`, { lines: [{ position: 0, quantity: 1 }] })
  const { to_ship } = await (
    await request.get(`/api/v1/orders/${order.id}/shipments`, { headers: seller.headers })
  ).json()
  const shipment = await send(seller, `/api/v1/orders/${order.id}/shipments`, {
    ...{ mode: 'boat', carrier: 'Maersk', tracking_number: '', tracking_link: '', document_number: '', vessel: '' },
    containers: [],
    lines: to_ship.map(({ position, open }: { position: number; open: number }) => ({ position, quantity: open })),
    packages: [],
    plan: { ready: null, picked_up: valid.day, departed: null, arrived: null, delivered: valid.day },
    note: '',
  })
  await fillCart(request, buyer, [first, second])
  const made = { purchase, customs, rfq, webhook: data.id, feed: feed.data.id, order: order.id, account: sellerId }
  return { buyer, places: { product: first.slug, own: first.id, shipment: shipment.data.id, ...made } }
}

/** What a buyer fills in: menus, dialogs and forms, refused where something is missing. */
async function askForMore(page: Page): Promise<void> {
  await moveTo(page, '/sourcing/new')
  await press(page, 'Ask several sellers')
  await look(page, 'a refused RFQ')
  await moveTo(page, '/integrations')
  await press(page, 'New webhook')
  await press(page, 'Save')
  await look(page, 'a refused webhook')
  await close(page)
  await press(page, 'New API token')
  await press(page, 'Make token')
  await look(page, 'a refused token')
  await close(page)

  await moveTo(page, '/cart')
  await press(page, 'Account of…')
  await look(page, 'the account menu')
  await close(page)
  await press(page, 'Notifications…')
  await look(page, 'the notifications')
  await close(page)
  await press(page, 'Send request')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'the question before sending')
  await close(page)
  await press(page, 'Customs Import Duties')
  await look(page, 'what cannot be asked of the customs broker')
}

/** The three screens of the freight quote, refused and then sent; answers the number of the request. */
async function askForTransport(page: Page): Promise<number> {
  await press(page, 'Logistic Quote')
  await expect(page.getByRole('heading', { level: 1, name: readAs('Addressess Information') })).toBeVisible()
  const name = page.getByLabel(readAs('First name')).nth(1)
  await expect(name).toHaveValue('Ann')
  await name.fill('')
  await press(page, 'Continue')
  await look(page, 'refused addresses')
  await name.fill('Ann')
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { level: 1, name: readAs('Shipment data') })).toBeVisible()
  await press(page, 'Continue')
  await look(page, 'a refused shipment')
  await page.getByLabel(readAs('Incoterms')).selectOption('FCA')
  await page.getByRole('radio', { name: /EUR-1/ }).check()
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { level: 1, name: readAs('Logistic Quote Review') })).toBeVisible()
  await look(page, 'the review of a quote')
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/logistic-quotes') && answer.ok())
  await press(page, 'Send Request')
  const { id } = (await (await stored).json()) as { id: number }
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'a quote that was sent')
  return id
}

/** What a seller writes. */
async function writeProducts(page: Page): Promise<void> {
  await moveTo(page, '/products-parent/new')
  await press(page, 'Save')
  await look(page, 'a refused product')
}

/** What a seller does about the money of an order. */
async function writeInvoices(page: Page, { order }: Trade['places']): Promise<void> {
  await moveTo(page, `/orders/${order}`)
  await press(page, 'Issue invoice')
  await page.getByRole('radio', { name: readAs('Quantities I choose') }).check()
  await look(page, 'an invoice')
  await close(page)
  await press(page, 'Record payment')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'a payment')
  await close(page)
  await press(page, 'Credit invoice …')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await press(page, 'Credit')
  await look(page, 'a refused credit note')
}
