import { type APIRequestContext, expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { expectNoViolations, findDemo } from './deals.ts'

/** Somebody has looked at goods of the demo's seller, and that has been counted. */
async function lookAtGoods(request: APIRequestContext): Promise<void> {
  const { headers } = await findDemo(request, 'seller@demo.test')
  const own = await (await request.get('/api/v1/own-products?state=published&perPage=1', { headers })).json()
  await request.post('/api/v1/views', {
    data: { kind: 'product', id: own.data[0].id },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  const views = async () => (await (await request.get('/api/v1/figures', { headers })).json()).figures[0].sum
  await expect.poll(views).toBeGreaterThan(0)
}

test('a seller reads figures of a period, draws another, sorts the goods, goes back, and takes them along', async ({
  page,
  request,
}) => {
  await lookAtGoods(request)
  await signIn(page, 'seller@demo.test')
  await page.goto('/#/dashboard')
  await page.getByRole('link', { name: 'All figures' }).click()
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Product views/ })).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Last 90 days' })
  await expect(page).toHaveURL(/period=90/)
  await page.getByRole('button', { name: /^Orders/ }).click()
  await expect(page.getByRole('img', { name: /^Orders, / })).toBeVisible()
  const points = page.getByRole('slider', { name: /^Orders/ })
  await points.press('Home')
  await expect(points).toHaveAttribute('aria-valuetext', /: Orders \d+, The period before \d+$/)
  await expectNoViolations(page)

  await page.getByRole('tab', { name: 'Products' }).click()
  const rows = page.getByRole('list', { name: 'Products with their figures' }).getByRole('listitem')
  await expect(rows.nth(3)).toBeVisible()
  await page.getByRole('link', { name: 'Sort by Orders' }).click()
  await expect(page).toHaveURL(/sort=orders/)
  await expect(page.getByRole('link', { name: 'Sort by Orders' })).toHaveAttribute('aria-current', 'true')
  await expectNoViolations(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=orders/)

  await page.getByRole('button', { name: 'Export' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Products, CSV file' }).click()
  expect((await file).suggestedFilename()).toMatch(/^products-.*\.csv$/)
})
