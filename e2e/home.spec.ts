import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'

/** Scrolls to a block, which loads when somebody comes near. */
async function approach(page: Page, name: string) {
  // The block may take the place of its own waiting shape while it is being scrolled to.
  await expect(() => page.getByText(name, { exact: true }).first().scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
  const block = page.getByRole('region', { name, exact: true })
  await expect(block.getByRole('article').first()).toBeVisible()
  return block
}

test('a visitor opens the marketplace and nothing goes wrong', async ({ page }) => {
  const errors: string[] = []
  const hosts = new Set<string>()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/')
  await expect(page).toHaveTitle('Fair trade between companies · Fairquay')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const name of ['New Arrivals', 'Special Price', 'Shop By Category', 'Shop By Country Origin', 'New Sellers'])
    await approach(page, name)
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect((await inspect(page).analyze()).violations).toEqual([])
})

test('the place and its picture are there before any style sheet or script, in the theme somebody chose, and stay where they are', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const place = page.locator('.shell-hero')
  await expect(place).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 19)')
  const picture = await place.evaluate((element) => getComputedStyle(element, '::after').backgroundImage)
  expect(picture).toContain('/pictures/hero-night.svg')
  const before = await place.boundingBox()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hero = await page.getByRole('main').getByRole('region').first().boundingBox()
  expect(Math.abs((hero?.y ?? 0) - (before?.y ?? -99))).toBeLessThanOrEqual(1)
  expect(Math.abs((hero?.height ?? 0) - (before?.height ?? -99))).toBeLessThanOrEqual(1)
  // Nor was anything in the page against its own policy.
  expect(errors).toEqual([])
})

test('a guest is invited to register and told no price; somebody signed in sees prices and no banner', async ({
  page,
}) => {
  await page.goto('/')
  const goods = page.getByRole('region', { name: 'New Arrivals' })
  await expect(goods.getByRole('article').first()).toContainText('Price Unavailable')
  await page.getByRole('complementary', { name: 'Sign up' }).getByRole('link').click()
  await expect(page).toHaveURL(/#\/secured\/register$/)

  await signIn(page, 'buyer@demo.test')
  await page.goto('/')
  await page.reload()
  await expect(goods.getByRole('article').first()).toContainText(/[$€£]\d/)
  await expect(page.getByRole('complementary', { name: 'Sign up' })).toHaveCount(0)
})

test('every block leads where it should', async ({ page }) => {
  await page.goto('/')
  const linkOf = async (name: string, link: string | RegExp = 'View All') =>
    (await approach(page, name)).getByRole('link', { name: link }).first().getAttribute('href')
  expect(await linkOf('New Arrivals')).toMatch(/#\/products$/)
  expect(await linkOf('Special Price')).toMatch(/#\/products$/)
  expect(await linkOf('Shop By Category')).toMatch(/#\/explore\/categories$/)
  expect(await linkOf('Shop By Category', 'Food & Pantry')).toMatch(/#\/products\?category=\d+(,\d+)+&page=1$/)
  expect(await linkOf('Shop By Country Origin')).toMatch(/#\/explore\/countries$/)
  expect(await linkOf('Shop By Country Origin', 'Portugal')).toMatch(/#\/products\?country=Portugal&page=1$/)
  expect(await linkOf('New Sellers', /^Products of/)).toMatch(/#\/products\?supplier=\d+&title=.+$/)
  for (const [name, type] of [
    ['Sign up as Buyer', 'buyer'],
    ['Sign up as Seller', 'seller'],
    ['Sign up as Service Provider', 'provider'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`#/secured/register\\?type=${type}$`),
    )
  await page
    .getByRole('navigation', { name: 'Ways to shop' })
    .getByRole('link', { name: /^Ready to Ship/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to Ship')
  await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article').first()).toContainText(
    'Ready to Ship',
  )
})

for (const { width, categories, countries, slides } of [
  { width: 1440, categories: 5, countries: 5, slides: 4 },
  { width: 820, categories: 6, countries: 3, slides: 3 },
  { width: 390, categories: 6, countries: 4, slides: 2 },
])
  test(`at ${width} px there are as many cards as its width asks for, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const goods = page.getByRole('region', { name: 'New Arrivals' }).getByRole('article')
    await expect(goods.first()).toBeVisible()
    const isInside = await goods.evaluateAll((cards) =>
      cards.map((card) => {
        const { left, right } = card.getBoundingClientRect()
        return left >= 0 && right <= window.innerWidth
      }),
    )
    expect(isInside.filter(Boolean)).toHaveLength(slides)
    // On a phone a fifth of the next card says that there is more to the side.
    const [card, frame] = [await goods.first().boundingBox(), await goods.first().locator('../..').boundingBox()]
    expect((frame?.width ?? 0) / (card?.width ?? 1)).toBeGreaterThan(width === 390 ? 2.2 : slides)
    await expect((await approach(page, 'Shop By Category')).getByRole('article')).toHaveCount(categories)
    await expect((await approach(page, 'Shop By Country Origin')).getByRole('article')).toHaveCount(countries)
    await expect((await approach(page, 'New Sellers')).getByRole('article')).toHaveCount(8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('a block that fails says so, leaves the others alone and can be tried again', async ({ page }) => {
  await page.route('**/special-products/new-arrivals', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.route('**/special-products/special-prices', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  const failed = page.getByRole('region', { name: 'New Arrivals' })
  await expect(failed.getByRole('alert')).toContainText('Something went wrong! Contact Support or try again later!')
  await expect((await approach(page, 'Shop By Category')).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Special Price' })).toHaveCount(0)
  await page.unroute('**/special-products/new-arrivals')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed.getByRole('article').first()).toBeVisible()
})

test('new sellers move on by themselves, rest under the pointer, and stand still for whoever asked for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const sellers = await approach(page, 'New Sellers')
  const row = sellers.getByRole('list')
  const scrolled = () => row.evaluate((list) => list.scrollLeft)
  await page.mouse.move(0, 0)
  expect(await scrolled()).toBe(0)
  await page.clock.runFor(5_100)
  await expect.poll(scrolled).toBeGreaterThan(0)

  await row.hover()
  let rested = -1
  await expect
    .poll(async () => {
      const before = rested
      rested = await scrolled()
      return rested === before
    })
    .toBe(true)
  await page.clock.runFor(11_000)
  expect(await scrolled()).toBe(rested)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.mouse.move(0, 0)
  await page.clock.runFor(11_000)
  expect(await scrolled()).toBe(rested)
})

test('the newsletter says thank you, also to somebody who asks twice', async ({ page }) => {
  await page.goto('/')
  for (const _ of [1, 2]) {
    await page.getByRole('form', { name: 'Newsletter' }).getByLabel('E-mail address').fill('reader@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Thank you for your subscription!').first()).toBeVisible()
    await page.reload()
  }
})

test('a marketplace with nothing to show says so, and no heading stands over nothing', async ({ page }) => {
  await page.route(/\/special-products\//, (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  const arrivals = page.getByRole('region', { name: 'New Arrivals' })
  await expect(arrivals.getByRole('heading')).toHaveText(['The first goods are on their way'])
  await expect(arrivals.getByRole('link', { name: 'Sign up as Seller' })).toBeVisible()
  await page.route(/\/products\/all/, (route) =>
    route.fulfill({ json: { data: { data: [], current_page: 1, per_page: 12, total: 0 } } }),
  )
  await page.route(/\/api\/v1\/filters/, async (route) => {
    const { select, ...rest } = await (await route.fetch()).json()
    const none = select.map((filter: object) => ({ ...filter, options: [] }))
    await route.fulfill({ json: { ...rest, categories: [], select: none } })
  })
  await page.route(/\/marketplace\/sellers/, (route) =>
    route.fulfill({ json: { data: [], pagination: { current_page: 1, per_page: 12, total: 0 } } }),
  )
  await page.goto('/#/products')
  const main = page.getByRole('main')
  await expect(main).toContainText('No products are offered yet')
  await expect(main).toContainText('As soon as the first seller publishes goods, they stand here.')
  await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveText('')
  await page.goto('/#/products?tab=sellers')
  await expect(main).toContainText('No sellers are here yet')
})
