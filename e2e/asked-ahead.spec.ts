import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { readDemoGoods } from './demo-goods.ts'

/** Of each call to this path: whether it was made before any of the page's own scripts ran, which is when all of the page has been read. */
const findCalls = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname === wanted)
        .map(({ startTime }) => {
          const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
          return startTime < (opened?.domInteractive ?? 0)
        }),
    path,
  )

/** What fetched each picture that stands in these elements: one entry for each time. The browser tells it when a picture is there. */
const findFetches = async (page: Page, pictures: string) => {
  const found = page.locator(pictures)
  await expect
    .poll(() =>
      found.evaluateAll((images) => images.length > 0 && images.every((image) => (image as HTMLImageElement).complete)),
    )
    .toBe(true)
  return await found.evaluateAll((images) =>
    images.map((image) =>
      (performance.getEntriesByName((image as HTMLImageElement).currentSrc) as PerformanceResourceTiming[]).map(
        ({ initiatorType }) => initiatorType,
      ),
    ),
  )
}

test('a guest’s first answer is asked for while the scripts are on their way, and once', async ({ page, request }) => {
  const [goods] = await readDemoGoods(request, {})
  if (!goods) throw new Error('The demo marketplace has goods.')
  const firsts = [
    {
      address: `/#/product/${goods.slug}`,
      path: `/api/v1/marketplace/product/${goods.slug}`,
      shows: goods.name,
      isList: false,
    },
    {
      address: `/#/company/${goods.get_supplier.slug}`,
      path: `/api/v1/marketplace/company/${goods.get_supplier.slug}`,
      shows: goods.get_supplier.name,
      isList: false,
    },
    {
      address: `/#/showroom/${goods.get_supplier.slug}`,
      path: `/api/v1/marketplace/showroom/${goods.get_supplier.slug}`,
      shows: goods.get_supplier.name,
      isList: true,
    },
    { address: '/#/products', path: '/api/v1/products/all', shows: 'Products', isList: true },
  ]
  for (const { address, path, shows, isList } of firsts) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(shows)
    if (isList) await expect(page.locator('article').first()).toBeVisible()
    expect(await findCalls(page, path)).toEqual([true])
    // The pictures that are seen first (first-sight.spec.ts) are not fetched once more by the page.
    const first = isList ? 'article img[fetchpriority=high]' : 'main section img[fetchpriority=high]'
    if (path.includes('/company/')) continue
    const fetches = await findFetches(page, first)
    expect(fetches).toEqual(fetches.map(() => ['img']))
  }
  // A window of another width asks for fewer, and still once; what is narrowed is asked by the page alone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('about:blank')
  await page.goto('/#/products')
  await expect(page.locator('article').first()).toBeVisible()
  expect(await findCalls(page, '/api/v1/products/all')).toEqual([true])
  await page.goto('about:blank')
  await page.goto('/#/products?search=coffee')
  await expect(page.locator('article').first()).toBeVisible()
  expect(await findCalls(page, '/api/v1/products/all')).toEqual([false])
  await page.goto('about:blank')
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'New Arrivals' })).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
  expect(await findCalls(page, '/special-products/new-arrivals')).toEqual([true])
})

test('somebody signed in is asked about ahead as well, with their token and once', async ({ page, request }) => {
  const [goods] = await readDemoGoods(request, {})
  await signIn(page, 'buyer@demo.test')
  const path = `/api/v1/marketplace/product/${goods?.slug}`
  const session = '/api/auth/custom-session'
  const sent: (string | undefined)[] = []
  page.on('request', (one) => {
    if ([path, session].includes(new URL(one.url()).pathname)) sent.push(one.headers().authorization)
  })
  await page.goto('about:blank')
  await page.goto(`/#/product/${goods?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(goods?.name ?? '')
  await expect(page.getByRole('button', { name: /Add to cart/i }).first()).toBeVisible()
  expect(await findCalls(page, path)).toEqual([true])
  expect(await findCalls(page, session)).toEqual([true])
  expect(sent).toEqual([expect.stringMatching(/^Bearer ./), expect.stringMatching(/^Bearer ./)])
})

test('what did not get through so early is asked for again by the page', async ({ page, request }) => {
  const [goods] = await readDemoGoods(request, {})
  await signIn(page, 'buyer@demo.test')
  const lost: string[] = []
  for (const path of [`/api/v1/marketplace/product/${goods?.slug}`, '/api/auth/custom-session'])
    await page.route(
      `**${path}`,
      async (route) => {
        lost.push(path)
        await route.abort()
      },
      { times: 1 },
    )
  await page.goto('about:blank')
  await page.goto(`/#/product/${goods?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(goods?.name ?? '')
  await expect(page.getByRole('button', { name: /Add to cart/i }).first()).toBeVisible({ timeout: 3000 })
  expect(lost.length).toBe(2)
})
