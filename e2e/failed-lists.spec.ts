import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'

/** The server refuses what matches until `mend` is called. */
async function breakCalls(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Broken.' } }))
  return () => page.unroute(address)
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const loadFailed = 'Something went wrong, please try again later.'
const generic = 'Something went wrong! Contact Support or try again later!'

test('filters that cannot be loaded say so and can be tried again: catalogue, phone, showroom', async ({ page }) => {
  const mend = await breakCalls(page, /\/api\/v1\/filters/)
  await page.goto('/#/products')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel.getByRole('alert')).toContainText('The filters could not be loaded.')
  expect((await inspect(page).analyze()).violations).toEqual([])
  await mend()
  await tryAgain(page).click()
  await expect(panel.getByRole('checkbox').first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const mendAgain = await breakCalls(page, /\/api\/v1\/filters/)
  await page.reload()
  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect(drawer.getByRole('alert')).toContainText('The filters could not be loaded.')
  await mendAgain()
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(drawer.getByRole('checkbox').first()).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  const mendShowroom = await breakCalls(page, /\/api\/showroom\/filters\//)
  await page.goto('/#/showroom/almarinho-trading-house')
  await expect(panel.getByRole('alert')).toContainText('The filters could not be loaded.')
  await mendShowroom()
  await tryAgain(page).click()
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
})

test('the second page of a list fails like the first: a sentence, a notice and another try', async ({ page }) => {
  const goods = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
  await page.goto('/#/products')
  await expect(goods.first()).toBeVisible()
  const mendGoods = await breakCalls(page, /\/products\/all\?.*page=2/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(loadFailed)
  await mendGoods()
  await tryAgain(page).click()
  await expect(goods.first()).toBeVisible()

  await page.goto('/#/search?target=all&search=coffee')
  const results = page.getByRole('list', { name: 'Results' }).locator('> li')
  await expect(results.first()).toBeVisible()
  const mendSearch = await breakCalls(page, /\/api\/v2\/search\?.*page=2/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(generic)
  await mendSearch()
  await tryAgain(page).click()
  await expect(results.first()).toBeVisible()

  await page.goto('/#/explore/brands')
  const brands = page.getByRole('list', { name: 'Shop by Brand' }).getByRole('article')
  await expect(brands).toHaveCount(36)
  const mendBrands = await breakCalls(page, /\/marketplace\/brands\?page=3/)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(generic)
  await expect(brands).toHaveCount(36)
  await mendBrands()
  await tryAgain(page).click()
  await expect(async () => expect(await brands.count()).toBeGreaterThan(36)).toPass()
})

test('what was there stays when it cannot be loaded again, and says so', async ({ page }) => {
  await page.clock.install()
  const main = page.getByRole('main')
  const told = main.getByRole('alert').filter({ hasText: 'This could not be loaded again. You see it as it was.' })
  const pages = [
    ['/#/product/mare-pasta-bowl-23-cm', /marketplace\/product\//, 'Maré Pasta Bowl, 23 cm'],
    ['/#/showroom/almarinho-trading-house', /marketplace\/showroom\//, 'Made along the Atlantic'],
    ['/#/company/almarinho-trading-house', /marketplace\/company\//, 'Turnover a year'],
    ['/#/search?target=all&search=coffee', /api\/v2\/search\?/, 'Price Unavailable'],
    ['/#/products?tab=sellers', /marketplace\/sellers/, 'View products'],
    ['/#/products', /products\/all/, 'Price Unavailable'],
  ] as const
  const leave = async () => {
    await page.goto('/#/pages/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
  }
  for (const [address, answer, shown] of pages) {
    // From a page that shows nothing of it: the page before stays until the code of the next is there, and some say the same.
    await leave()
    await page.goto(address)
    await expect(main.getByText(shown).first()).toBeVisible()
    await leave()
    // Long enough that what was loaded is asked for again.
    await page.clock.fastForward('01:00')
    const mend = await breakCalls(page, answer)
    await page.goBack()
    await expect(told, address).toBeVisible()
    await expect(main.getByText(shown).first()).toBeVisible()
    await expect(main.getByText(loadFailed)).toHaveCount(0)
    await mend()
    await told.getByRole('button', { name: 'Try again' }).click()
    await expect(told).toHaveCount(0)
  }
})

test('a cart that cannot be loaded says so and can be tried again; nothing is counted that is not known', async ({
  page,
}) => {
  await signIn(page, 'buyer@demo.test')
  const main = page.getByRole('main')
  const mend = await breakCalls(page, /\/api\/v1\/cart$/)
  await page.goto('/#/cart')
  await page.reload()
  await expect(main.getByRole('alert')).toContainText('Your cart could not be loaded.')
  await expect(main.locator('.animate-pulse')).toHaveCount(0)
  await mend()
  await tryAgain(page).click()
  await expect(main.getByRole('alert')).toHaveCount(0)
  for (const [address, answer] of [
    ['/#/products', /products\/all/],
    ['/#/products?tab=sellers', /marketplace\/sellers/],
  ] as const) {
    await breakCalls(page, answer)
    await page.goto(address)
    await expect(main.getByRole('alert')).toContainText(loadFailed)
    await expect(main.getByRole('tabpanel').getByRole('status').locator('.animate-pulse')).toHaveCount(0)
  }
})

test('an operator, who has no company, is told so at the integrations; no other try is offered', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  for (const address of ['/#/integrations', '/#/integrations/webhooks/1']) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByText('Your account belongs to no company, so it has no integrations.')).toHaveCount(1)
    await expect(main.getByRole('button')).toHaveCount(0)
    expect((await inspect(page).analyze()).violations).toEqual([])
  }
})
