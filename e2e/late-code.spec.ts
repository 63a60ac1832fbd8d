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
