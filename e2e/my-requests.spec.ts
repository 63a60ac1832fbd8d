import { randomUUID } from 'node:crypto'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { bringIn, findPlainGoods, makeShopper, type Shopper } from './cart-goods.ts'
import { companyOf, findGoodsOf } from './deals.ts'
import { inspect } from './inspect.ts'
import { readMails, signInThere } from './outbox.ts'

async function sendPurchase(request: APIRequestContext, { headers }: Shopper, product: Product): Promise<number> {
  const price = product.prices?.find(
    ({ type, available_qty, min_qty }) => type === 'by_qty' && available_qty >= min_qty,
  )
  const lines = [{ product_id: product.id, quantity: price?.min_qty, selected_price_id: price?.id }]
  const answer = await request.post('/api/v1/purchase-requests', {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data: { lines },
  })
  const { requests } = (await answer.json()) as { requests: { id: number }[] }
  return requests[0]?.id ?? 0
}

const list = (page: Page) => page.getByRole('list', { name: 'Requests' })

test('a guest is sent to sign in and comes back to the requests', async ({ page }) => {
  await page.goto('/#/requests')
  await expect(page).toHaveURL(/#\/secured\/login\?next=/)
  await page.getByRole('main').getByLabel('E-mail').fill('provider@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('fairquay-demo')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/#\/requests$/)
})

test('a buyer finds, opens and withdraws a request; the seller sees it and is told', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  await bringIn(page, shopper)
  await page.goto('/#/requests')
  await expect(page.getByRole('heading', { name: 'You have not sent any requests yet' })).toBeVisible()

  const [first, second] = await findPlainGoods(request, shopper, 2)
  if (!first || !second) throw new Error('no goods')
  const firstId = await sendPurchase(request, shopper, first)
  await sendPurchase(request, shopper, second)
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await expect(list(page).getByRole('listitem').first()).toContainText(second.name)

  await page.getByRole('searchbox', { name: 'Search requests' }).fill(first.name.slice(0, 12))
  await expect(page).toHaveURL(/search=/)
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Kind').selectOption('Logistic quote')
  await expect(page.getByRole('heading', { name: 'No requests match your filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all requests' }).click()
  await expect(page).toHaveURL(/#\/requests$/)
  await expect(page.getByRole('searchbox', { name: 'Search requests' })).toHaveValue('')
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  expect((await inspect(page).analyze()).violations).toEqual([])

  await list(page).getByRole('link', { name: first.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Purchase request ${firstId}`)
  await expect(page.getByRole('region', { name: 'Goods' })).toContainText(first.name)
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('Waiting for')
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sent')
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await dialog.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('The request was withdrawn')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Withdrawn')
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeHidden()
  await page.goto('/#/requests?status=withdrawn')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)

  const stranger = await (await browser.newContext()).newPage()
  await bringIn(stranger, await makeShopper(request))
  await stranger.goto(`/#/requests/${firstId}`)
  await expect(stranger.getByRole('heading', { name: 'This request was not found' })).toBeVisible()
  await stranger.context().close()
})

test('a seller finds what came in, without a way to withdraw it, and has the mail that it was withdrawn', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const token = await signInThere(request, 'seller@demo.test')
  const headers = { Authorization: `Bearer ${token}` }
  const seller = { email: 'seller@demo.test', token, headers }
  const [goods] = await findGoodsOf(request, seller, await companyOf(request, seller), 1)
  if (!goods) throw new Error('The demo seller has nothing in stock')
  const id = await sendPurchase(request, shopper, goods)

  await bringIn(page, seller)
  await page.goto(`/#/requests?box=received&search=%23${id}`)
  await list(page).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Purchase request ${id}`)
  await expect(page.getByRole('region', { name: 'Parties' })).toContainText(shopper.email)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0)

  const withdrawn = await request.put(`/api/v1/requests/${id}/status`, {
    headers: shopper.headers,
    data: { status: 'withdrawn' },
  })
  expect(withdrawn.ok()).toBe(true)
  const mails = await readMails(request, 'seller@demo.test')
  expect(mails.filter(({ subject }) => subject === `Request ${id} was withdrawn`)).toHaveLength(1)
})

test('a list that fails says so and can be tried again', async ({ page, request }) => {
  await bringIn(page, await makeShopper(request))
  await page.route('**/api/v1/requests?**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/#/requests')
  await expect(page.getByRole('alert')).toContainText('Your requests could not be loaded.')
  await page.unroute('**/api/v1/requests?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'You have not sent any requests yet' })).toBeVisible()
})

test('an address that asks for what cannot be is no error, and the hint of the search is whole', async ({
  page,
  request,
}) => {
  await bringIn(page, await makeShopper(request))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/#/requests?status=no-such&page=x&colour=red')
  await expect(page.getByRole('heading', { name: 'You have not sent any requests yet' })).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox')
  const isWhole = await search.evaluate((box: HTMLInputElement) => {
    const style = getComputedStyle(box)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return false
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = box.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return pen.measureText(box.placeholder).width <= room
  })
  expect(isWhole).toBe(true)
})
