import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { readDemoGoods } from './demo-goods.ts'

// The worker of an earlier visit would hand out the scripts that are held back here.
test.use({ serviceWorkers: 'block' })

/** Where what shows first stands: its pictures, its headings and what a company says of itself. */
const findPlaces = (page: Page, count = Number.POSITIVE_INFINITY) =>
  page.evaluate((most) => {
    const shown = [...document.querySelectorAll('#root :is(img[fetchpriority=high], h1, .mt-7)')] as HTMLElement[]
    return shown
      .filter((one) => one.offsetParent !== null)
      .slice(0, most)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return {
          tag: one.tagName,
          x: Math.round(x),
          y: Math.round(y),
          width: Math.round(width),
          height: Math.round(height),
        }
      })
  }, count)

/** Where the name of the marketplace stands in the bar on top; 0 wide where only the mark of it does. */
const findName = (page: Page, called = 'Fairquay') =>
  page.evaluate((text) => {
    const header = [...document.querySelectorAll('header span')]
    const name = document.querySelector('.shell-name') ?? header.findLast((one) => one.textContent === text)
    const { x, y, width, height } = name?.getBoundingClientRect() ?? new DOMRect()
    return width === 0 ? { width } : { x, y, width, height }
  }, called)

/** Holds the scripts back until `release`. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** Opens pages while their scripts are held back, and lets them come. */
async function compareSights(
  page: Page,
  goods: { slug: string; name: string; get_supplier: { slug: string; name: string } },
) {
  const firsts = [
    { address: `/#/product/${goods.slug}`, name: goods.name },
    { address: '/#/products', name: 'Products' },
    { address: `/#/showroom/${goods.get_supplier.slug}`, name: goods.get_supplier.name },
    { address: `/#/company/${goods.get_supplier.slug}`, name: goods.get_supplier.name },
  ]
  for (const { address, name } of firsts) {
    const { release } = await holdScripts(page)
    await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'commit' })
    // Without the sizes, whose spaces hold together.
    await expect(page.locator('.shell-sight')).toContainText(name.slice(0, 8))
    const picture = page.locator('.shell-sight img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    const before = await findPlaces(page)
    const nameBefore = await findName(page)
    expect(before.length).toBeGreaterThan(1)
    release()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('.shell-sight')).toHaveCount(0)
    await expect.poll(() => findPlaces(page, before.length)).toEqual(before)
    expect(await findName(page)).toEqual(nameBefore)
    await page.unrouteAll({ behavior: 'wait' })
  }
}

for (const width of [390, 820, 1440])
  test(`before any script has come, pictures and names stand where the page will have them, ${width} wide`, async ({
    browser,
    request,
  }) => {
    const [goods] = await readDemoGoods(request, {})
    if (!goods) throw new Error('The demo marketplace has goods.')
    const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' })
    await compareSights(await context.newPage(), goods)
    await context.close()
  })

for (const width of [390, 820, 1440])
  test(`the words in front of the quay stand where the home page will have them, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const findWords = (within: string) =>
      page.locator(within).evaluate((root) =>
        [...root.querySelectorAll('h1, h1 + p, .rounded-full')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [one.textContent, x, y, width, height]
        }),
      )
    const { release } = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('.shell-words h1')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = [await findWords('.shell-words'), await findName(page)]
    expect(before[0]).toHaveLength(7)
    release()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => [await findWords('main section:has(h1)'), await findName(page)]).toEqual(before)
  })

test('so they do for somebody signed in, on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const [goods] = await readDemoGoods(request, {})
  if (!goods) throw new Error('The demo marketplace has goods.')
  await signIn(page, 'buyer@demo.test')
  await compareSights(page, goods)
})

test('what an operator tells everybody has its room above it', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [goods] = await readDemoGoods(request, {})
  if (!goods) throw new Error('The demo marketplace has goods.')
  const told = { id: 7, text: 'The warehouse in Porto rests on Friday.', link: '', isWarning: false }
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"announcements":[]', `"announcements":[${JSON.stringify(told)}]`)
    await route.fulfill({ response: answer, body })
  })
  const { release } = await holdScripts(page)
  await page.goto(`/#/product/${goods.slug}`, { waitUntil: 'commit' })
  await expect(page.locator('.shell-sight img')).toBeVisible()
  const before = await findPlaces(page)
  release()
  await expect(page.getByText(told.text)).toBeVisible()
  await expect.poll(() => findPlaces(page, before.length)).toEqual(before)
})

test('a long name of the marketplace is cut where its room ends, before and after', async ({ page }) => {
  const name = 'Northern Exchange for Timber, Stone and Metal Goods'
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"name":"Fairquay"', `"name":${JSON.stringify(name)}`)
    await route.fulfill({ response: answer, body })
  })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { release } = await holdScripts(page)
    await page.goto('about:blank')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('.shell-words h1')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await findName(page, name)
    release()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => findName(page, name)).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.unroute('**/assets/*.js')
  }
})

test('what is shown can be pressed before any script has come', async ({ page }) => {
  const { release } = await holdScripts(page)
  await page.goto('/#/products', { waitUntil: 'commit' })
  const card = page.locator('.shell-sight li a').first()
  await card.click()
  const address = page.url()
  expect(address).toContain('#/product/')
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('section img').first()).toBeVisible()
  expect(page.url()).toBe(address)
})

test('a list that is narrowed waits for the page', async ({ page }) => {
  await holdScripts(page)
  const isAsked = async (address: string) => {
    await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('.shell-sight')).toBeAttached()
    return await page.evaluate(
      () => (window as { askedAhead?: { question?: string } }).askedAhead?.question !== undefined,
    )
  }
  expect(await isAsked('/#/products')).toBe(true)
  expect(await isAsked('/#/products?search=coffee')).toBe(false)
})
