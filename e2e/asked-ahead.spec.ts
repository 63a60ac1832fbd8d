import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { readDemoGoods } from './demo-goods.ts'

/** When and how the answers of these calls were asked for, of what the page has fetched so far; times in milliseconds from its opening. */
const findCalls = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname === wanted)
        .map(({ initiatorType, startTime }) => ({ initiatorType, startTime })),
    path,
  )

test('a guest’s first answer is asked for while the scripts are on their way, and once', async ({ page, request }) => {
  const [goods] = await readDemoGoods(request, {})
  if (!goods) throw new Error('The demo marketplace has goods.')
  const firsts = [
    { address: `/#/product/${goods.slug}`, path: `/api/v1/marketplace/product/${goods.slug}`, shows: goods.name },
    {
      address: `/#/company/${goods.get_supplier.slug}`,
      path: `/api/v1/marketplace/company/${goods.get_supplier.slug}`,
      shows: goods.get_supplier.name,
    },
  ]
  for (const { address, path, shows } of firsts) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shows)
    expect(await findCalls(page, path)).toEqual([{ initiatorType: 'link', startTime: expect.any(Number) }])
  }
  await page.goto('about:blank')
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'New Arrivals' })).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
  expect(await findCalls(page, '/special-products/new-arrivals')).toHaveLength(1)
})

test('somebody signed in asks with their token alone', async ({ page, request }) => {
  const [goods] = await readDemoGoods(request, {})
  await signIn(page, 'buyer@demo.test')
  await page.goto('about:blank')
  await page.goto(`/#/product/${goods?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(goods?.name ?? '')
  const calls = await findCalls(page, `/api/v1/marketplace/product/${goods?.slug}`)
  expect(calls.map(({ initiatorType }) => initiatorType)).toEqual(['fetch'])
})
