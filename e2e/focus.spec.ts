import { expect, type Page, test } from '@playwright/test'
import { holdAnswers } from './hold-back.ts'

/** The part of the frame that keeps the focus follows the first page. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('p.sr-only[aria-live="polite"]')).toBeAttached()
}

test('what goes by being pressed leaves the focus near, another page of a list begins at its heading', async ({
  page,
}) => {
  await open(page, '/#/products')
  const filters = page.getByRole('main')
  await filters.getByRole('link', { name: /^Food & Pantry/ }).press('Enter')
  await expect(filters.getByRole('link', { name: 'Home / Shop by category' })).toBeFocused()
  await page.getByRole('link', { name: 'Home / Shop by category' }).press('Enter')
  await expect(filters.getByRole('link', { name: /^Food & Pantry/ })).toBeFocused()

  await page.getByRole('checkbox', { name: /^Ecuador/ }).press('Space')
  await page.getByRole('checkbox', { name: /^Ethiopia/ }).press('Space')
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) })
  await chip('Ecuador').press('Enter')
  await expect(chip('Ethiopia')).toBeFocused()
  await chip('Ethiopia').press('Enter')
  await expect(chip('Ethiopia')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()

  await page.getByRole('link', { name: 'Page 2', exact: true }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Back in a list the focus is at the link it was left by', async ({ page }) => {
  await open(page, '/#/products')
  const goods = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
  const link = goods.nth(9).getByRole('heading').getByRole('link')
  await link.press('Enter')
  await expect(page).toHaveURL(/#\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/#\/products$/)
  await expect(link).toBeFocused()
})

test('a page that comes slowly has the focus at its heading, and is not announced by the name of the last one', async ({
  page,
}) => {
  const answer = await holdAnswers(page, '**/api/v1/marketplace/product/**')
  await open(page, '/#/explore/brands')
  await page.evaluate(() => {
    location.hash = '#/product/douro-bud-vase-set-of-three'
  })
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('p.sr-only[aria-live="polite"]')).toBeEmpty()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Douro Bud Vase' })).toBeFocused()
})
