import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { fromElsewhere, newPassword, signIn } from './accounts.ts'
import { findPlainGoods, makeShopper, smallestOrder } from './cart-goods.ts'
import { readLink } from './outbox.ts'

const lefts = (places: Locator) =>
  places.evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))])

/** What a row shows only a part of, in one line that ends in dots. */
const cutLines = (list: Locator) =>
  list.evaluate((whole) =>
    [...whole.querySelectorAll('*')]
      .filter((one) => one.children.length === 0 && getComputedStyle(one).overflowX === 'hidden')
      .filter((one) => one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  )

async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
}

test('beside the menu of a desk and on a tablet, requests say what they are about and who asks', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [product] = await findPlainGoods(request, shopper, 1)
  if (!product) throw new Error('no goods')
  const price = product.prices?.find(({ min_qty }) => min_qty === smallestOrder(product))
  const sent = await request.post('/api/v1/purchase-requests', {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: { lines: [{ product_id: product.id, quantity: price?.min_qty, selected_price_id: price?.id }] },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await signIn(page, 'admin@demo.test')
  for (const [width, path, title] of [
    [820, '/#/dashboard', 'Dashboard'],
    [1100, '/#/dashboard', 'Dashboard'],
    [820, '/#/requests', 'My requests'],
    [390, '/#/requests', 'My requests'],
  ] as const) {
    await openAt(page, width, path)
    // The dashboard has such a list too, which is there until it has gone.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const list = page.getByRole('list', { name: 'Requests' })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    expect(await cutLines(list), `${path} at ${width}`).toEqual([])
    // The icon is the first; what the request is about stands beside it.
    const names = await list
      .locator('li > a > span:nth-of-type(2)')
      .evaluateAll((all) => all.map((one) => one.clientWidth))
    expect(Math.min(...names), `${path} at ${width}`).toBeGreaterThan(150)
  }
})

test('on a tablet the operator’s lists have columns, and on a phone what belongs to a product stands below its name', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test')
  for (const [path, name] of [
    ['/#/operator/companies', 'Companies'],
    ['/#/operator/people', 'People'],
  ] as const) {
    await openAt(page, 820, path)
    const rows = page.getByRole('list', { name }).getByRole('listitem')
    await expect(rows.nth(5)).toBeVisible()
    expect(await lefts(rows.locator('> div:nth-of-type(2)')), path).toHaveLength(1)
  }
  await openAt(page, 390, '/#/marketplace/products')
  // Drafts of other journeys stand there as well, and lead nowhere.
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: 'Published' })
  const row = rows.filter({ has: page.getByRole('link') }).first()
  await expect(row).toBeVisible()
  const [name] = await lefts(row.getByRole('link'))
  const [state] = await lefts(row.getByText('Published'))
  expect(state).toBe(name)
  const height = await row.getByRole('link').evaluate((link) => link.getBoundingClientRect().height)
  expect(height).toBeGreaterThanOrEqual(24)
})

test('a figure of the marketplace leads to what it counts', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/dashboard')
  await page.getByRole('link', { name: /^Drafts/ }).click()
  await expect(page).toHaveURL(/state=draft/)
  await expect(page.getByLabel('State')).toHaveValue('draft')
})

test('who is no operator reads at the list of all products where goods stand in their own menu', async ({ page }) => {
  await signIn(page, 'buyer@demo.test')
  await page.goto('/#/marketplace/products')
  await expect(page.getByRole('heading', { name: 'Only operators see everybody’s products' })).toBeVisible()
  await expect(page.getByText('What is on the market stands under Products, what a seller')).toBeVisible()
})

test('who waits for approval is told so where the requests will be', async ({ page, request }) => {
  const email = `waiting-${randomUUID().slice(0, 8)}@journeys.test`
  const company = { name: `Waiting Freight ${email.slice(8, 14)}`, country: 'NL' }
  const person = { first_name: 'Ann', last_name: 'Lee', email, password: newPassword, terms: true }
  await request.post('/api/auth/register', {
    headers: fromElsewhere(),
    data: { type: 'provider', ...person, company },
  })
  const token = (await readLink(request, email)).split('token=')[1]
  expect((await request.post('/api/v1/email-confirmations', { data: { token } })).ok()).toBe(true)
  await signIn(page, email, newPassword)
  await page.goto('/#/dashboard')
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
  await expect(page.getByText('once the marketplace has approved your company')).toBeVisible()
  await expect(page.getByText('No freight request is open')).toHaveCount(0)
  await page.goto('/#/requests')
  await expect(page.getByText('Requests reach your company once the marketplace has approved it.')).toBeVisible()
  await page.goto('/#/profile')
  await expect(page.getByText('Buyers see your name on your answers.')).toBeVisible()
})

test('the only owner of a company reads why they cannot leave, and nothing found says what to try', async ({
  page,
}) => {
  await signIn(page, 'provider2@demo.test')
  await page.goto('/#/profile/members')
  await expect(page.getByText('A company needs an owner who can sign in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave' })).toHaveCount(0)
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/outbox?search=nobody-was-written-this')
  await expect(page.getByText('Try fewer words or another filter.')).toBeVisible()
})

test('what has the focus is not behind the bar that stays at the foot of the page', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await openAt(page, 390, '/#/operator/settings')
  await page.getByRole('textbox', { name: 'How It Works' }).fill('nowhere')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'How It Works' })
  await expect(field).toBeFocused()
  const [below, bar] = await Promise.all([
    field.evaluate((one) => one.getBoundingClientRect().bottom),
    page.locator('.stays-at-foot').evaluate((one) => one.getBoundingClientRect().top),
  ])
  expect(below).toBeLessThanOrEqual(bar)
})
