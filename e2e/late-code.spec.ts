import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { holdBack } from './hold-back.ts'

test('a menu whose code comes late is given up by Escape and by another page, and opens when it is pressed again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const arrive = await holdBack(page, 'phone-menu')
  await page.goto('/#/products')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/#/pages/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await arrive()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('what the bell opens is not laid over the next page when its code comes late', async ({ page }) => {
  await signIn(page, 'buyer@demo.test')
  const arrive = await holdBack(page, 'dialog-frame')
  await page.goto('/#/products')
  await page.reload()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/#/pages/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
  await arrive()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
})

test('a part whose code does not come says so in its place, leaves the page alone, and comes when asked again', async ({
  page,
}) => {
  const parts = /\/(unfolding-list|showroom-filter-panel|world-map|page-reviews|frame-footer)-[^/]+\.js$/
  await page.route(parts, (route) => route.fulfill({ status: 503, body: '' }))
  const main = page.getByRole('main')
  const missing = main.getByText('This part could not be loaded.')

  await page.goto('/#/showroom/almarinho-trading-house?view=list')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made along the Atlantic')
  await expect(missing).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  await expect(page.getByText('This part could not be loaded.')).toHaveCount(3)

  await page.goto('/#/company/almarinho-trading-house')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almarinho Trading House')
  const presence = page.getByRole('region', { name: 'Sales & Presence' })
  await expect(presence.getByText('This part could not be loaded.')).toBeVisible()
  await expect(presence.getByRole('listitem')).toHaveCount(20)
  // It is asked for once more by itself, in vain.
  const again = presence.getByRole('button', { name: 'Try again' })
  await expect(again).toBeEnabled()
  await page.unroute(parts)
  await again.click()
  await expect(presence.getByRole('img', { name: 'Exports to 20 countries' })).toBeVisible()

  await page.goto('/#/showroom/almarinho-trading-house?view=list')
  await expect(main.getByRole('list', { name: 'Products', exact: true }).getByRole('article').first()).toBeVisible()
  await expect(missing).toHaveCount(0)
})
